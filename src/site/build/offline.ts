import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { classicScript } from './bundle.ts';

const worker = fileURLToPath(new URL('../offline/worker.ts', import.meta.url));

/**
 * What a reader opens here, the downloads included. Not the pictures that other sites show as
 * cards, and not what is whole in itself and made to be taken away: single files, embed data.
 */
const readable = /\.(html|css|js|svg|json|csv|woff2?)$/;
const apart = /^((single|oembed)\/|404\.html$|sw\.js$)/;

export const isKept = (file: string) => readable.test(file) && !apart.test(file);

const sha256 = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64');

/** Writes the service worker with the list of what it keeps. Comes last: each file is listed as it ships. */
export function offline(): AstroIntegration {
  return {
    name: 'headroom:offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const found: string[] = [];
        for await (const file of glob('**/*.*', { cwd: fileURLToPath(dir) }))
          found.push(file.replaceAll('\\', '/'));
        const kept: [file: string, hash: string][] = [];
        let bytes = 0;
        for (const file of found.filter(isKept).sort()) {
          const content = await readFile(new URL(file, dir));
          kept.push([file, sha256(content)]);
          bytes += content.length;
        }
        const list = JSON.stringify(kept);
        const text = await classicScript(worker, {
          OFFLINE_FILES: list,
          OFFLINE_EDITION: JSON.stringify(sha256(list).slice(0, 12)),
        });
        await writeFile(new URL('sw.js', dir), text);
        logger.info(`sw.js keeps ${kept.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
      },
    },
  };
}
