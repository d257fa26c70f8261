/** Before each file of tests: random tests draw from the seed of the run, which `vitest.config.ts` chooses. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['SEED']) });
