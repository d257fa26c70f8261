import { load } from '../load.ts';

/** Typical latencies with their sources: a calculator that computes with them exports this. */
export const loadLatencies = async () => (await load(() => import('./latencies.ts')))?.latencies;
