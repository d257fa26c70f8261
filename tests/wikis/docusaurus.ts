import { generator } from './generator.ts';

const version = '3.10.2';

const config = (script: string | undefined) => `export default {
  title: 'Pages',
  url: 'https://docs.example',
  baseUrl: '/',
  // There is no home page, to which the frame of every page links.
  onBrokenLinks: 'ignore',
  // .md is Markdown with HTML, .mdx is MDX.
  markdown: { format: 'detect' },
  scripts: ${JSON.stringify(script ? [{ src: script, defer: true }] : [])},
  themes: ['@docusaurus/theme-classic'],
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: undefined }]],
};\n`;

export const docusaurus = generator({
  tool: 'Docusaurus',
  id: 'docusaurus',
  versions: {
    '@docusaurus/core': version,
    '@docusaurus/plugin-content-docs': version,
    '@docusaurus/theme-classic': version,
    react: '19.2.0',
    'react-dom': '19.2.0',
  },
  pages: 'docs',
  output: 'build',
  config: (script) => ({ file: 'docusaurus.config.mjs', text: config(script) }),
  program: '@docusaurus/core/bin/docusaurus.mjs',
  env: { NO_UPDATE_NOTIFIER: '1' },
  pageOf: (site, name) => `${site}${name}/`,
  mdx: true,
  script: 'script in scripts of the config',
});
