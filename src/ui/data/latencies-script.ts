/** Typical latencies with their sources, for the calculators that compute with them. */

import { type PackedLatency, unpackLatency } from '../../limits/latency/compact.ts';
import type { Latencies } from './limits-script.ts';

/** Put in at build: see `script-data.ts`. */
declare const HEADROOM_LATENCIES: readonly PackedLatency[];
declare const HEADROOM_LATENCY_SOURCES: string;

const rows = HEADROOM_LATENCIES.map(unpackLatency);

export const latencies: Latencies = { rows, sources: HEADROOM_LATENCY_SOURCES };
