import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { tally } from './tests/reporter.ts';
import { timeouts } from './tests/timeouts.ts';

const oxc = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

/** Another browser, or another machine's fonts, draw other pictures: there nothing can be compared. */
const packaged = process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROMIUM'];
if (!packaged)
  console.warn('Not the packaged browser: the pictures of tests/visual are not compared here.');

const patient = { testTimeout: timeouts.test, hookTimeout: timeouts.test };

/** Tests that put a made-up module in the place of a real one; no other file may see it. */
const mocking = ['tests/limits/columns.test.ts', 'tests/limits/editions.test.ts'];

/** Projects in one run: what needs nothing but the sources, and what looks at the built folder in a browser. */
export default defineConfig(({ mode }) => ({
  test: {
    reporters: ['default', tally],
    // Most of a browser test is waiting, so that two go side by side even on a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        oxc,
        test: {
          ...patient,
          name: 'sources',
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
      { oxc, test: { ...patient, name: 'sources, made up', include: mocking } },
      // What runs a benchmark on this machine, which has to be asked for.
      ...(mode === 'benchmarks'
        ? [
            {
              test: {
                ...patient,
                name: 'benchmark runs',
                include: ['tests/benchmark-runs/*.test.ts'],
              },
            },
          ]
        : []),
      {
        test: {
          ...patient,
          name: 'built folder',
          // Nothing is changed that another file sees, so files share what they have loaded, and their tabs.
          isolate: false,
          include: ['tests/browser/**/*.test.ts', ...(packaged ? ['tests/visual/*.test.ts'] : [])],
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
}));
