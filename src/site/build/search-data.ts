import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { searchPages } from '../search/pages.ts';

const name = 'search-data.js';

/** Writes what can be searched into the built folder, as a script: no page may fetch on `file://`. */
export function searchData(): AstroIntegration {
  let folder: URL;
  return {
    name: 'headroom:search-data',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = config.outDir;
      },
      // While developing nothing is built to be read, so what the last build found is searched.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(`/${name}`, (_, response) => {
          readFile(new URL(name, folder), 'utf8')
            .catch(() => '')
            .then((text) => {
              response.setHeader('content-type', 'text/javascript; charset=utf-8');
              response.end(text);
            });
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const pages = await searchPages(dir);
        await writeFile(
          new URL(name, dir),
          `globalThis.headroomSearch=${JSON.stringify(pages)};\n`,
        );
        logger.info(name);
      },
    },
  };
}
