// @ts-check
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { filesBesidePages } from './src/site/build/integration.ts';
import { browsers } from './src/site/build/targets.ts';

const site = process.env['SITE_URL'];

export default defineConfig({
  // Only unfurl data needs to know where the site is; the pages themselves link relatively.
  ...(site ? { site } : {}),
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  // Prism marks code with classes; the default highlighter writes inline styles, which the policy forbids.
  markdown: { syntaxHighlight: 'prism' },
  integrations: [mdx(), filesBesidePages()],
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
