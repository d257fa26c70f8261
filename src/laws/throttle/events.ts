/**
 * What happens next: a binary heap over typed arrays, so that nothing is allocated while it runs.
 * Of events at the same time, the one that was planned first comes first.
 */
export class Events {
  /** When the next one is due; infinite where there is none. */
  due = Number.POSITIVE_INFINITY;
  private size = 0;
  private planned = 0;
  private readonly times: Float64Array;
  private readonly turns: Float64Array;
  private readonly ids: Int32Array;

  constructor(most: number) {
    this.times = new Float64Array(most);
    this.turns = new Float64Array(most);
    this.ids = new Int32Array(most);
  }

  plan(time: number, id: number) {
    const { times } = this;
    const turn = this.planned++;
    let at = this.size++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      // A later turn never goes before an equal time.
      if ((times[above] as number) <= time) break;
      this.move(above, at);
      at = above;
    }
    this.put(at, time, turn, id);
    this.due = times[0] as number;
  }

  /** Takes the next one out. Only where there is one. */
  take(): number {
    const { times, turns, ids } = this;
    const first = ids[0] as number;
    const last = --this.size;
    if (last === 0) {
      this.due = Number.POSITIVE_INFINITY;
      return first;
    }
    const time = times[last] as number;
    const turn = turns[last] as number;
    let at = 0;
    for (let below = 1; below < last; below = 2 * at + 1) {
      if (below + 1 < last && this.before(below + 1, below)) below++;
      const next = times[below] as number;
      if (next > time || (next === time && (turns[below] as number) > turn)) break;
      this.move(below, at);
      at = below;
    }
    this.put(at, time, turn, ids[last] as number);
    this.due = times[0] as number;
    return first;
  }

  private before(one: number, other: number): boolean {
    const difference = (this.times[one] as number) - (this.times[other] as number);
    return (
      difference < 0 ||
      (difference === 0 && (this.turns[one] as number) < (this.turns[other] as number))
    );
  }

  private move(from: number, to: number) {
    this.put(to, this.times[from] as number, this.turns[from] as number, this.ids[from] as number);
  }

  private put(at: number, time: number, turn: number, id: number) {
    this.times[at] = time;
    this.turns[at] = turn;
    this.ids[at] = id;
  }
}
