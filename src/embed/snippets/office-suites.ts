/** Office suites, most of them hosted by their vendors: they take an address, or a picture. */
import { heightOf } from '../heights.ts';
import { attribute } from './escape.ts';
import { frame, markdownPicture, scriptTag, tag } from './forms.ts';
import { frameOf } from './frame.ts';
import { embedOf, type Shared, type Tool } from './shared-case.ts';

const macro = (shared: Shared) => `<ac:structured-macro ac:name="iframe">
<ac:parameter ac:name="src"><ri:url ri:value="${attribute(embedOf(shared))}" /></ac:parameter>
<ac:parameter ac:name="width">800</ac:parameter>
<ac:parameter ac:name="height">${heightOf(shared, 800)}</ac:parameter>
</ac:structured-macro>`;

export const officeSuites: readonly Tool[] = [
  {
    id: 'confluence-cloud',
    tool: 'Confluence Cloud',
    texts: (shared) => ({
      'Type /iframe and give it this URL': embedOf(shared),
      'Its height in pixels, at a width of 800': String(heightOf(shared, 800)),
      'The same in storage format': macro(shared),
    }),
    note: 'The iframe macro takes any https address. It stays as high as you set it.',
  },
  {
    id: 'confluence-dc',
    tool: 'Confluence Data Center',
    texts: (shared) => ({
      'In an HTML macro': `${scriptTag(shared)}\n${tag(shared)}`,
      'In a user macro': frame(shared),
    }),
    note: 'The HTML macro is off as delivered, since it lets every author run scripts; a user macro made by an administrator needs no such trust.',
  },
  {
    id: 'sharepoint',
    tool: 'SharePoint Online',
    texts: (shared) => ({
      'In an Embed web part': frameOf(shared.id, { ...shared, width: 800, fixed: true }),
    }),
    note: 'A site administrator adds this host under HTML Field Security; it must be https. The frame keeps its size.',
  },
  {
    id: 'azure-devops',
    tool: 'Azure DevOps wiki',
    pictures: (shared) => ({ 'Picture and link': markdownPicture(shared, 'png') }),
    note: 'Frames are for a few video services only, so a picture leads here. A PNG can be attached; SVG is not among its attachments.',
  },
];
