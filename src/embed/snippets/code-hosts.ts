/** Where code lives. */

import { heightOf } from '../heights.ts';
import { quotedText } from './escape.ts';
import { markdownLink, markdownPicture } from './forms.ts';
import { embedOf, type Shared, type Tool } from './shared-case.ts';

const pictured = (shared: Shared) => ({
  'Picture and link': markdownPicture(shared, 'svg'),
  'Link alone': markdownLink(shared),
});

export const code: readonly Tool[] = [
  {
    id: 'github',
    tool: 'GitHub',
    pictures: pictured,
    note: 'READMEs, issues and wikis take frames and scripts out.',
    picture: 'GitHub fetches the picture, so this site must be on the internet.',
  },
  {
    id: 'gitlab',
    tool: 'GitLab',
    pictures: pictured,
    note: 'Frames are for a fixed list of services that nobody can add to, so a picture leads here.',
  },
  {
    id: 'jupyter',
    tool: 'Jupyter',
    texts: (shared) => ({
      'In a code cell': `from IPython.display import IFrame\nIFrame(${quotedText(embedOf(shared))}, '100%', ${heightOf(shared, 640)})`,
    }),
    pictures: (shared) => ({ 'In a Markdown cell': markdownPicture(shared, 'png') }),
    note: 'Markdown cells never show frames, and neither do notebooks that are not trusted: those show the picture.',
  },
];
