import type { Recommendation } from '../../kit/index.ts';
import { plainText } from '../../kit/view-model.ts';
import { Guide } from './Guide.tsx';
import { PhraseText } from './PhraseText.tsx';
import type { DetailsProps, Recommended } from './props.ts';

type Shown = Pick<DetailsProps, 'id' | 'answer' | 'links'>;

/** What to change, already tried: sentences, and options in a table. */
export function RecommendationList({ list, OptionTable, ...props }: Shown & Recommended) {
  if (list.length === 0) return null;
  const options = OptionTable ? list.filter(({ option }) => option) : [];
  const sentences = list.filter((one) => !options.includes(one));
  return (
    <>
      <h2>{props.answer.recommendationsTitle ?? 'What to change first'}</h2>
      {sentences.length > 0 && (
        <ul>
          {sentences.map((one, index) => (
            <li key={index}>
              <span>
                <PhraseText phrase={one.text} />
                <Guide links={props.links} to={one.outcome?.guide} of={one.outcome?.change} />
              </span>{' '}
              <Apply {...props} recommendation={one} />
            </li>
          ))}
        </ul>
      )}
      {OptionTable && options.length > 0 && (
        <OptionTable
          options={options}
          links={props.links}
          apply={(recommendation) => <Apply {...props} recommendation={recommendation} />}
        />
      )}
    </>
  );
}

/** A link that sets the calculator to a change; `Recommendations` follows it in its place where that is possible. */
function Apply({
  id,
  links,
  recommendation: { text, query },
}: Shown & { readonly recommendation: Recommendation }) {
  if (query === undefined) return null;
  return (
    <a class="try" href={links.to(id, query)} aria-label={`Apply: ${plainText(text)}`}>
      Apply
    </a>
  );
}
