/** TiddlyWiki: one page that holds all; each form is a tiddler that its address opens. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addresses, element, embedded, snippet } from './embedded.ts';
import { forms, type Start } from './host.ts';
import { installed, versionOf } from './npm.ts';
import { freePort } from './processes.ts';

const { title } = embedded;

export const tiddlywiki: Start = async (place) => {
  const folder = await installed(place, 'tiddlywiki', { tiddlywiki: '5.4.1' });
  const program = path.join(folder, 'node_modules/tiddlywiki/tiddlywiki.js');
  const home = path.join(folder, 'wiki');
  const { embed, page, png, svg } = addresses(place.site);
  await rm(home, { recursive: true, force: true });
  const tiddlers = path.join(home, 'tiddlers');
  await mkdir(tiddlers, { recursive: true });
  await writeFile(
    path.join(home, 'tiddlywiki.info'),
    JSON.stringify({
      plugins: ['tiddlywiki/tiddlyweb', 'tiddlywiki/filesystem'],
      themes: ['tiddlywiki/vanilla', 'tiddlywiki/snowwhite'],
    }),
  );
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const hold = async (name: string, text: string) => {
    await writeFile(path.join(tiddlers, `${name}.tid`), `title: ${name}\n\n${text}\n`);
    return `${address}#${name}`;
  };
  /** A tiddler of the running wiki, as its own pages save one. */
  const save = async (name: string, text: string, tags: string) => {
    const kept = `${address}recipes/default/tiddlers/${encodeURIComponent(name)}`;
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'TiddlyWiki' };
    const body = JSON.stringify({ title: name, text, tags, type: 'text/vnd.tiddlywiki' });
    const answer = await fetch(kept, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`TiddlyWiki does not save ${name}: ${answer.status}`);
  };
  const shared = (label: string) => snippet(place.site, 'tiddlywiki', label);
  const loader = () => save('Headroom', shared('Once, in a tiddler'), '$:/tags/RawMarkup');

  const asDelivered = 'as delivered';
  const tagged = 'script in a tiddler tagged $:/tags/RawMarkup';
  const link = `Words.\n\n[ext[${title}|${embed}#embed]]\n\nMore words.`;
  const block = `<div class="headroom" data-src="${embed}"><a href="${page}">${title}</a></div>`;
  const picture = (kind: string, file: string) =>
    hold(kind, `<a href="${page}">[img[${title}|${file}]]</a>`);
  const { frame, fittingFrame } = forms;
  const host = {
    tool: 'TiddlyWiki',
    version: await versionOf(folder, 'tiddlywiki'),
    bare: await hold('Bare', 'Words.'),
    forms: [
      frame('frame', await hold('Frame', shared('In the text')), asDelivered),
      forms.picture('picture with link, PNG', await picture('Png', png), asDelivered),
      forms.picture('picture with link, SVG', await picture('Svg', svg), asDelivered),
      fittingFrame('link ending in #embed', await hold('Link', link), tagged, { prepare: loader }),
      fittingFrame('block with data-src', await hold('Block', block), tagged),
      fittingFrame(
        'frame, with the script',
        await hold('Framefits', shared('In the text')),
        tagged,
      ),
      forms.element('script and element', await hold('Element', element), tagged),
    ],
  };
  const args = [program, home, '--listen', 'host=127.0.0.1', `port=${port}`];
  await place.runs.server(process.execPath, args, address, { cwd: folder });
  return host;
};
