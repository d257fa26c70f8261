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
    'src/ui/element/script.ts',
    'src/ui/{benchmark,cap-check,diagnose,find,provision,throttle}/script.tsx',
    'src/ui/cap-check/options.ts',
    'src/calculators/commit/{calculator,options}.ts',
    'src/ui/find/{CommandBlocks.tsx,SideBySide.tsx,styles.ts,find.css}',
    'src/ui/diagnose/diagnose.css',
    'src/ui/element/{answer,form,latencies,prices}-script.ts',
    'src/ui/styles/calculator.css',
    'src/ui/combobox/{script.ts,combobox.css}',
    'src/ui/charts/tools/{script.tsx,chart-tools.css}',
    'src/ui/element/{Editing.ts,editing.css}',
    'src/ui/{cases,compare}/{script.tsx,*.css}',
    'src/ui/flow/{script.ts,home.ts,flow.css}',
    'src/embed/{loader,page}/script.ts',
    'src/embed/share/{Panel.tsx,embedding.ts,panel.css}',
    'src/site/{explorer,search}/script.ts',
    'src/site/checklist/{script.tsx,checklist.css}',
    'src/site/offline/{page,worker}.ts',
    'src/site/{lost,site}.ts',
    // Found by the ids of the calculators.
    'src/calculators/*/examples.ts',
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
