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
    const { times, turns, ids } = this;
    let at = this.size++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = times[above] as number;
      // Planned later, it never goes before one at the same time.
      if (other <= time) break;
      times[at] = other;
      turns[at] = turns[above] as number;
      ids[at] = ids[above] as number;
      at = above;
    }
    times[at] = time;
    turns[at] = this.planned++;
    ids[at] = id;
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
      let next = times[below] as number;
      const beside = below + 1;
      if (beside < last) {
        const other = times[beside] as number;
        if (
          other < next ||
          (other === next && (turns[beside] as number) < (turns[below] as number))
        ) {
          below = beside;
          next = other;
        }
      }
      if (next > time || (next === time && (turns[below] as number) > turn)) break;
      times[at] = next;
      turns[at] = turns[below] as number;
      ids[at] = ids[below] as number;
      at = below;
    }
    times[at] = time;
    turns[at] = turn;
    ids[at] = ids[last] as number;
    this.due = times[0] as number;
    return first;
  }
}
