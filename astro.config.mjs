// @ts-check
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { generatedAssets } from './src/site/build/generated-assets.ts';
import { offline } from './src/site/build/offline.ts';
import { pluginZips } from './src/site/build/plugins.ts';
import { portableLinks } from './src/site/build/portable-links.ts';
import { searchData } from './src/site/build/search-data.ts';
import { singleFiles } from './src/site/build/single-files.ts';
import { browsers } from './src/site/build/targets.ts';
import { markdownPages } from './src/site/markdown/build.ts';

const site = process.env['SITE_URL'];

export default defineConfig({
  // Only unfurl data needs to know where the site is; the pages themselves link relatively.
  ...(site ? { site } : {}),
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  // Prism marks code with classes; the default highlighter writes inline styles, which the policy forbids.
  markdown: { syntaxHighlight: 'prism' },
  // The order matters: links are rewritten when everything else is written, and then all is listed for reading offline.
  integrations: [
    mdx(),
    generatedAssets(),
    singleFiles(),
    pluginZips(),
    searchData(),
    markdownPages(),
    portableLinks(),
    offline(),
  ],
  devToolbar: { enabled: false },
  vite: {
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      cssTarget: browsers,
      // Each page of MDX would otherwise warn about a directive of its own making.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
