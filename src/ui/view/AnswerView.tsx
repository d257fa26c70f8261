import { firstOf, plainText, type Readout, type Shown } from '../../kit/index.ts';
import { Details, Tables } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { Memo } from './Memo.tsx';
import { PhraseText } from './PhraseText.tsx';
import { Picture } from './Picture.tsx';
import { isPictured, sceneOf } from './page-picture.ts';
import type { DetailsProps, FiguresProps, Stage } from './props.ts';
import { Recommendations } from './Recommendations.tsx';
import { Verdict } from './Verdict.tsx';

/** Is its picture one over time, or is there none? Then the figures are to the right of the sentence, and the picture below both. */
function isWide(answer: Shown): boolean {
  const { chart } = answer;
  if (sceneOf(answer)) return true;
  if (isPictured(answer)) return false;
  return !chart || (chart.x.values === 'times' && chart.x.scale === 'linear');
}

/**
 * An answer: verdict and bottleneck, the sentence, the figures, the picture. While the reader types, these
 * follow each key; the details follow a moment after the last one.
 */
export function AnswerView({
  complete,
  onlyWords,
  ...props
}: DetailsProps &
  Pick<Stage, 'onlyWords'> & {
    /** The answer whose details are shown: the last that was computed with them. */
    readonly complete: Shown;
  }) {
  const { answer, outdated, compact, views } = props;
  const { Bill, Burst, Figures, Fold, Plane, UnderFigures, isUnderFigures } = views;
  const { burst, readouts, plane } = answer;
  const { first, rest } = dividedOf(readouts);
  const figures = { readouts, outdated };
  const more = rest.length > 0 && <Readouts shown={rest} {...figures} />;
  const bursts = Burst && burst && <Burst burst={burst} {...figures} />;
  // Programs that read a page must not take the last answer for that to the present input.
  const data = outdated
    ? { 'aria-label': 'The last answer' }
    : {
        'data-answer': true,
        'data-bound-by': answer.boundBy.join('; '),
        'data-verdict': answer.verdict,
        'aria-label': 'Answer',
      };
  const lead = (
    <div class="lead">
      <Status answer={answer} outdated={outdated} compact={compact} />
      <div class="sentence">
        <h2 class="headline">
          <PhraseText phrase={answer.headline} />
        </h2>
        {/* Below another sentence it is another one: a browser does not count it as moved. */}
        <p class="why" key={plainText(answer.headline)}>
          <PhraseText phrase={[complete.why]} />
        </p>
      </div>
      {Bill && <Bill {...figures} />}
      {first.length > 0 && <Readouts shown={first} {...figures} />}
      {!compact && bursts}
      {UnderFigures && !compact && <UnderFigures {...props} answer={complete} />}
    </div>
  );
  const below = () => (
    <>
      {Figures && Fold && !compact && (
        <Fold answer={answer} part="figures">
          <Figures {...figures} />
          <Tables {...props} answer={complete} />
        </Fold>
      )}
      <Details
        {...props}
        answer={complete}
        more={compact && [Figures && <Figures {...figures} />, bursts, more]}
      />
      {Fold && !compact && more && (
        <Fold
          answer={answer}
          part="line"
          line={['More figures', rest.map(({ label, text }) => `${label} ${text}`).join(' · ')]}
        >
          {more}
        </Fold>
      )}
    </>
  );
  return (
    <section class={`answer ${answer.verdict ?? ''}${outdated ? ' outdated' : ''}`} {...data}>
      {compact ? (
        lead
      ) : (
        <div class={isWide(complete) ? 'upper wide' : 'upper'}>
          {lead}
          {Plane && plane ? (
            <Plane plane={plane} onText={props.onText} />
          ) : (
            <Picture {...props} answer={complete} />
          )}
          {isUnderFigures && <Recommendations {...props} answer={complete} />}
        </div>
      )}
      <Memo of={onlyWords ? [] : [{}]} draw={below} />
    </section>
  );
}

/** The verdict and the bottleneck, or why the answer is not that to the present input. */
function Status({
  answer: { verdict, badge, boundBy, bottleneck = firstOf(boundBy), whose, readouts },
  outdated,
  compact,
}: Pick<DetailsProps, 'answer' | 'outdated' | 'compact'>) {
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
  // Another verdict is another line: a browser does not count its words as moved.
  return (
    <p class="status" key={`${verdict} ${boundBy[0]}`}>
      {verdict && <Verdict verdict={verdict} badge={badge} />}{' '}
      {boundBy.length > 0 &&
        (whose ?? (
          <span>
            {/* In a frame it is one line, in which the badge says as much. */}
            {verdict === 'fits' ? 'Nearest limit: ' : !(compact && verdict) && 'Bottleneck: '}
            <b>{bottleneck}</b>
            <span class="used">{within('status')}</span>
          </span>
        ))}
      {boundBy.length === 0 && within('status')}
      <span class="hidden">
        {readouts.map(
          // For programs: ends of a range that print alike are no range to read.
          ({ id, value, unit, within: place }) =>
            place === 'over' && (
              <Figure key={id} readout={{ id, value, unit }} text="" outdated={undefined} />
            ),
        )}
      </span>
    </p>
  );
}

/** As many figures as are seen at once; the others are folded into a line. */
const atOnce = 3;

/** The figures that are seen at once, and the others that have a place of their own. */
function dividedOf(readouts: readonly Readout[]) {
  const own = readouts.filter(({ within, cell }) => !within && !cell);
  const first = own.toSorted((a, b) => Number(!a.chief) - Number(!b.chief)).slice(0, atOnce);
  const rest = readouts.filter(
    (one) => one.within === 'more' || (own.includes(one) && !first.includes(one)),
  );
  return { first, rest };
}

/** Figures of an answer, in the unit of the source, and in the other one after it, with those that are written below them. */
const Readouts = ({
  shown,
  readouts,
  outdated,
}: FiguresProps & { readonly shown: readonly Readout[] }) => (
  <dl class="readouts">
    {shown.map(({ id, label, kind, value, unit, text, aside }) => {
      const under = readouts.filter(({ within }) => within === id);
      return (
        <div class={kind} key={id}>
          <dt>{label}</dt>
          <dd>
            <Figure readout={{ id, value, unit }} text={text} outdated={outdated} />
            {(aside || under.length > 0) && (
              <span class="aside">
                {aside}
                {under.map((one, at) => (
                  <Within
                    key={one.id}
                    readout={one}
                    outdated={outdated}
                    isFirst={!aside && at === 0}
                  />
                ))}
              </span>
            )}
          </dd>
        </div>
      );
    })}
  </dl>
);

/** “, headroom none” or “ to 4 ms”; where nothing is before it, “IO size up to 48 KiB”. */
const Within = ({
  readout: { id, label, value, unit, text },
  outdated,
  isFirst,
}: {
  readout: Readout;
  outdated: string | undefined;
  isFirst?: boolean;
}) => (
  <>
    {isFirst
      ? label
      : `${label === 'to' ? '' : ','} ${label.replace(/^.(?=[a-z])/, (letter) => letter.toLowerCase())}`}{' '}
    <span class="quantity">
      <Figure readout={{ id, value, unit }} text={text} outdated={outdated} />
    </span>
  </>
);
