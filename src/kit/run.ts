/** Work that may take longer than a frame: it yields which part of it is done, 0 to 1, and returns what it made. */
export type Work<T> = T | Generator<number, T>;

/** Does it come in steps? What takes no time is there at once. */
export const isLong = <T>(work: Work<T>): work is Generator<number, T> =>
  typeof (work as Partial<Generator> | undefined)?.next === 'function';

/** The result of steps, whatever they yield, done at once. */
export function toEnd<T>(work: Work<T> | Generator<unknown, T>): T {
  if (!isLong(work as Work<T>)) return work as T;
  for (const steps = work as Generator<unknown, T>; ; ) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What follows from a result, at once if that is there. */
export function after<T, Next>(work: Work<T>, next: (result: T) => Next): Work<Next> {
  const wait = function* (steps: Generator<number, T>) {
    return next(yield* steps);
  };
  return isLong(work) ? wait(work) : next(work);
}

/** Steps whose number is not known beforehand: each counts as the same part of what is left. */
export function* inSlices<T>(work: Generator<unknown, T>, part: number): Generator<number, T> {
  for (let left = 1; ; left *= 1 - part) {
    const { done, value } = work.next();
    if (done) return value;
    yield 1 - left;
  }
}

/** The work of one among several that are done one after the other. */
export function* partOf<T>(
  work: Generator<number, T>,
  at: number,
  of: number,
): Generator<number, T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    yield (at + value) / of;
  }
}
