/** DokuWiki: pages are files, and so are its settings. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { frameOf } from '../../src/embed/frame.ts';
import { dokuwikiAttempts } from './attempts.ts';
import { debian } from './debian.ts';
import { addresses, element, embedded, type Place, type Start, snippet } from './host.ts';
import { php } from './php.ts';
import { unpackPlugin } from './plugin.ts';

const { id, title, query } = embedded;

export const dokuwiki: Start = async (place) => {
  const root = await debian(place);
  const { serve } = await php(root, place.runs);
  const home = path.join(root, 'usr/share/dokuwiki');
  const pages = path.join(root, 'var/lib/dokuwiki/data/pages/headroom');
  const settings = path.join(root, 'etc/dokuwiki');
  const { script, page, svg } = addresses(place.site);

  await forget(root);
  await mkdir(pages, { recursive: true });
  await unpackPlugin('headroom-dokuwiki.zip', path.join(home, 'lib/plugins'));
  await writeFile(path.join(settings, 'local.php'), settingsFor(place));

  const address = await serve(home);
  const hold = async (name: string, text: string) => {
    await writeFile(path.join(pages, `${name}.txt`), text);
    return `${address}doku.php?id=headroom:${name}`;
  };
  /** What the wiki makes of a text, without anything around it. */
  const rendered = async (text: string) => {
    const written = `${await hold('attempt', text)}&do=export_xhtmlbody&purge=1`;
    return (await fetch(written)).text();
  };
  const version = await readFile(path.join(home, 'VERSION'), 'utf8');
  const shared = (label: string) => snippet(place.site, 'dokuwiki', label);

  return {
    tool: 'DokuWiki',
    version: version.trim(),
    bare: await hold('bare', '====== Bare ======\n\nWords.\n'),
    attempts: dokuwikiAttempts(place.site, rendered),
    forms: [
      {
        name: 'plug-in',
        shows: 'frame',
        fits: true,
        address: await hold(
          'plugin',
          `====== Page ======\n\n${shared('On the page, with our plug-in')}\n`,
        ),
        note: 'our syntax plug-in',
      },
      {
        name: 'frame',
        shows: 'frame',
        address: await hold(
          'frame',
          `<HTML>${frameOf(id, { site: place.site, title, query })}</HTML>\n`,
        ),
        note: 'needs htmlok, which left the core in 2023',
      },
      {
        name: 'picture with link, PNG',
        shows: 'picture',
        address: await hold('png', `${snippet(place.site, 'dokuwiki', 'Picture and link', '')}\n`),
        note: 'as delivered',
      },
      {
        name: 'picture with link, SVG',
        shows: 'picture',
        address: await hold('svg', `[[${page}|{{${svg}|${title}}}]]\n`),
        note: 'as delivered',
      },
      {
        name: 'script and element',
        shows: 'element',
        address: await hold(
          'element',
          `<HTML><script src="${script}" defer></script>${element}</HTML>\n`,
        ),
        note: 'needs htmlok',
      },
      {
        name: 'link ending in #embed',
        shows: 'frame',
        fits: true,
        prepare: () => writeFile(path.join(settings, 'userscript.js'), shared('Once, in conf')),
        address: await hold(
          'link',
          `Words.\n\n${shared('On the page, with our script')}\n\nMore words.\n`,
        ),
        note: 'script in conf/userscript.js',
      },
      {
        name: 'plug-in, with the script',
        shows: 'frame',
        fits: true,
        address: await hold('plugin-fits', `{{headroom>${id}?${query} 300}}\n`),
        note: 'script in conf/userscript.js',
      },
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
