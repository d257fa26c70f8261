/** DokuWiki: pages are files, and so are its settings. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { frameOf } from '../../src/embed/snippets/frame.ts';
import { dokuwikiAttempts } from './attempts.ts';
import { debian } from './debian.ts';
import { addresses, element, embedded, snippet } from './embedded.ts';
import { forms, type Place, type Start } from './host.ts';
import { php } from './php.ts';
import { unpackPlugin } from './plugin.ts';

const { id, title, query } = embedded;

export const dokuwiki: Start = async (place) => {
  const root = await debian(place);
  const { serve } = await php(root, place.runs);
  const home = path.join(root, 'usr/share/dokuwiki');
  const pages = path.join(root, 'var/lib/dokuwiki/data/pages/headroom');
  const settings = path.join(root, 'etc/dokuwiki');
  const address = addresses(place.site);

  await forget(root);
  await mkdir(pages, { recursive: true });
  await unpackPlugin('headroom-dokuwiki.zip', path.join(home, 'lib/plugins'));
  await writeFile(path.join(settings, 'local.php'), settingsFor(place));

  const wiki = await serve(home);
  const hold = async (name: string, text: string) => {
    await writeFile(path.join(pages, `${name}.txt`), text);
    return `${wiki}doku.php?id=headroom:${name}`;
  };
  /** What the wiki makes of a text, without anything around it. */
  const rendered = async (text: string) => {
    const written = `${await hold('attempt', text)}&do=export_xhtmlbody&purge=1`;
    return (await fetch(written)).text();
  };
  const version = await readFile(path.join(home, 'VERSION'), 'utf8');
  const shared = (label: string) => snippet(place.site, 'dokuwiki', label);

  const { frame, fittingFrame } = forms;
  const script = 'script in conf/userscript.js';
  const html = {
    frame: `<HTML>${frameOf(id, { ...embedded, site: place.site })}</HTML>\n`,
    element: `<HTML><script src="${address.script}" defer></script>${element}</HTML>\n`,
  };
  const plugin = `====== Page ======\n\n${shared('On the page, with our plug-in')}\n`;
  const png = `${snippet(place.site, 'dokuwiki', 'Picture and link', '')}\n`;
  const svg = `[[${address.page}|{{${address.svg}|${title}}}]]\n`;
  const link = `Words.\n\n${shared('On the page, with our script')}\n\nMore words.\n`;
  const loaded = `{{headroom>${id}?${query} 300}}\n`;
  const prepare = () => writeFile(path.join(settings, 'userscript.js'), shared('Once, in conf'));

  return {
    tool: 'DokuWiki',
    version: version.trim(),
    bare: await hold('bare', '====== Bare ======\n\nWords.\n'),
    attempts: dokuwikiAttempts(place.site, rendered),
    forms: [
      fittingFrame('plug-in', await hold('plugin', plugin), 'our syntax plug-in'),
      frame('frame', await hold('frame', html.frame), 'needs htmlok, which left the core in 2023'),
      forms.picture('picture with link, PNG', await hold('png', png), 'as delivered'),
      forms.picture('picture with link, SVG', await hold('svg', svg), 'as delivered'),
      forms.element('script and element', await hold('element', html.element), 'needs htmlok'),
      fittingFrame('link ending in #embed', await hold('link', link), script, { prepare }),
      fittingFrame('plug-in, with the script', await hold('plugin-fits', loaded), script),
    ],
  };
};

/** The folder may have served another run. */
async function forget(root: string) {
  const data = path.join(root, 'var/lib/dokuwiki/data');
  for (const folder of [
    path.join(data, 'pages/headroom'),
    path.join(data, 'cache'),
    path.join(root, 'var/lib/dokuwiki/lib/plugins/headroom'),
    path.join(root, 'etc/dokuwiki/userscript.js'),
  ])
    await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(data, 'cache'));
}

const settingsFor = ({ site }: Place) => `<?php
$conf['useacl'] = 0;
$conf['htmlok'] = 1;
$conf['plugin']['headroom']['sites'] = "${site}\\nhttps://second.example/";
`;
