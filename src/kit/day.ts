/** The load of a day as data, in steps that can be painted: what it demands of the limits, and what is known of their credits. Times are in seconds. */
import type { Axis } from './axis.ts';
import type { CaseChoice } from './case-choice.ts';

/** A part of the load with constant rates. */
export type DayStep = {
  readonly duration: number;
  /** Missing where nobody knows what was demanded. */
  readonly iops?: number;
  /** In bytes a second, where it is not IOPS × IO size. */
  readonly throughput?: number;
  /** What it demands of each limit. */
  readonly demands: readonly number[];
};

/** A limit, with the credits of a full bucket and those at the start; 0 where it does not burst. */
export type DayLimit = {
  readonly sustained: number;
  readonly burst: number;
  readonly bucket: number;
  readonly begins: number;
  /** What one IO a second demands of it. */
  readonly perIo: number;
};

export type Day = {
  readonly title: string;
  readonly summary: string;
  readonly steps: readonly DayStep[];
  readonly repeats: boolean;
  readonly limits: readonly DayLimit[];
  /** In IOPS, at the IO size of the case. */
  readonly sustained: number;
  readonly burst: number;
  readonly y: Axis;
  /** The input of the steps. */
  readonly input: string;
  /** Loads to start from, as texts of inputs. */
  readonly starts: readonly CaseChoice[];
};
