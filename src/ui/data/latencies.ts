/** Typical latencies with their sources, for the calculators that compute with them. */

import type { TypicalLatency } from '../../limits/types.ts';
import { present } from '../../units/present.ts';
import type { PackedLatency, PackedSource } from '../script-data.ts';
import type { Latencies } from './limits-script.ts';

/** Put in at build: see `script-data.ts`. */
declare const HEADROOM_LATENCIES: readonly PackedLatency[];
declare const HEADROOM_LATENCY_SOURCES: readonly PackedSource[];

const rows = HEADROOM_LATENCIES.map(
  ([medium, io, edition, kind, seconds, perKib, low, high, runs, first, last, source, below]) => ({
    ...{ medium, io, edition, kind, seconds, perKib, low, high, runs },
    ...{ years: [first, last], sources: [source] },
    ...present({ below: below || undefined }),
  }),
) as unknown as readonly TypicalLatency[];

export const latencies: Latencies = { rows, sources: HEADROOM_LATENCY_SOURCES };
