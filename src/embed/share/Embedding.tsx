/** The script of what the panel says of other tools: frames, scripts and pictures in somebody's page. */
import { Component } from 'preact';
import type { ViewModel } from '../../kit/index.ts';
import { attempt } from '../../ui/browser/attempt.ts';
import type { Theme } from '../../ui/element/theme.ts';
import { isOnHost } from '../../ui/scripts.ts';
import { heightOf } from '../heights.ts';
import { groups, partsOf, type Shared, type Tool } from '../snippets/index.ts';
import { CopyText } from './CopyText.tsx';
import { measured } from './measure-height.ts';
import { Preview } from './Preview.tsx';
import { SavedPicture } from './SavedPicture.tsx';

type Props = { readonly screen: ViewModel; readonly shared: Shared };

const key = 'headroom-share-for';

/**
 * The tool that the reader chose last, who will embed the next calculator in the same wiki. It is kept
 * on our own site only: what other sites store is theirs. A browser may refuse to store anything.
 */
const lastTool = () => attempt(() => (isOnHost() && localStorage.getItem(key)) || undefined);

type ToolProps = {
  readonly isOffered?: (tool: Tool) => boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (tool: string) => void;
};

/** The tool that is chosen, or the first that is offered. */
function chosenTool({ chosen, isOffered = () => true }: Pick<ToolProps, 'chosen' | 'isOffered'>) {
  const tools = groups.flatMap((group) => group.tools).filter(isOffered);
  return tools.find(({ id }) => id === chosen) ?? tools[0];
}

function ToolSelect({ isOffered = () => true, chosen, onChoose }: ToolProps) {
  const choose = (tool: string) => {
    attempt(() => isOnHost() && localStorage.setItem(key, tool));
    onChoose(tool);
  };
  return (
    <p class="control">
      <label for="share-for">For</label>
      <select id="share-for" onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {groups
          .filter(({ tools }) => tools.some(isOffered))
          .map(({ name, tools }) => (
            <optgroup label={name} key={name}>
              {tools.filter(isOffered).map(({ id, tool }) => (
                <option value={id} selected={id === chosen} key={id}>
                  {tool}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </p>
  );
}

/** Texts to copy, each for the place that its label names. */
const Texts = ({ tool, of, shared }: { tool: Tool; of: 'texts' | 'pictures'; shared: Shared }) =>
  partsOf(tool[of], shared).map((part, at) => (
    <CopyText id={`share-text-${at}`} part={part} key={`${tool.id} ${part.label}`} />
  ));

/** The picture of a case of one's own has no address. */
const upload = 'The picture is of your case alone: save it, and upload it beside the page.';

/** The words that put the picture into a page of this tool. */
const PictureTexts = ({ tool, shared }: { tool: Tool; shared: Shared }) => (
  <>
    <Texts tool={tool} of="pictures" shared={shared} />
    <p class="note">
      {/* What a tool's other forms need is no matter of its pictures. */}
      {tool.texts ? '' : `${tool.note} `}
      {shared.query === '' ? tool.picture : upload}
    </p>
  </>
);

const hasPictures = ({ pictures }: Tool) => pictures !== undefined;

/** The words that put the picture of an answer into a page. */
export class PictureSnippets extends Component<Props, { readonly tool?: string | undefined }> {
  override state = { tool: lastTool() };

  override render({ shared }: Props, { tool: chosen }: { tool?: string | undefined }) {
    const tool = chosenTool({ chosen, isOffered: hasPictures });
    return tool ? (
      <>
        <ToolSelect
          isOffered={hasPictures}
          chosen={tool.id}
          onChoose={(tool) => this.setState({ tool })}
        />
        <PictureTexts tool={tool} shared={shared} />
      </>
    ) : null;
  }
}

type State = {
  readonly tool?: string | undefined;
  readonly theme?: Theme | undefined;
  /** As typed; empty for the measured one. */
  readonly height: string;
  /** How high a case is, and which. */
  readonly found?: { readonly key: string; readonly heights: Shared['heights'] };
};

const themes = { '': 'Follows the page', light: 'Light', dark: 'Dark' };

/** Pause after the last change before the case is measured, in ms. */
const measureDelay = 500;

/** No frame is lower than a line, or higher than any calculator. */
const [lowest, highest] = [100, 20_000];

const keyOf = ({ query, shown }: Shared) => `${shown} ${query}`;

/** A calculator, or its answer alone, in somebody's page: which tool, how it will look, what to paste. */
export class Embedding extends Component<Props, State> {
  override state: State = { tool: lastTool(), height: '' };
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

  /** The case with what was chosen for it. */
  #chosen({ shared }: Props, { theme, height, found }: State): Shared {
    const measured = found?.key === keyOf(shared) ? found.heights : undefined;
    const typed = Math.round(Number(height));
    const heights = typed >= lowest && typed <= highest ? { 640: typed, 800: typed } : measured;
    return { ...shared, theme, heights };
  }

  /** The theme and the height that a frame keeps. */
  #settings(shared: Shared) {
    const { theme = '', height } = this.state;
    return (
      <div class="share-row">
        <p class="control">
          <label for="share-theme">Theme</label>
          <select
            id="share-theme"
            onChange={({ currentTarget: { value } }) =>
              this.setState({ theme: value === 'light' || value === 'dark' ? value : undefined })
            }
          >
            {Object.entries(themes).map(([value, name]) => (
              <option value={value} selected={value === theme} key={value}>
                {name}
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
            value={height}
            placeholder={String(heightOf(shared, 640))}
            onInput={({ currentTarget: { value } }) => this.setState({ height: value })}
          />
        </p>
      </div>
    );
  }

  override render(props: Props, state: State) {
    const shared = this.#chosen(props, state);
    const tool = chosenTool({ chosen: state.tool });
    if (!tool) return null;
    const { texts, note, ofCase, plugin } = tool;
    return (
      <>
        <ToolSelect chosen={tool.id} onChoose={(tool) => this.setState({ tool })} />
        {texts ? (
          <>
            <Preview shared={shared} />
            {this.#settings(shared)}
            <Texts tool={tool} of="texts" shared={shared} />
            <p class="note">
              {note} {shared.query !== '' && ofCase}
            </p>
          </>
        ) : (
          <>
            <SavedPicture screen={props.screen} />
            <PictureTexts tool={tool} shared={shared} />
          </>
        )}
        {plugin && (
          <p class="done">
            <a href={shared.site + plugin.file} download="">
              {plugin.label}
            </a>{' '}
            (zip)
          </p>
        )}
      </>
    );
  }
}
