import { generator } from './generator.ts';

const config = (script: string | undefined) => `export default {
  title: 'Pages',
  head: ${JSON.stringify(script ? [['script', { src: script, defer: '' }]] : [])},
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'headroom-calculator' } } },
};\n`;

export const vitepress = generator({
  tool: 'VitePress',
  id: 'vitepress',
  versions: { vitepress: '1.6.4', vue: '3.5.22' },
  pages: '.',
  output: '.vitepress/dist',
  config: (script) => ({ file: '.vitepress/config.mjs', text: config(script) }),
  program: 'vitepress/bin/vitepress.js',
  pageOf: (site, name) => `${site}${name}.html`,
  script: 'script in head of the config',
  element: 'script in head and isCustomElement in the config',
});
