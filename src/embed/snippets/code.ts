/** Where code lives. */
import { quotedText } from './escape.ts';
import { markdownLink, markdownPicture } from './forms.ts';
import { embedOf, heightOf, type Shared, type Snippet } from './shared.ts';

const pictured = (shared: Shared) => [
  { label: 'Picture and link', text: markdownPicture(shared, 'svg') },
  { label: 'Link alone', text: markdownLink(shared) },
];

export const code: readonly Snippet[] = [
  {
    id: 'github',
    tool: 'GitHub',
    parts: pictured,
    note: 'READMEs, issues and wikis take frames and scripts out.',
    picture: 'GitHub fetches the picture, so this site must be on the internet.',
  },
  {
    id: 'gitlab',
    tool: 'GitLab',
    parts: pictured,
    note: 'Frames are for a fixed list of services that nobody can add to, so a picture leads here.',
    picture: '',
  },
  {
    id: 'jupyter',
    tool: 'Jupyter',
    parts: (shared) => [
      {
        label: 'In a code cell',
        text: `from IPython.display import IFrame\nIFrame(${quotedText(embedOf(shared))}, '100%', ${heightOf(shared, 640)})`,
      },
      { label: 'In a Markdown cell', text: markdownPicture(shared, 'png') },
    ],
    note: 'Markdown cells never show frames, and neither do notebooks that are not trusted: those show the picture.',
    picture: '',
  },
];
