/**
 * Work in steps: it yields which part of it is done, 0 to 1, or a promise of what it goes on with, and returns what it
 * made. Where nobody waits for promises it is given nothing for one, and goes on by itself.
 */
export type Steps<T> = Generator<number | Promise<unknown>, T, unknown>;

/** Work that may take longer than a frame. */
export type Work<T> = T | Steps<T>;

/** Does it come in steps? What takes no time is there at once. */
export const isLong = <T>(work: Work<T>): work is Steps<T> =>
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
  const wait = function* (steps: Steps<T>) {
    return next(yield* steps);
  };
  return isLong(work) ? wait(work) : next(work);
}

/** Steps whose number is not known beforehand: each counts as the same part of what is left. */
export function* inSlices<T>(work: Generator<unknown, T>, part: number): Steps<T> {
  for (let left = 1; ; left *= 1 - part) {
    const { done, value } = work.next();
    if (done) return value;
    yield 1 - left;
  }
}

/** The work of one among several that are done one after the other. */
export function* partOf<T>(work: Steps<T>, at: number, of: number): Steps<T> {
  for (let given: unknown; ; ) {
    const { done, value } = work.next(given);
    if (done) return value;
    given = yield typeof value === 'number' ? (at + value) / of : value;
  }
}
