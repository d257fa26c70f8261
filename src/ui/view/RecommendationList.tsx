import { plainText } from '../../kit/view-model.ts';
import { PhraseText } from './PhraseText.tsx';
import type { DetailsProps } from './props.ts';

/** What to change, already tried: a link that sets the calculator to it, here where that is possible. */
export function RecommendationList({ id, answer, links, onTry }: DetailsProps) {
  const { recommendations, recommendationsTitle = 'Ways to get more' } = answer;
  if (recommendations.length === 0) return null;
  return (
    <div class="recommendations">
      <h2>{recommendationsTitle}</h2>
      <ol>
        {recommendations.map(({ text, query }, index) => (
          <li key={index}>
            <PhraseText phrase={text} />{' '}
            {query !== undefined && (
              <a
                class="try"
                href={links.to(id, query)}
                aria-label={`Try it: ${plainText(text)}`}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  const page = event.currentTarget.getRootNode() as ShadowRoot;
                  onTry(query);
                  focusAnswer(page);
                }}
              >
                Try it
              </a>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The link that was followed is gone with the answer it belonged to, so the focus goes to the new answer. */
function focusAnswer(root: ParentNode) {
  const headline = root.querySelector<HTMLElement>('.headline');
  if (!headline) return;
  headline.tabIndex = -1;
  headline.focus();
}
