import type { ComponentChildren } from 'preact';
import { firstOf, type Readout, type Shown } from '../../kit/index.ts';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { PhraseText } from './PhraseText.tsx';
import type { DetailsProps, FiguresProps, Views } from './props.ts';
import { Verdict } from './Verdict.tsx';

/**
 * An answer: verdict and bottleneck, the sentence, the figures. While the reader types, these follow
 * each key; the details follow a moment after the last one.
 */
export function AnswerView({
  complete,
  comparison,
  ...props
}: DetailsProps & {
  /** Set beside another case. */
  readonly comparison?: ComponentChildren;
  /** The answer whose details are shown: the last that was computed with them. */
  readonly complete: Shown;
}) {
  const {
    answer,
    outdated,
    links,
    compact,
    views: { Burst, NowThen, Plane },
  } = props;
  const { burst, readouts, plane } = answer;
  // Programs that read a page must not take the last answer for that to the present input.
  const data = outdated
    ? { 'aria-label': 'The last answer' }
    : {
        'data-answer': true,
        'data-bound-by': answer.boundBy.join('; '),
        'data-verdict': answer.verdict,
        'aria-label': 'Answer',
      };
  return (
    <section class={`answer ${answer.verdict ?? ''}${outdated ? ' outdated' : ''}`} {...data}>
      <div class="lead">
        <Status answer={answer} outdated={outdated} />
        <h2 class="headline">
          <PhraseText phrase={answer.headline} />
        </h2>
        <p class="why">{complete.why}</p>
        <Readouts readouts={readouts} outdated={outdated} Figures={props.views.Figures} />
        {Burst && burst && <Burst burst={burst} readouts={readouts} outdated={outdated} />}
      </div>
      {Plane && plane && !compact && <Plane plane={plane} onText={props.onText} />}
      {NowThen && <NowThen answer={complete} links={links} />}
      {comparison}
      <Details {...props} answer={complete} />
    </section>
  );
}

/** The verdict and the bottleneck, or why the answer is not that to the present input. */
function Status({
  answer: { verdict, boundBy, readouts },
  outdated,
}: Pick<DetailsProps, 'answer' | 'outdated'>) {
  if (outdated)
    return (
      <p class="status">
        <b class="badge">Last answer</b> {outdated}
      </p>
    );
  const within = (place: string) =>
    readouts.map(
      (one) => one.within === place && <Within key={one.id} readout={one} outdated={undefined} />,
    );
  return (
    <p class="status">
      {verdict && <Verdict verdict={verdict} />}{' '}
      {boundBy.length > 0 && (
        <span>
          {verdict === 'fits' ? 'Nearest limit' : 'Bottleneck'}: <b>{firstOf(boundBy)}</b>
          {within('status')}
        </span>
      )}
      {boundBy.length === 0 && within('status')}
      <span class="hidden">{within('over')}</span>
    </p>
  );
}

/** The figures of the answer, in the unit of the source, and in the other one after it. */
function Readouts({ readouts, outdated, Figures }: FiguresProps & Pick<Views, 'Figures'>) {
  const own = readouts.filter(({ within, cell }) => !within && !cell);
  if (readouts.length === 0) return null;
  return (
    <>
      {own.length > 0 && (
        <dl class="readouts">
          {own.map(({ id, label, kind, value, unit, text, aside }) => {
            const under = readouts.filter(({ within }) => within === id);
            return (
              <div class={kind} key={id}>
                <dt>{label}</dt>
                <dd>
                  <Figure readout={{ id, value, unit }} text={text} outdated={outdated} />
                  {(aside || under.length > 0) && (
                    <span class="aside">
                      {aside}
                      {under.map((one) => (
                        <Within key={one.id} readout={one} outdated={outdated} />
                      ))}
                    </span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {Figures && <Figures readouts={readouts} outdated={outdated} />}
    </>
  );
}

/** “, headroom none” */
const Within = ({
  readout: { id, label, value, unit, text },
  outdated,
}: {
  readout: Readout;
  outdated: string | undefined;
}) => (
  <>
    , {label.toLowerCase()} <Figure readout={{ id, value, unit }} text={text} outdated={outdated} />
  </>
);
