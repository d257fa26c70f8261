import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { tally } from './tests/reporter.ts';

const oxc = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

/** Another browser, or another machine's fonts, draw other pictures: there nothing can be compared. */
const packaged = process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROMIUM'];
if (!packaged)
  console.warn('Not the packaged browser: the pictures of tests/visual are not compared here.');

/** Two projects in one run: what needs nothing but the sources, and what looks at the built folder in a browser. */
export default defineConfig({
  test: {
    reporters: ['default', tally],
    // Most of a browser test is waiting, so that two go side by side even on a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        oxc,
        test: {
          name: 'sources',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/visual/**'],
          // `astro check` has already looked at the rest of the sources.
          typecheck: { enabled: true, include: ['tests/**/*.test-d.ts'], ignoreSourceErrors: true },
        },
      },
      {
        test: {
          name: 'built folder',
          include: ['tests/browser/**/*.test.ts', ...(packaged ? ['tests/visual/*.test.ts'] : [])],
          globalSetup: 'tests/browser/setup.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 5_000 } },
        },
      },
    ],
  },
});
