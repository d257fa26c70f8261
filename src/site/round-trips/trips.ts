/** IOs on their way: to a disk and back, and then to the next. */

/** One thread's IO. */
export type Trip = {
  readonly disk: number;
  /** How much of its way it has passed, there and back, 0 to 1. */
  readonly part: number;
  /** How many it has completed. */
  readonly count: number;
};

/** An even spread without a pattern that the eye finds; the same in every run. */
function chance(thread: number, count: number): number {
  const value = Math.sin(thread * 78.233 + count * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

const diskOf = (thread: number, count: number, disks: number) =>
  // What is printed goes to the first disk.
  thread + count === 0 ? 0 : Math.floor(chance(thread, count) * disks);

/** As they are printed: each a little further than the one before. */
export const startOf = (threads: number, disks: number): readonly Trip[] =>
  Array.from({ length: threads }, (_, thread) => ({
    disk: diskOf(thread, 0, disks),
    part: (0.3 + thread * 0.37) % 1,
    count: 0,
  }));

/** After so much of a trip more has passed. */
export const moved = (trips: readonly Trip[], by: number, disks: number): readonly Trip[] =>
  trips.map(({ disk, part, count }, thread) => {
    const passed = Math.floor(part + by);
    return {
      disk: passed > 0 ? diskOf(thread, count + passed, disks) : disk,
      part: part + by - passed,
      count: count + passed,
    };
  });
