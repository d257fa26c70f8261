import { writeFile } from 'node:fs/promises';
import { searchPages } from '../search/pages.ts';
import type { Step } from './step.ts';

/** Writes what can be searched into the built folder, as a script: no page may fetch on `file://`. */
export const searchData: Step = async (dir) => {
  const pages = JSON.stringify(await searchPages(dir));
  await writeFile(new URL('search-data.js', dir), `globalThis.headroomSearch=${pages};\n`);
  return 'search-data.js';
};
