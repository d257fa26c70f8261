import type { Recommendation } from '../../kit/index.ts';
import { plainText } from '../../kit/view-model.ts';
import { GuideLink } from './GuideLink.tsx';
import { PhraseText } from './PhraseText.tsx';
import type { DetailsProps, Folded, Recommended } from './props.ts';

type Shown = Pick<DetailsProps, 'id' | 'answer' | 'links'>;

/** What is changed, for a line that names several, and for a link beside what it comes to. */
const nameOf = ({ text, outcome, option }: Recommendation) =>
  option?.name ?? outcome?.change ?? plainText(text);

/** What to change, already tried: sentences, on a page the first and a line that names the others, and options in a table. */
export function RecommendationList({
  list,
  OptionTable,
  compact,
  views: { Fold, isUnderFigures },
  ...props
}: Shown & Recommended & Pick<DetailsProps, 'compact' | 'views'>) {
  if (list.length === 0) return null;
  const options = OptionTable ? list.filter(({ option, asks }) => option ?? asks) : [];
  const sentences = list.filter((one) => !options.includes(one));
  const folded: Folded | undefined =
    Fold && !compact
      ? (some, result, content) => (
          <Fold answer={props.answer} part="line" line={[`${some.length} more`, result]}>
            {content}
          </Fold>
        )
      : undefined;
  const rest = folded && sentences.length > (isUnderFigures ? 1 : 3) ? sentences.splice(1) : [];
  /** The region and the date of prices, beside options that have one. */
  const placeOf = (some: readonly Recommendation[]) => {
    const place = some.find((one) => one.place)?.place;
    return place && <p class="secondary">{place}</p>;
  };
  const listOf = (some: readonly Recommendation[]) => (
    <ul>
      {some.map((one, index) => (
        <li key={index}>
          <span>
            <PhraseText phrase={one.text} />
            <GuideLink links={props.links} to={one.outcome?.guide} of={one.outcome?.change} />
          </span>{' '}
          <Apply {...props} recommendation={one} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h2>{props.answer.recommendationsTitle ?? 'What to change first'}</h2>
      {sentences.length > 0 && listOf(sentences)}
      {rest.length > 0 &&
        folded?.(
          rest,
          rest.map((one) => nameOf(one).split(', ', 1)).join(' · '),
          <>
            {listOf(rest)}
            {placeOf(rest)}
          </>,
        )}
      {placeOf([...sentences, ...options])}
      {OptionTable && options.length > 0 && (
        <OptionTable
          options={options}
          links={props.links}
          folded={folded}
          apply={(recommendation) => <Apply {...props} recommendation={recommendation} />}
        />
      )}
    </>
  );
}

/** A link that sets the calculator to a change; `Recommendations` follows it in its place where that is possible. */
function Apply({ id, links, recommendation }: Shown & { readonly recommendation: Recommendation }) {
  const { query } = recommendation;
  if (query === undefined) return null;
  return (
    <a class="try" href={links.to(id, query)} aria-label={`Apply: ${nameOf(recommendation)}`}>
      Apply
    </a>
  );
}
