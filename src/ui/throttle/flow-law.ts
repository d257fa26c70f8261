/**
 * A full limit as moving dots: those that wait stand in rows before it, close together and slow; those
 * that it admits are behind it, further apart and fast. As many dots leave the rows as pass the limit.
 */

/** From one waiting dot to the next, and how far from the limit the rows begin to come together, in px. */
export const pitch = 8.5;
export const funnel = 20;
/** How fast dots are behind a limit, in px a second. */
const fast = 60;
/** The least distance between two of them, in px. */
const nearest = 9;
/** Waiting dots that have room before a limit, and how many rows there are at least and at most. */
const room = 84;
const rows = { min: 4, max: 7 };

/** 1, 2, 5, 10, 20 and so on: the first that is at least this. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1e-9, value)));
  return unit * ([1, 2, 5].find((digit) => digit * unit >= value * 0.999) ?? 10);
}

/** How much slower than in reality do dots have to be, so that those of the highest rate can be told apart? */
export const slowMotion = (highestRate: number): number =>
  Math.max(1, roundUp(highestRate / (fast / nearest)));

/** A row of dots before a limit. */
export type Row = {
  /** The index of its workload. */
  readonly of: number;
  readonly dots: number;
  /** Above the middle where negative, in px. */
  readonly y: number;
  /** In px a second. */
  readonly speed: number;
};

/** The dots of one workload behind a limit. */
export type Stream = {
  readonly of: number;
  /** From one dot to the next, in px. */
  readonly spacing: number;
  readonly speed: number;
};

export type Flow = {
  readonly rows: readonly Row[];
  readonly streams: readonly Stream[];
  /** How many waiting IOs one dot is. */
  readonly each: number;
};

/** A workload at a limit: how many of its IOs wait, and how many a second are admitted. */
export type FlowPart = { readonly waiting: number; readonly rate: number };

/**
 * How do dots move at a limit? A workload’s rows move so that its dots leave them at the rate at which
 * they pass: rows × speed ÷ pitch = speed behind ÷ spacing = rate ÷ slow.
 * @param slow how much slower than in reality
 */
export function flowAt(parts: readonly FlowPart[], slow: number): Flow {
  const total = parts.reduce((sum, { waiting }) => sum + waiting, 0);
  const each = total > room ? roundUp(total / room) : 1;
  const dotsOf = ({ waiting }: FlowPart) => Math.ceil(waiting / each);
  const dots = parts.reduce((sum, part) => sum + dotsOf(part), 0);
  const height = Math.min(rows.max, Math.max(rows.min, Math.ceil(dots / 12)));
  const columns = Math.max(1, Math.ceil(dots / height));
  const found = parts.flatMap((part, of) => {
    const own = dotsOf(part);
    const many = Math.ceil(own / columns);
    return Array.from({ length: many }, (_, row) => ({
      of,
      dots: Math.floor(own / many) + (row < own % many ? 1 : 0),
      speed: (part.rate / slow / many) * pitch,
    }));
  });
  const step = Math.min(pitch, (rows.max * pitch) / Math.max(1, found.length));
  return {
    each,
    rows: found.map((row, at) => ({ ...row, y: (at - (found.length - 1) / 2) * step })),
    streams: parts.flatMap(({ rate }, of) =>
      rate > 0 ? [{ of, spacing: (fast * slow) / rate, speed: fast }] : [],
    ),
  };
}
