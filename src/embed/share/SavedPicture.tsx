import { Component } from 'preact';
import type { ViewModel } from '../../kit/index.ts';
import { groups, type Shared, type Snippet, snippets } from '../snippets/index.ts';
import { CopyText } from './CopyText.tsx';
import { previewAddress, savePicture } from './picture.tsx';
import { lastTool, rememberTool } from './stored.ts';
import { ToolSelect } from './ToolSelect.tsx';

const pictured = groups
  .map((group) => ({ ...group, snippets: group.snippets.filter(({ pictures }) => pictures) }))
  .filter(({ snippets }) => snippets.length > 0);

type State = { readonly tool: string };

/** A picture of the answer, to be saved, and the words that put it into a page. */
export class SavedPicture extends Component<
  { readonly screen: ViewModel; readonly shared: Shared | undefined },
  State
> {
  override state: State = { tool: lastTool() ?? '' };

  #choose = (tool: string) => {
    rememberTool(tool);
    this.setState({ tool });
  };

  override render(
    { screen, shared }: { screen: ViewModel; shared: Shared | undefined },
    { tool }: State,
  ) {
    const withPicture = snippets.filter(({ pictures }) => pictures);
    const chosen = withPicture.find(({ id }) => id === tool) ?? withPicture[0];
    if (!shared || !chosen) return <SaveButtons screen={screen} />;
    return (
      <>
        <ToolSelect groups={pictured} chosen={chosen.id} onChoose={this.#choose} />
        <PictureTexts screen={screen} shared={shared} tool={chosen} />
      </>
    );
  }
}

/** The picture of a case of one's own has no address. */
const upload = 'The picture is of your case alone: save it, and upload it beside the page.';

/** The words that put a picture into a page of this tool, and the picture itself. */
export const PictureTexts = ({
  screen,
  shared,
  tool,
}: {
  screen: ViewModel;
  shared: Shared;
  tool: Snippet;
}) => (
  <>
    <SaveButtons screen={screen} />
    {tool.pictures?.(shared).map((part, at) => (
      <CopyText id={`share-text-${at}`} part={part} key={`${tool.id} ${part.label}`} />
    ))}
    <p class="note">
      {/* What a tool's other forms need is no matter of its pictures. */}
      {tool.parts ? '' : `${tool.note} `}
      {screen.query === '' ? tool.picture : upload}
    </p>
  </>
);

/** The picture, and the buttons that save it. */
class SaveButtons extends Component<{ readonly screen: ViewModel }, { readonly said: string }> {
  override state = { said: '' };

  override shouldComponentUpdate(next: { readonly screen: ViewModel }, { said }: { said: string }) {
    return next.screen !== this.props.screen || said !== this.state.said;
  }

  #save = (kind: 'svg' | 'png') => async () => {
    this.setState({ said: await savePicture(this.props.screen, kind) });
  };

  override render({ screen }: { screen: ViewModel }, { said }: { said: string }) {
    const src = previewAddress(screen);
    return (
      <>
        {src && <img class="picture" src={src} alt="Preview" width="1200" height="630" />}
        <p class="done">
          <button type="button" class="do" onClick={this.#save('png')}>
            Save as PNG
          </button>{' '}
          <button type="button" class="do" onClick={this.#save('svg')}>
            Save as SVG
          </button>{' '}
          <span aria-live="polite">{said}</span>
        </p>
      </>
    );
  }
}
