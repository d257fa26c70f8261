import { renderToString } from 'preact-render-to-string';
import { growthPicture } from '../calculators/find/growth-picture.ts';
import { fullDataset } from '../calculators/full-dataset.ts';
import { shownOf } from '../calculators/index.ts';
import { findPart, toEnd } from '../kit/index.ts';
import { DayFigure } from './burst/DayFigure.tsx';
import { Rest } from './burst/Rest.tsx';
import { ChartFigure } from './charts/ChartFigure.tsx';
import { CommitFigure } from './commit/CommitFigure.tsx';
import type { CalculatorViews } from './data/modules.ts';
import { escapeHtml } from './escape-html.ts';
import { CommandBlocks } from './find/CommandBlocks.tsx';
import { Commands } from './find/Commands.tsx';
import { GrowthFigure } from './find/GrowthFigure.tsx';
import { Area } from './measured/MeasurementArea.tsx';
import { PlaneFigure } from './plane/PlaneFigure.tsx';
import { Rest as ProvisionRest } from './provision/provisioned-plane.ts';
import { Place } from './throttle/Place.tsx';
import { Player } from './throttle/Player.tsx';
import { CalculatorView } from './view/CalculatorView.tsx';
import { Example, Fields } from './view/Fields.tsx';
import { Fold } from './view/Fold.tsx';
import { OptionTable } from './view/OptionTable.tsx';
import type { GrowthProps, LaterProps, Links, OwnProps, Views } from './view/props.ts';

export type StaticOptions = {
  readonly of: string;
  /** Texts of inputs by their names; the others have their defaults. */
  readonly given?: Readonly<Record<string, string>>;
  /** The page's address is this calculator's state. */
  readonly address?: boolean;
  /** It is shown in a frame, so that links to whole pages open outside. */
  readonly framed?: boolean;
  /** It is shown inside a text: the answer first, most details folded away. */
  readonly compact?: boolean;
  /** Nothing of the site is around it. */
  readonly alone?: boolean;
};

/** Attributes as HTML; none for what is off. */
const attributes = (values: Readonly<Record<string, string | boolean>>) =>
  Object.entries(values)
    .map(([name, value]) =>
      value === true ? ` ${name}` : value === false ? '' : ` ${name}="${escapeHtml(value)}"`,
    )
    .join('');

const siteLinks: Links = {
  to: (calculator, query) => `/calculators/${calculator}/${query && `?${query}`}`,
  page: (address) => address,
};

/** A single file can link to itself only. */
const ownLinks: Links = { to: (_, query) => `?${query}`, page: (address) => address, alone: true };

/** A part of an answer, in the place where the script of a page finds it. */
const Later = ({ answer, compact, draw }: LaterProps) => {
  const timeline = findPart(answer, 'timeline');
  const run = timeline && <Player timeline={timeline} compact={compact} />;
  return <Place>{draw ? draw() : run}</Place>;
};

/** What growth costs, which a page computes once somebody comes to it. Inside a text nothing is printed of it. */
const PrintedGrowth = ({ query, compact }: GrowthProps) => {
  const picture =
    compact || query === undefined ? undefined : toEnd(growthPicture(query, fullDataset));
  return (
    <div class="growth-place">
      <div>{picture && <GrowthFigure picture={picture} />}</div>
    </div>
  );
};

type Sheets = { readonly sheets?: readonly string[]; readonly pageSheets?: readonly string[] };
const modules = import.meta.glob<CalculatorViews & Sheets>('./*/views.tsx', { eager: true });
/** What draws the parts of answers that only this calculator has. */
const moduleOf = (of: string): Partial<CalculatorViews & Sheets> =>
  modules[`./${of}/views.tsx`] ?? {};

/** A frame is half as heavy without the commands, which its page has. */
const OnItsPage = () => (
  <p class="note">A script writes them here; without it the page of the calculator has them.</p>
);

/**
 * Without a script nobody loads what writes commands, so that they are printed. A single file has that script in it,
 * and need not have them twice.
 */
const ownOf = (of: string, alone: boolean, framed: boolean): Views['Own'] => {
  const { Own } = moduleOf(of);
  if (!Own || alone) return Own;
  return (props: OwnProps) => {
    const commands = findPart(props.answer, 'commands');
    if (!commands) return <Own {...props} />;
    const Blocks = framed ? OnItsPage : CommandBlocks;
    return <Commands isPrinted {...props} commands={commands} Blocks={Blocks} />;
  };
};

/** All that draws the screen of a calculator. What a page loads later is there at once. */
export const viewsOf = (of: string, alone = false, framed = false): Views => ({
  ...moduleOf(of),
  Fields,
  Example,
  Fold,
  Area,
  OptionTable,
  Chart: ChartFigure,
  Plane: PlaneFigure,
  commits: CommitFigure,
  day: DayFigure,
  Own: ownOf(of, alone, framed),
  // Its page loads them with the day.
  ...(of === 'burst' ? { Rest } : {}),
  // Its page loads them with the plane.
  ...(of === 'provision' ? { Rest: ProvisionRest } : {}),
  Later: moduleOf(of).Later && Later,
  Growth: moduleOf(of).Growth && PrintedGrowth,
});

const noop = () => {};

/**
 * A calculator as HTML, complete without a script: the element, and its screen in a declarative
 * shadow root, so that a foreign page's styles stay out. Links are root-absolute.
 *
 * @throws where there is no such calculator or input, or the case has no answer: a page that is
 * built must not show a broken example
 */
export function renderStatic({
  of,
  given = {},
  address = false,
  framed = false,
  compact = false,
  alone = false,
}: StaticOptions): string {
  const screen = shownOf(of, given);
  const wrong = [
    ...screen.ignored,
    ...screen.controls.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : [])),
  ];
  if (wrong.length > 0) throw new Error(`The calculator ${of} can’t be set so. ${wrong.join(' ')}`);
  const links = alone ? ownLinks : siteLinks;
  const body = renderToString(
    <CalculatorView
      screen={screen}
      links={framed ? { ...links, target: '_blank' } : links}
      compact={compact}
      // A frame draws its fields once somebody comes to them, and shows one case without a script.
      views={{ ...viewsOf(of, alone, framed), ...(framed ? { Fields: undefined } : {}) }}
      onText={noop}
      onList={noop}
      onTry={noop}
      onTool={noop}
      loadPanel={async () => undefined}
    />,
  );
  const { sheets: own = [], pageSheets = [] } = moduleOf(of);
  const sheets = ['calculator', ...own, ...(compact ? [] : ['page', ...pageSheets])].map(
    (name) => `<link rel="stylesheet" href="/${name}.css">`,
  );
  return `<headroom-calculator${attributes({ of, ...given, address, framed, compact, alone })}><template shadowrootmode="open">${sheets.join('')}<div class="root" dir="ltr">${body}</div></template></headroom-calculator>`;
}
