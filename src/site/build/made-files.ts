import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { limitsConstants, vmsScript } from '../../elements/script-data.ts';
import { classicScript, shadowStyles, styles } from './bundle.ts';

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The files that stand beside the pages at addresses of their own, and how each is made. */
const made: Readonly<Record<string, { type: string; text: () => Promise<string> }>> = {
  'headroom.js': {
    type: 'text/javascript',
    text: () => classicScript(source('elements/script.ts'), { jsx: true }),
  },
  'headroom-limits.js': {
    type: 'text/javascript',
    text: () =>
      classicScript(source('elements/limits-script.ts'), { constants: limitsConstants() }),
  },
  'headroom-vms.js': {
    type: 'text/javascript',
    text: async () => vmsScript(),
  },
  'explorer.js': {
    type: 'text/javascript',
    text: () => classicScript(source('site/explorer/script.ts')),
  },
  'checklist.js': {
    type: 'text/javascript',
    text: () => classicScript(source('site/checklist/script.tsx'), { jsx: true }),
  },
  'checklist.css': {
    type: 'text/css',
    text: () => styles(source('site/checklist/checklist.css')),
  },
  'site.js': { type: 'text/javascript', text: () => classicScript(source('site/site.ts')) },
  'calculator.css': {
    type: 'text/css',
    text: () => shadowStyles(source('elements/calculator.css')),
  },
};

/**
 * Writes the scripts and the calculators' style sheet into the built folder. While developing the
 * same files are made anew for each request, so that what is looked at is what will ship.
 */
export function madeFiles(): AstroIntegration {
  return {
    name: 'headroom:made-files',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const file = made[(request.url ?? '').split('?', 1)[0]?.slice(1) ?? ''];
          if (!file) return next();
          file.text().then((text) => {
            response.setHeader('content-type', `${file.type}; charset=utf-8`);
            response.end(text);
          }, next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        for (const [name, { text }] of Object.entries(made)) {
          await writeFile(new URL(name, dir), await text());
          logger.info(name);
        }
      },
    },
  };
}
