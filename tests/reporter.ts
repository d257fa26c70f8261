import type { Reporter } from 'vitest/node';

/** How many tests of all projects came out how. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
};

/** The closing line of a run, for people and for machines. */
export const closing = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** What a run says of itself: first its seed, and at last one tally over all projects. */
export const tally: Reporter = {
  onTestRunStart() {
    const seed = process.env['SEED'];
    console.log(
      `Random tests draw from the seed ${seed}; SEED=${seed} before the command repeats it.\n`,
    );
  },
  onTestRunEnd(modules, errors) {
    const states = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      // A file that could not be loaded has no tests to fail, yet something failed.
      if (module.errors().length > 0) states.failed++;
      for (const test of module.children.allTests()) states[test.result().state]++;
    }
    const { passed, skipped } = states;
    // A test that never finished did not pass.
    const count: Count = { passed, skipped, failed: states.failed + states.pending };
    // `npm test` does more beside, and closes the run itself.
    if (process.env['TALLY'] === 'reported' && process.send) process.send(count);
    // Whatever else a run prints, it prints before the process ends.
    else process.once('exit', () => console.log(closing(count)));
  },
};
