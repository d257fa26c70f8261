import type { ComponentChildren } from 'preact';
import {
  type CalculationStep,
  type Check,
  type DeepLink,
  findPart,
  type LimitUse,
  type Shown,
  type Table,
} from '../../kit/index.ts';
import { PhraseText } from './PhraseText.tsx';
import { OfAnswer, Picture } from './Picture.tsx';
import { isPictured } from './page-picture.ts';
import type { DetailsProps, FoldProps, Links } from './props.ts';
import { Recommendations } from './Recommendations.tsx';
import { Cite, Sources } from './Sources.tsx';
import { LinkTo, TableView } from './TableView.tsx';

/** The details of an answer: recommendations, limits, steps, links, sources. */
export class Details extends OfAnswer {
  override render(props: DetailsProps) {
    const { answer, compact, links, views } = props;
    const { Rest, Limits, Own } = views;
    const { limits } = answer;
    // The badge line of a frame has named the bottleneck.
    const isFrame = compact && links.target !== undefined;
    const limitsIn = (shown: Shown['limits']) =>
      Limits &&
      shown.length > 0 && (
        <Part {...props} part="limits">
          <Limits limits={shown} outdated={props.outdated} isNamed={isFrame} />
        </Part>
      );
    // Where rows to choose from are folded, or figures as a table, curves and tables are in that fold.
    const isJoined =
      !compact &&
      Boolean(views.Figures ?? answer.tables.some(({ chooses, brief }) => chooses && brief));
    const own = Own && (
      <Own {...{ answer, compact, links }} recommend={props.recommend} onText={props.onText}>
        {isJoined && <Tables {...props} />}
      </Own>
    );
    const grounds = later(props, () => <Grounds {...props} isJoined={isJoined} />);
    if (Rest && !compact)
      return (
        <Rest {...props}>
          {(part) => (
            <>
              <Grounds {...props} answer={part} compact />
              {endingOf(part, links)}
            </>
          )}
        </Rest>
      );
    const changes = (
      <>
        <Recommendations {...props} />
        {own}
      </>
    );
    const ending = endingOf(answer, links);
    if (!compact)
      return (
        <>
          {views.isUnderFigures ? own : changes}
          {limitsIn(limits)}
          {grounds}
          {ending.some(Boolean) && (
            <Part {...props} part="sources">
              {ending}
            </Part>
          )}
        </>
      );
    // A frame is as high as what is unfolded in it, so there everything but the bottleneck and the drawing is folded.
    const marked = limits.filter(({ mark }) => mark).map(({ label }) => label);
    // Beside another picture the badge line has the bottleneck, and a chart its line.
    const isBehind = ({ label }: LimitUse) =>
      isFrame && Boolean(findPart(answer, 'costs') ?? answer.chart ?? !marked.includes(label));
    return (
      <>
        {limitsIn(limits.filter((one) => !isBehind(one)))}
        <Picture {...props} />
        {!isFrame && changes}
        <details>
          <summary>More</summary>
          {props.more}
          {limitsIn(limits.filter(isBehind))}
          {isFrame && changes}
          {grounds}
          {isFrame && ending}
        </details>
        {!isFrame && ending}
      </>
    );
  }
}

/** What an answer ends with: the same case elsewhere, and its sources. */
const endingOf = ({ deepLinks, citations }: Shown, links: Links) => [
  !links.alone && deepLinks.length > 0 && <RelatedCalculators related={deepLinks} links={links} />,
  citations.length > 0 && <Sources citations={citations} />,
];

/** A part of the details: on the page of a calculator it is folded into a line that says its result. */
function Part({
  views: { Fold },
  compact,
  ...part
}: Pick<DetailsProps, 'views' | 'compact'> & FoldProps) {
  return Fold && !compact ? <Fold {...part} /> : part.children;
}

/** Those that a calculator does not draw itself. */
const tablesOf = ({ tables }: Shown) => tables.filter(({ chooses }) => !chooses);

const drawnIn =
  ({ answer, links, views: { Table: View = TableView } }: DetailsProps) =>
  (table: Table) => <View table={table} answer={answer} links={links} key={table.caption} />;

/** The chart of an answer that has another picture. */
const curvesOf = ({ answer, beside, compact, onText, views: { Chart } }: DetailsProps) =>
  Chart &&
  answer.chart &&
  isPictured(answer) &&
  !compact && <Chart chart={answer.chart} beside={beside?.chart} onText={onText} />;

/** A part that a page draws only when somebody comes to it, where it has such parts. */
const later = ({ answer, views: { Later } }: DetailsProps, draw: () => ComponentChildren) =>
  Later ? <Later answer={answer} draw={draw} /> : draw();

/** The tables of an answer with their curves, for a fold that has something else too. */
export const Tables = (props: DetailsProps) =>
  later(props, () => [curvesOf(props), tablesOf(props.answer).map(drawnIn(props))]);

/** What the answer rests on, without curves and tables where those are in another fold. */
function Grounds({ isJoined, ...props }: DetailsProps & { readonly isJoined?: boolean }) {
  const {
    answer,
    views: { Growth },
  } = props;
  const { steps, checks } = answer;
  const tables = isJoined ? [] : tablesOf(answer);
  // Other set-ups are what one came for.
  const setUps = findPart(answer, 'set-ups') ? tables.shift() : undefined;
  const curves = !isJoined && curvesOf(props);
  const draw = drawnIn(props);
  // Whatever is more than one thing to look up, after the first table, is one part. Curves and their tables are one too.
  const plain = tables.filter(({ brief }) => !brief);
  const others = plain.slice(curves ? 0 : 1);
  const together = others.length > 1 || (curves && others.length > 0) ? others : [];
  return (
    <>
      {setUps && draw(setUps)}
      {setUps && Growth && <Growth query={findPart(answer, 'growth')} compact />}
      {tables
        .filter((table) => !together.includes(table))
        .map((table) => (
          <Part {...props} part="table" tables={[table]} key={table.caption}>
            {draw(table)}
          </Part>
        ))}
      {(curves || together.length > 0) && (
        <Part {...props} part={curves ? 'chart' : 'tables'} tables={together}>
          {curves}
          {together.map(draw)}
        </Part>
      )}
      {steps.length > 0 && (
        <Part {...props} part="steps">
          <Steps steps={steps} />
        </Part>
      )}
      {checks.length > 0 && (
        <Part {...props} part="checks">
          <Checks checks={checks} />
        </Part>
      )}
    </>
  );
}

function Steps({ steps }: { steps: readonly CalculationStep[] }) {
  return (
    <div class="steps">
      <h2>Steps of the calculation</h2>
      <dl>
        {steps.map(({ label, line }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <PhraseText phrase={line} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const severityLabels: Readonly<Record<Check['severity'], string>> = {
  failed: 'Failed',
  warning: 'Warning',
  passed: 'Passed',
  info: 'Info',
};

function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <div class="checks">
      <h2>Checks</h2>
      <ul>
        {checks.map(({ severity, text, citation }) => (
          <li key={text}>
            <b class={`badge ${severity}`}>{severityLabels[severity]}</b>
            <span>
              {text} {citation && <Cite citation={citation} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RelatedCalculators({ related, links }: { related: readonly DeepLink[]; links: Links }) {
  return (
    <p class="related-calculators">
      {related.map((link) => (
        <LinkTo {...link} links={links} key={link.text} />
      ))}
    </p>
  );
}
