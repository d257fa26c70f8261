import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { tally } from './tests/reporter.ts';
import { timeouts } from './tests/timeouts.ts';

const oxc = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

/** Another browser, or another machine's fonts, draw other pictures: there nothing can be compared. */
const packaged = process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROMIUM'];
if (!packaged)
  console.warn('Not the packaged browser: the pictures of tests/visual are not compared here.');

/** What every project has. */
const common = {
  testTimeout: timeouts.test,
  hookTimeout: timeouts.test,
  setupFiles: 'tests/seed.ts',
};

/** The seed of all random tests. It is the same in every run, so that a change fails only by its own fault. */
const fixedSeed = 20_261_123;

/** Tests that put a made-up module in the place of a real one; no other file may see it. */
const mocking = ['tests/limits/columns.test.ts', 'tests/limits/editions.test.ts'];

/** Projects in one run: what needs nothing but the sources, and what looks at the built folder in a browser. */
export default defineConfig(({ mode }) => {
  // A run of everything looks for new faults.
  const seed = process.env['SEED'] || (mode === 'all' ? Date.now() % 2 ** 31 : fixedSeed);
  // Workers have the environment of this process.
  process.env['SEED'] = String(seed);
  return {
    test: {
      reporters: ['default', tally],
      maxWorkers: Math.max(2, availableParallelism() - 1),
      projects: [
        {
          oxc,
          test: {
            ...common,
            name: 'sources',
            // Answers are large and soon forgotten: with more room for what is new less of it is looked through.
            execArgv: ['--max-semi-space-size=64'],
            // These tests change nothing that another file sees, so files share what they have loaded.
            isolate: false,
            include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/{browser,visual,benchmark-runs}/**', ...mocking],
            // `astro check` looks at all types; here the compiler reads no more than what the tests of types import.
            typecheck: {
              enabled: true,
              include: ['tests/**/*.test-d.ts'],
              tsconfig: 'tests/types.tsconfig.json',
            },
          },
        },
        { oxc, test: { ...common, name: 'sources, made up', include: mocking } },
        // What runs a benchmark on this machine, which has to be asked for.
        ...(mode === 'benchmarks'
          ? [
              {
                test: {
                  ...common,
                  name: 'benchmark runs',
                  include: ['tests/benchmark-runs/*.test.ts'],
                },
              },
            ]
          : []),
        {
          test: {
            ...common,
            name: 'built folder',
            // Most of a browser test is waiting, so that five go side by side even on a small machine, after all others.
            maxWorkers: Math.max(5, availableParallelism()),
            sequence: { groupOrder: 1 },
            // Nothing is changed that another file sees, so files share what they have loaded, and their tabs.
            isolate: false,
            include: [
              'tests/browser/**/*.test.ts',
              ...(packaged ? ['tests/visual/*.test.ts'] : []),
            ],
            // Two more builds of the whole site, for a run that leaves nothing out.
            exclude: [
              ...configDefaults.exclude,
              ...(mode === 'all' ? [] : ['tests/browser/rebuilt.test.ts']),
            ],
            globalSetup: 'tests/browser/setup.ts',
            expect: { poll: { timeout: timeouts.page } },
          },
        },
      ],
    },
  };
});
