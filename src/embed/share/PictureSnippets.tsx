import { Component } from 'preact';
import type { ViewModel } from '../../kit/index.ts';
import { groups, type Shared, type Snippet, snippets } from '../snippets/index.ts';
import { CopyText } from './CopyText.tsx';
import { lastTool, rememberTool } from './stored.ts';
import { ToolSelect } from './ToolSelect.tsx';

const pictured = groups
  .map((group) => ({ ...group, snippets: group.snippets.filter(({ pictures }) => pictures) }))
  .filter(({ snippets }) => snippets.length > 0);

type State = { readonly tool: string };

/** The words that put the picture of an answer into a page. */
export class PictureSnippets extends Component<
  { readonly screen: ViewModel; readonly shared: Shared },
  State
> {
  override state: State = { tool: lastTool() ?? '' };

  #choose = (tool: string) => {
    rememberTool(tool);
    this.setState({ tool });
  };

  override render({ screen, shared }: { screen: ViewModel; shared: Shared }, { tool }: State) {
    const withPicture = snippets.filter(({ pictures }) => pictures);
    const chosen = withPicture.find(({ id }) => id === tool) ?? withPicture[0];
    if (!chosen) return null;
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

/** The words that put the picture into a page of this tool. */
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
