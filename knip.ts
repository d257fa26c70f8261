import type { KnipConfig } from 'knip';

/** Style sheets import each other too. */
const stylesImported = (text: string) =>
  [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g)]
    .map(([, file]) => `import '${file}';`)
    .join('\n');

/** What `npx knip` and tests/architecture/unused.test.ts look for: files, exports and packages that nothing uses. */
export default {
  entry: [
    'content/**/*.mdx',
    // The scripts and style sheets that src/site/build makes into files of their own.
    'src/embed/script.ts',
    // Found by the ids of the calculators.
    'src/ui/*/views.tsx',
    'src/ui/{find/find,diagnose/diagnose,styles/calculator,styles/beside-figures,styles/commands,styles/page,throttle/timeline}.css',
    'src/ui/flow/script.ts',
    'src/ui/throttle/worker.ts',
    'src/site/{explorer,search}/script.ts',
    'src/site/checklist/{script.tsx,checklist.css,phone-and-print.css}',
    'src/site/components/accuracy.css',
    'src/site/search/results.css',
    'src/site/{map,round-trips}/script.tsx',
    'src/site/offline/{register,worker}.ts',
    'src/site/{embed-page,not-found,site}.ts',
    // Found by the ids of the calculators.
    'src/calculators/*/examples.ts',
    // Is copied with its folder.
    'src/calculators/template/about.ts',
  ],
  project: ['{src,tests}/**/*.{ts,tsx,astro,css}', 'content/**/*.mdx', '*.{ts,mjs}'],
  compilers: { css: stylesImported },
  ignoreDependencies: [
    // The fonts of pictures, found by file name.
    '@expo-google-fonts/open-sans',
  ],
  // Types say what functions take and return, whether or not another file names them.
  exclude: ['types'],
  treatConfigHintsAsErrors: true,
} satisfies KnipConfig;
