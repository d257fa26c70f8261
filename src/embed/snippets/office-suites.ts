/** Office suites, most of them hosted by their vendors: they take an address, or a picture. */
import { attribute, frameOf } from '../frame.ts';
import { frame, markdownPicture, scriptTag, tag } from './forms.ts';
import { embedOf, heightOf, type Shared, type Snippet } from './shared.ts';

const macro = (shared: Shared) => `<ac:structured-macro ac:name="iframe">
<ac:parameter ac:name="src"><ri:url ri:value="${attribute(embedOf(shared))}" /></ac:parameter>
<ac:parameter ac:name="width">800</ac:parameter>
<ac:parameter ac:name="height">${heightOf(shared, 800)}</ac:parameter>
</ac:structured-macro>`;

export const officeSuites: readonly Snippet[] = [
  {
    id: 'confluence-cloud',
    tool: 'Confluence Cloud',
    parts: (shared) => [
      { label: 'Type /iframe and give it this URL', text: embedOf(shared) },
      { label: 'Its height in pixels, at a width of 800', text: String(heightOf(shared, 800)) },
      { label: 'The same in storage format', text: macro(shared) },
    ],
    note: 'The iframe macro takes any https address. It stays as high as you set it.',
  },
  {
    id: 'confluence-dc',
    tool: 'Confluence Data Center',
    parts: (shared) => [
      { label: 'In an HTML macro', text: `${scriptTag(shared)}\n${tag(shared)}` },
      { label: 'In a user macro', text: frame(shared) },
    ],
    note: 'The HTML macro is off as delivered, since it lets every author run scripts; a user macro made by an administrator needs no such trust.',
  },
  {
    id: 'sharepoint',
    tool: 'SharePoint Online',
    parts: (shared) => [
      {
        label: 'In an Embed web part',
        text: frameOf(shared.id, { ...shared, width: 800, fixed: true }),
      },
    ],
    note: 'A site administrator adds this host under HTML Field Security; it must be https. The frame keeps its size.',
  },
  {
    id: 'azure-devops',
    tool: 'Azure DevOps wiki',
    parts: (shared) => [{ label: 'Picture and link', text: markdownPicture(shared, 'png') }],
    note: 'Frames are for a few video services only, so a picture leads here. A PNG can be attached; SVG is not among its attachments.',
    picture: '',
  },
];
