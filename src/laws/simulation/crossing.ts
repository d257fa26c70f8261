import type { Bytes } from '../../units/index.ts';
import { ioUnits } from '../limit-pair.ts';
import type { LimitState } from './limit-state.ts';

/** What a limit counts for one IO of a load, and how many it has admitted. */
type Counted = { readonly ios: number; readonly bytes: number; admitted: number };

/** The crossing of one limit by the IOs of one load, and its counters. */
export class Crossing<Io extends { next: Io | undefined }> {
  readonly limit: LimitState<Io>;
  /** The index of the limit. */
  readonly index: number;
  /** How many IOs and bytes the limit counts for a read of this load, and for a write. */
  readonly ofRead: Counted;
  readonly ofWrite: Counted;
  /** Nanoseconds, summed over all IOs. */
  waited = 0;
  /** IOs of this load that wait now, and their sum over the windows of the sample. */
  waiting = 0;
  private waitingSum = 0;
  /** What was admitted before the sample that is recorded now, and what was in those before it. */
  private before = { reads: 0, writes: 0 };
  readonly samples: LimitState<Io>['sample'][] = [];

  constructor(limit: LimitState<Io>, index: number, size: Bytes) {
    this.limit = limit;
    this.index = index;
    const ios = ioUnits(size, limit.countsIoUnits);
    const cost = { iops: 1, throughput: 1, ...limit.writeCost };
    this.ofRead = { ios, bytes: size, admitted: 0 };
    this.ofWrite = { ios: ios * cost.iops, bytes: size * cost.throughput, admitted: 0 };
  }

  get admitted(): number {
    return this.ofRead.admitted + this.ofWrite.admitted;
  }

  /** What was admitted and waited since the last sample. */
  get sample(): LimitState<Io>['sample'] {
    const { ofRead, ofWrite, before, waitingSum: waiting } = this;
    const [reads, writes] = [ofRead.admitted - before.reads, ofWrite.admitted - before.writes];
    return {
      ios: reads * ofRead.ios + writes * ofWrite.ios,
      bytes: reads * ofRead.bytes + writes * ofWrite.bytes,
      waiting,
    };
  }

  endWindow() {
    this.waitingSum += this.waiting;
  }

  endSample() {
    this.samples.push(this.sample);
    this.waitingSum = 0;
    this.before = { reads: this.ofRead.admitted, writes: this.ofWrite.admitted };
  }

  /** Counts anew, in the middle of a sample too. */
  clear() {
    const { ofRead, ofWrite, before } = this;
    before.reads -= ofRead.admitted;
    before.writes -= ofWrite.admitted;
    this.waited = ofRead.admitted = ofWrite.admitted = 0;
  }
}
