/** A diagram as HTML: its drawings, each with its title, and the same in words. */
import { renderToString } from 'preact-render-to-string';
import type { Diagram, Panel } from './diagram.ts';
import { diagramOf } from './index.ts';

type Part = { readonly panel: Panel; readonly id: string; readonly titled: boolean };

function Drawing({ panel, id, titled }: Part) {
  return (
    <div class="panel">
      {titled && <p class="panel-title">{panel.title}</p>}
      <svg
        role="img"
        width="100%"
        height={panel.height}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
      >
        <title id={`${id}-title`}>{panel.title}</title>
        {/* Once more, since what a closed disclosure holds describes nothing to a screen reader. */}
        <desc id={`${id}-words`}>{panel.words.join(' ')}</desc>
        {panel.drawing}
      </svg>
    </div>
  );
}

const Words = ({ panel, titled }: Part) => (
  <>
    {titled && <p>{panel.title}:</p>}
    <ul>
      {panel.words.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
);

function Figure({ name, diagram, more }: { name: string; diagram: Diagram; more: string }) {
  const panels = diagram.panels.map((panel, index) => ({
    panel,
    id: `diagram-${name}-${index + 1}`,
    titled: diagram.panels.length > 1,
  }));
  return (
    <figure class="diagram">
      <figcaption>
        {diagram.title}
        {diagram.key && (
          <ul class="key">
            {diagram.key.map(({ mark, text }) => (
              <li key={text}>
                <svg width="10" height="10" aria-hidden="true">
                  {mark}
                </svg>{' '}
                {text}
              </li>
            ))}
          </ul>
        )}
        {diagram.legend && <p>{diagram.legend}</p>}
      </figcaption>
      <div class={`panels${diagram.wide ? ' one' : diagram.small ? ' small' : ''}`}>
        {panels.map((each) => (
          <Drawing key={each.id} {...each} />
        ))}
      </div>
      <details>
        <summary>The diagram in words</summary>
        {panels.map((each) => (
          <Words key={each.id} {...each} />
        ))}
        {more && <div dangerouslySetInnerHTML={{ __html: more }} />}
      </details>
    </figure>
  );
}

/**
 * @param more HTML that says in words what else the diagram shows
 * @throws where there is no diagram of this name
 */
export const renderDiagram = (name: string, more = ''): string =>
  renderToString(<Figure name={name} diagram={diagramOf(name)} more={more} />);
