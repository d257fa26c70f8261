import { readFile, writeFile } from 'node:fs/promises';
import { writeNotFoundPage } from './not-found-page.ts';
import { changeAddresses, changeStyleAddresses, relativeAddress } from './relative-addresses.ts';
import { filesIn, type Step } from './step.ts';

/** Makes every link in the built folder relative, so that one folder works at any address and on a disk. */
export const portableLinks: Step = async (dir, site) => {
  const root = site && new URL(site).pathname;
  if (!root) await writeNotFoundPage(dir);
  for (const file of await filesIn(dir, '**/*.{html,css}')) {
    // A single file links to no other file.
    if (file.startsWith('single/')) continue;
    const place = new URL(file, dir);
    const before = await readFile(place, 'utf8');
    const change = file.endsWith('.css') ? changeStyleAddresses : changeAddresses;
    const after = change(before, (address) =>
      // A host shows this page at any depth of addresses, where only a root holds.
      file === '404.html' ? (root ?? '/') + address.slice(1) : relativeAddress(address, file),
    );
    if (after !== before) await writeFile(place, after);
  }
  return 'relative links';
};
