/** MediaWiki: installed anew for each run, on a database that is one file. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { frameOf } from '../../src/embed/snippets/frame.ts';
import { mediawikiAttempts } from './attempts.ts';
import { debian } from './debian.ts';
import { addresses, element, embedded, inputs, snippet } from './embedded.ts';
import { forms, type Start } from './host.ts';
import { php } from './php.ts';
import { unpackPlugin } from './plugin.ts';
import { freePort } from './processes.ts';

const { id } = embedded;

export const mediawiki: Start = async (place) => {
  const root = await debian(place);
  const { serve, run } = await php(root, place.runs);
  const home = path.join(root, 'usr/share/mediawiki');
  const data = path.join(place.work, 'mediawiki');
  const settings = path.join(root, 'etc/mediawiki/LocalSettings.php');
  const { script } = addresses(place.site);
  const port = await freePort();

  for (const old of [data, settings]) await rm(old, { recursive: true, force: true });
  await mkdir(path.join(data, 'texts'), { recursive: true });
  await unpackPlugin('headroom-mediawiki.zip', path.join(home, 'extensions'));
  await run(
    [
      path.join(home, 'maintenance/install.php'),
      ...['--dbtype', 'sqlite', '--dbpath', path.join(data, 'database')],
      ...['--server', `http://127.0.0.1:${port}`, '--scriptpath', ''],
      ...['--confpath', path.dirname(settings), '--pass', 'nobody-signs-in-here', 'Wiki', 'Admin'],
    ],
    { MW_INSTALL_PATH: home },
  );
  await writeFile(
    settings,
    `${await readFile(settings, 'utf8')}
wfLoadExtension( 'Headroom' );
$wgHeadroomSites = [ '${place.site}', 'https://second.example/' ];
$wgAllowExternalImagesFrom = [ '${place.site}' ];
$wgRawHtml = true;
$wgUseSiteJs = true;
`,
  );

  /** Saves pages as a maintainer does, which an author's rights do not bind. */
  const hold = async (texts: Readonly<Record<string, string>>) => {
    const files = Object.keys(texts).map((name) => path.join(data, 'texts', `${name}.txt`));
    for (const [index, text] of Object.values(texts).entries())
      await writeFile(files[index] ?? '', text);
    await run([path.join(home, 'maintenance/importTextFiles.php'), '--overwrite', ...files]);
  };
  const shared = (label: string) => snippet(place.site, 'mediawiki', label);
  await hold({
    Bare: 'Words.\n',
    Tag: `${shared('On the page, with our extension')}\n`,
    Frame: `<html>${frameOf(id, { ...embedded, site: place.site })}</html>\n`,
    Picture: `${snippet(place.site, 'mediawiki', 'Picture and link', '')}\n`,
    Element: `<html><script src="${script}" defer></script>${element}</html>\n`,
    Loaded: `Words.\n\n${shared('On the page, with our script')}\n\nMore words.\n`,
    'Tag loaded': `<headroom of="${id}" ${inputs} height="300" />\n`,
  });

  const address = await serve(home, port);
  const at = (name: string) => `${address}index.php?title=${name.replaceAll(' ', '_')}`;
  /** What the wiki makes of a text, without anything around it. */
  const rendered = async (text: string) => {
    const asked = { action: 'parse', contentmodel: 'wikitext', prop: 'text', format: 'json' };
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...asked, formatversion: '2', text }))
      body.set(name, value);
    const answer = await (await fetch(`${address}api.php`, { method: 'POST', body })).text();
    return String(JSON.parse(answer).parse?.text ?? answer);
  };
  const { fittingFrame } = forms;
  const common = 'script in MediaWiki:Common.js';
  const defines = await readFile(path.join(home, 'includes/Defines.php'), 'utf8');

  return {
    tool: 'MediaWiki',
    version: /'MW_VERSION', '([^']+)'/.exec(defines)?.[1] ?? '',
    bare: at('Bare'),
    attempts: mediawikiAttempts(place.site, rendered),
    forms: [
      fittingFrame('plug-in', at('Tag'), 'our tag extension'),
      forms.frame('frame', at('Frame'), 'needs $wgRawHtml'),
      forms.picture(
        'picture with link, PNG',
        at('Picture'),
        'needs $wgAllowExternalImagesFrom; SVG is not let through',
      ),
      forms.element('script and element', at('Element'), 'needs $wgRawHtml'),
      fittingFrame('block with data-src', at('Loaded'), common, {
        prepare: () => hold({ 'MediaWiki:Common.js': shared('Once, in MediaWiki') }),
      }),
      fittingFrame('plug-in, with the script', at('Tag loaded'), common),
    ],
  };
};
