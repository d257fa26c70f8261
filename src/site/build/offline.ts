import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { classicScript } from './bundle.ts';
import { filesIn, type Step } from './step.ts';

const worker = fileURLToPath(new URL('../offline/worker.ts', import.meta.url));

/**
 * What a reader opens here, the downloads included. Not the pictures that other sites show as
 * cards, and not what is whole in itself and made to be taken away: single files, embed data.
 */
const readable = /\.(html|css|js|svg|json|csv|woff2?)$/;
const apart = /^((single|oembed)\/|404\.html$|headroom-lost\.|sw\.js$)/;

type Kept = readonly (readonly [file: string, hash: string])[];

const sha256 = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64');

/** What is kept of a built folder for reading without a network, with the SHA-256 of each file. */
export async function keptOf(folder: string): Promise<Kept> {
  const files = await filesIn(pathToFileURL(`${folder}/`), '**/*.*');
  return Promise.all(
    files
      .filter((file) => readable.test(file) && !apart.test(file))
      .map(async (file) => [file, sha256(await readFile(path.join(folder, file)))] as const),
  );
}

export function workerOf(kept: Kept): Promise<string> {
  const list = JSON.stringify(kept);
  return classicScript(worker, {
    OFFLINE_FILES: list,
    OFFLINE_EDITION: JSON.stringify(sha256(list).slice(0, 12)),
  });
}

/** Writes the service worker. Comes last: each file is listed as it ships. */
export const offline: Step = async (dir) => {
  const kept = await keptOf(fileURLToPath(dir));
  await writeFile(new URL('sw.js', dir), await workerOf(kept));
  return `sw.js keeps ${kept.length} files`;
};
