import type { AstroIntegration } from 'astro';
import { markdownPages } from '../markdown/build.ts';
import { assetsOnRequest, generatedAssets } from './generated-assets.ts';
import { offline } from './offline.ts';
import { portableLinks } from './portable-links.ts';
import { searchData } from './search-data.ts';
import { singleFiles } from './single-files.ts';
import type { Step } from './step.ts';
import { pluginZips } from './wiki-plugins.ts';

/** Links are rewritten when everything else is written, and then all is listed for reading offline. */
const steps: readonly Step[] = [
  generatedAssets,
  singleFiles,
  pluginZips,
  searchData,
  markdownPages,
  portableLinks,
  offline,
];

/** Everything beside the pages. The development server generates the same scripts and style sheets for each request. */
export function filesBesidePages(): AstroIntegration {
  let site: string | undefined;
  let outDir: URL;
  return {
    name: 'headroom',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
        if (config.site) site = `${config.site.replace(/\/$/, '')}/`;
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(assetsOnRequest(outDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        for (const step of steps) logger.info(await step(dir, site));
      },
    },
  };
}
