import { defineConfig } from 'vitest/config';
import { tally } from './tests/reporter.ts';

const oxc = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

/** Two projects in one run: what needs nothing but the sources, and what looks at the built folder in a browser. */
export default defineConfig({
  test: {
    reporters: ['default', tally],
    projects: [
      {
        oxc,
        test: {
          name: 'sources',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          // `astro check` has already looked at the rest of the sources.
          typecheck: { enabled: true, include: ['tests/**/*.test-d.ts'], ignoreSourceErrors: true },
        },
      },
      {
        test: {
          name: 'built folder',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 5_000 } },
        },
      },
    ],
  },
});
