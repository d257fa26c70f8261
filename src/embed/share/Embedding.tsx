import { Component } from 'preact';
import type { ViewModel } from '../../kit/index.ts';
import type { Theme } from '../../ui/element/theme.ts';
import { heightOf } from '../heights.ts';
import { groups, type Shared, snippets } from '../snippets/index.ts';

import { CopyText } from './CopyText.tsx';
import { measured } from './measure.ts';
import { PictureTexts } from './PictureSnippets.tsx';
import { Preview } from './Preview.tsx';
import { SavedPicture } from './SavedPicture.tsx';
import { lastTool, rememberTool } from './stored.ts';
import { ToolSelect } from './ToolSelect.tsx';

type Props = { readonly screen: ViewModel; readonly shared: Shared };

type State = {
  readonly tool: string;
  readonly theme?: Theme | undefined;
  /** As typed; empty for the measured one. */
  readonly height: string;
  /** How high a case is, and which. */
  readonly found?: { readonly key: string; readonly heights: Shared['heights'] };
};

/** Pause after the last change before the case is measured, in ms. */
const measureDelay = 500;

/** No frame is lower than a line, or higher than any calculator. */
const lowest = 100;
const highest = 20_000;

const keyOf = ({ query, shown }: Shared) => `${shown} ${query}`;

/** A calculator, or its answer alone, in somebody's page: which tool, how it will look, what to paste. */
export class Embedding extends Component<Props, State> {
  override state: State = { tool: lastTool() ?? 'frame', height: '' };
  #timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount() {
    this.#measure();
  }

  override componentDidUpdate({ shared }: Props) {
    if (keyOf(shared) === keyOf(this.props.shared)) return;
    if (shared.shown !== this.props.shared.shown) this.setState({ height: '' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#measure(), measureDelay);
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer);
  }

  /** The default case was measured when the site was made. */
  async #measure() {
    const { shared } = this.props;
    if (shared.query === '') return;
    const heights = await measured(shared);
    const key = keyOf(shared);
    if (key === keyOf(this.props.shared)) this.setState({ found: { key, heights } });
  }

  #choose = (tool: string) => {
    rememberTool(tool);
    this.setState({ tool });
  };

  /** The case with what was chosen for it. */
  #chosen({ shared }: Props, { theme, height, found }: State): Shared {
    const measured = found?.key === keyOf(shared) ? found.heights : undefined;
    const own = Math.round(Number(height));
    const heights = own >= lowest && own <= highest ? { 640: own, 800: own } : measured;
    return { ...shared, theme, heights };
  }

  override render(props: Props, state: State) {
    const shared = this.#chosen(props, state);
    const tool = snippets.find(({ id }) => id === state.tool) ?? snippets[0];
    if (!tool) return null;
    const { parts } = tool;
    return (
      <>
        <ToolSelect groups={groups} chosen={tool.id} onChoose={this.#choose} />
        {parts && (
          <>
            <Preview shared={shared} />
            <div class="share-row">
              <p class="control">
                <label for="share-theme">Theme</label>
                <select
                  id="share-theme"
                  onChange={({ currentTarget: { value } }) =>
                    this.setState({
                      theme: value === 'light' || value === 'dark' ? value : undefined,
                    })
                  }
                >
                  {['Follows the page', 'light', 'dark'].map((name) => (
                    <option value={name} selected={name === (state.theme ?? '')} key={name}>
                      {name === 'light' ? 'Light' : name === 'dark' ? 'Dark' : name}
                    </option>
                  ))}
                </select>
              </p>
              <p class="control">
                <label for="share-height">Height, px</label>
                <input
                  id="share-height"
                  type="number"
                  min={lowest}
                  max={highest}
                  value={state.height}
                  placeholder={String(heightOf(shared, 640))}
                  onInput={({ currentTarget: { value } }) => this.setState({ height: value })}
                />
              </p>
            </div>
          </>
        )}
        {parts?.(shared).map((part, at) => (
          <CopyText id={`share-text-${at}`} part={part} key={`${tool.id} ${part.label}`} />
        ))}
        {!parts && (
          <>
            <SavedPicture screen={props.screen} />
            <PictureTexts screen={props.screen} shared={shared} tool={tool} />
          </>
        )}
        {parts && (
          <p class="note">
            {tool.note} {shared.query !== '' && tool.ofCase}
          </p>
        )}
        {parts && tool.plugin && (
          <p class="done">
            <a href={shared.site + tool.plugin.file} download="">
              {tool.plugin.label}
            </a>{' '}
            (zip)
          </p>
        )}
      </>
    );
  }
}
