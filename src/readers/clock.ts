/** Times of day as tools print them, and the steps between samples. */

const clock =
  /(?<!\d)(\d{1,2})[:時时h](\d{2})[:分m](\d{2})(?:[.,](\d{1,3}))?[秒s]?(?:\s*([AP])M\b)?/i;

/** The time of day in a line, in seconds; nothing if there is none. */
export function timeOfDay(text: string): number | undefined {
  const [whole, hours, minutes, seconds, fraction = '', half] = clock.exec(text.slice(0, 80)) ?? [];
  if (!whole) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 60) return undefined;
  return hour * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction || 0}`);
}

const day = 86_400;

/** Times of day as seconds since the first of them; a day's end is passed, and a clock that was set back noticed. */
export class Clock {
  #first: number | undefined;
  #last = 0;
  #days = 0;
  wentBack = false;

  /** The first time, in seconds of its day. */
  get first(): number | undefined {
    return this.#first;
  }

  /** @returns seconds since the first time; `NaN` without one */
  since(time: number | undefined): number {
    if (time === undefined) return Number.NaN;
    this.#first ??= time;
    if (time < this.#last) {
      // From 23:50 to 00:00 is a new day. Anything less than half a day back is a clock that was set.
      if (this.#last - time > day / 2) this.#days++;
      else this.wentBack = true;
    }
    this.#last = time;
    return this.#days * day + time - this.#first;
  }

  /** Seconds from a time of day to the first time, if that is less than half a day later. */
  sinceStart(time: number): number | undefined {
    const seconds = this.#first === undefined ? 0 : (this.#first - time + day) % day;
    return seconds > 0 && seconds < day / 2 ? seconds : undefined;
  }
}

/** The step between times: the median of the differences that are more than none, so that a gap does not count. */
export function stepOf(times: readonly number[]): number | undefined {
  const steps: number[] = [];
  for (let at = 1; at < times.length && steps.length < 10_000; at++) {
    const step = (times[at] ?? Number.NaN) - (times[at - 1] ?? Number.NaN);
    if (step > 0) steps.push(step);
  }
  return steps.toSorted((a, b) => a - b)[steps.length >> 1];
}
