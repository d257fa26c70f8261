/** Typical latencies with their sources, for the calculators that compute with them. */

import type { TypicalLatency } from '../../limits/types.ts';
import { present } from '../../units/present.ts';
import type { PackedLatency } from '../latency-members.ts';
import { latencyMembers, tailMembers } from '../latency-members.ts';
import type { PackedSource } from '../script-data.ts';
import type { Latencies } from './limits-script.ts';

/** Put in at build: see `script-data.ts`. */
declare const HEADROOM_LATENCIES: readonly PackedLatency[];
declare const HEADROOM_LATENCY_SOURCES: readonly PackedSource[];

const rows = HEADROOM_LATENCIES.map(([row, years, source, tail]) => ({
  ...Object.fromEntries(latencyMembers.map((member, at) => [member, row[at] ?? undefined])),
  ...{ years, sources: [source] },
  ...present({ tail: tail && Object.fromEntries(tailMembers.map((one, at) => [one, tail[at]])) }),
})) as unknown as readonly TypicalLatency[];

export const latencies: Latencies = { rows, sources: HEADROOM_LATENCY_SOURCES };
