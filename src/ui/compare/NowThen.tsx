/** A case now and another one then: what it comes to, both in a picture, and how to get there. */
import { Component } from 'preact';
import { type Compared, compare } from '../../calculators/shared/compare/compare.ts';
import {
  type CostBar,
  type NowThen as Data,
  findPart,
  type Plane,
  type Shown,
  type ViewModel,
} from '../../kit/index.ts';
import { PhraseText } from '../view/PhraseText.tsx';
import type { PlaneProps, Views } from '../view/props.ts';
import { Verdict } from '../view/Verdict.tsx';
import { bothPlanes } from './both-planes.ts';
import { LimitsOfBoth, TwoColumns } from './TwoColumns.tsx';

type Props = {
  readonly comparison: Compared;
  /** The answer to now, with what differs then. */
  readonly both: Shown;
  readonly planes: readonly [now: Plane | undefined, then: Plane | undefined];
  readonly views: Views;
} & Pick<PlaneProps, 'onText'>;

/** Rows of the table that are shown by the strip, the badges and the bars. */
const elsewhere = ['VM', 'Disks', 'Verdict', 'Cost a month'];
const kindOf = (label = '') =>
  /IOPS/.test(label) ? 'iops' : /throughput/.test(label) ? 'throughput' : '';

/** @param both the answer to now with what differs, where the calculator gives one */
export function Differences({
  now,
  then,
  both,
  ...passed
}: {
  readonly now: ViewModel;
  readonly then: ViewModel;
  readonly both: Shown | undefined;
} & Pick<Props, 'views' | 'onText'>) {
  const comparison = compare(now, then);
  return both && now.answer && then.answer ? (
    <NowThen {...passed} {...{ comparison, both }} planes={[now.answer.plane, then.answer.plane]} />
  ) : (
    <TwoColumns comparison={comparison} />
  );
}

function NowThen({ comparison, both, planes, views, onText }: Props) {
  const found = findPart(both, 'now-then');
  if (!found) return null;
  const [before, after] = comparison.outcomes;
  const rows = found.table.rows.filter(({ cells }) => !elsewhere.includes(cells[0] ?? ''));
  return (
    <section class="compare" aria-label="Now and then">
      <div class="upper">
        <div class="lead">
          <p class="status">
            {before.verdict && before.verdict !== after.verdict && (
              <>
                <Verdict verdict={before.verdict} /> becomes{' '}
              </>
            )}
            {after.verdict && <Verdict verdict={after.verdict} />}
            {before.verdict === after.verdict && ' as now'}
          </p>
          <h2 class="headline">
            <PhraseText phrase={found.sentence} />
          </h2>
          <table class="figures">
            <thead>
              <tr>
                <td />
                <th scope="col">now</th>
                <th scope="col">then</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ cells: [label, now, then, word] }) => (
                <tr class={word === 'same' ? 'same' : kindOf(label)} key={label}>
                  <th scope="row">{label}</th>
                  <td>{now}</td>
                  <td>{then}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {found.costs && <Costs costs={found.costs} />}
        </div>
        {views.Plane && <Planes planes={planes} Plane={views.Plane} onText={onText} />}
      </div>
      <Way steps={found.steps} />
      <LimitsOfBoth limits={comparison.limits} />
      {found.changes.length > 0 && (
        <details class="folded">
          <summary>
            <b>What changes</b> <span>{found.changes.map(({ text }) => text).join('; ')}</span>
          </summary>
          <ul>
            {found.changes.map(({ text, how }) => (
              <li key={text}>
                {text}
                {how && <b> ({how})</b>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What both cost, as bars of one scale. */
function Costs({ costs }: { costs: readonly [CostBar, CostBar] }) {
  const sums = costs.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0));
  const scale = 100 / Math.max(...sums, 1);
  const labels = [...new Set(costs.flatMap(({ parts }) => parts.map(({ label }) => label)))];
  return (
    <div class="costs">
      {costs.map(({ text, parts }, at) => {
        let from = 0;
        return (
          <p key={at}>
            <span>{at === 0 ? 'now' : 'then'}</span>
            <svg width="100%" height="14" aria-hidden="true">
              {parts.map(({ label, amount }) => {
                const x = from;
                from += amount * scale;
                return (
                  <rect
                    class={`p${labels.indexOf(label)}`}
                    x={`${x}%`}
                    width={`${amount * scale}%`}
                    height="14"
                    key={label}
                  />
                );
              })}
            </svg>
            <b>{text}</b>
            <span class="hidden">
              {' '}
              a month:{' '}
              {parts.map(({ label, amount }) => `${label} ${Math.round(amount)}`).join(', ')}
            </span>
          </p>
        );
      })}
      <p class="legend">
        {labels.map((label, at) => (
          <span key={label}>
            <i class={`p${at}`} />
            {label}
          </span>
        ))}
        <span>a month</span>
      </p>
    </div>
  );
}

const choices = ['now', 'both', 'then'] as const;

type PlanesProps = Pick<Props, 'planes' | 'onText'> & {
  readonly Plane: NonNullable<Views['Plane']>;
};

/** The planes of both, or one of them. */
class Planes extends Component<PlanesProps, { readonly shown: (typeof choices)[number] }> {
  override state = { shown: 'both' as const };

  override render({ planes: [now, then], Plane, onText }: PlanesProps) {
    const { shown } = this.state as { shown: (typeof choices)[number] };
    const both = now && then && bothPlanes(now, then);
    const plane = { now, both: both ?? then ?? now, then }[shown];
    return (
      <div class="planes">
        {both && (
          <fieldset class="segments" aria-label="Which of the two is drawn">
            {choices.map((each) => (
              <button
                type="button"
                aria-pressed={each === shown ? 'true' : 'false'}
                onClick={() => this.setState({ shown: each } as never)}
                key={each}
              >
                {each}
              </button>
            ))}
          </fieldset>
        )}
        {plane && <Plane plane={plane} onText={onText} />}
      </div>
    );
  }
}

/** How to get there: each step with what stops, and for how long. */
function Way({ steps }: Pick<Data, 'steps'>) {
  const stopping = steps.filter(({ how }) => how !== 'online').length;
  if (steps.length === 0) return null;
  return (
    <>
      <h2>
        How to get there{' '}
        <small>
          {stopping === 0
            ? 'nothing stops'
            : `${stopping} ${stopping === 1 ? 'stop' : 'stops'}${stopping < steps.length ? '; the rest while it runs' : ''}`}
        </small>
      </h2>
      <ol class="way">
        {steps.map(({ title, note, how, stops }) => (
          <li key={title}>
            <p>
              <b>{title}</b>
              {note && <small>{note}</small>}
            </p>
            <span>{how}</span>
            <span class={how === 'online' ? undefined : 'stops'}>{stops}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
