import type { Reporter } from 'vitest/node';

/** What a run says of itself: first its seed, and as its closing line one tally over all projects, for people and for machines. */
export const tally: Reporter = {
  onTestRunStart() {
    const seed = process.env['SEED'];
    console.log(
      `Random tests draw from the seed ${seed}; SEED=${seed} before the command repeats it.\n`,
    );
  },
  onTestRunEnd(modules, errors) {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      // A file that could not be loaded has no tests to fail, yet something failed.
      if (module.errors().length > 0) count.failed++;
      for (const test of module.children.allTests()) count[test.result().state]++;
    }
    // A test that never finished did not pass.
    const failed = count.failed + count.pending;
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    // Whatever else a run prints, it prints before the process ends.
    process.once('exit', () => console.log(`${count.passed} passed, ${failed} failed${skipped}`));
  },
};
