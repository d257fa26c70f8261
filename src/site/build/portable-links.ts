import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { changeAddresses, changeStyleAddresses, relativeAddress } from './relative.ts';

/** Makes every link in the built folder relative, so that one folder works at any address and on a disk. */
export function portableLinks(): AstroIntegration {
  /** The path of the site on its host, if that is known. */
  let root: string | undefined;
  return {
    name: 'headroom:portable-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.site) root = new URL(`${config.site.replace(/\/$/, '')}/`).pathname;
      },
      'astro:build:done': async ({ dir }) => {
        for await (const found of glob('**/*.{html,css}', { cwd: fileURLToPath(dir) })) {
          const file = found.replaceAll('\\', '/');
          // A single file links to no other file.
          if (file.startsWith('single/')) continue;
          const place = new URL(file, dir);
          const before = await readFile(place, 'utf8');
          const change = file.endsWith('.css') ? changeStyleAddresses : changeAddresses;
          const after = change(before, (address) =>
            // A host shows this page at any depth of addresses, where only a known root holds.
            file === '404.html' && root ? root + address.slice(1) : relativeAddress(address, file),
          );
          if (after !== before) await writeFile(place, after);
        }
      },
    },
  };
}
