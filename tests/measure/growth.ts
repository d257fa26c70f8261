/** What the built folder holds, and what more pages and more sizes would add to it. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { vms } from '../../src/limits/index.ts';
import { buildInto } from '../browser/build.ts';

const kindOf = (file: string) =>
  /^(calculators|embed|limits|single)\//.exec(file)?.[1] ?? 'guide and others';

/** The pages by kind: how many, and their bytes, whole and gzip. */
export function pagesBuilt(folder: string) {
  const pages = globSync('**/*.html', { cwd: folder });
  return [...Map.groupBy(pages, (page) => kindOf(page.split(path.sep).join('/')))].map(
    ([kind, files]) => {
      const texts = files.map((file) => readFileSync(path.join(folder, file)));
      const whole = texts.reduce((sum, text) => sum + text.length, 0);
      const packed = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
      return { kind, pages: files.length, whole, packed, each: Math.round(packed / files.length) };
    },
  );
}

/** Seconds of a whole build: pages, pictures, scripts, single files, search data, Markdown. */
export async function buildSeconds(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'headroom-'));
  const start = performance.now();
  await buildInto(folder, process.env);
  const seconds = (performance.now() - start) / 1000;
  rmSync(folder, { recursive: true });
  return seconds;
}

/**
 * A hundred sizes more, in gzip bytes of the file that lists them: the average of those it has, so
 * that its other parts count too and the figure is on the high side.
 */
export const hundredSizes = (folder: string, file: string) =>
  Math.round((gzipSync(readFileSync(path.join(folder, file))).length / vms.length) * 100);
