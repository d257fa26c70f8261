/** When something happens, and as which of all that were ever planned. */
type Planned = { time: number; turn: number };

/** What happens next: a binary heap. Of events at the same time, the one planned first comes first. */
export class Events<Event extends Planned> {
  private readonly heap: Event[] = [];
  /** The times of the heap once more: numbers side by side are compared much faster. */
  private readonly times: number[] = [];
  private planned = 0;

  plan(event: Event, time: number) {
    const { heap, times } = this;
    event.time = time;
    event.turn = this.planned++;
    let at = heap.length;
    heap.push(event);
    times.push(time);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = times[above] ?? 0;
      // Planned later, it never goes before one at the same time.
      if (other <= time) break;
      times[at] = other;
      heap[at] = heap[above] ?? event;
      at = above;
    }
    times[at] = time;
    heap[at] = event;
  }

  /** Takes out the next event, if it happens before this time. */
  takeBefore(end: number): Event | undefined {
    const { heap, times } = this;
    const first = heap[0];
    if (!first || first.time >= end) return undefined;
    const last = heap.pop() ?? first;
    const time = times.pop() ?? 0;
    const size = heap.length;
    if (size === 0) return first;
    let at = 0;
    for (let below = 1; below < size; below = 2 * at + 1) {
      let next = times[below] ?? 0;
      const beside = below + 1;
      if (beside < size) {
        const other = times[beside] ?? 0;
        if (other < next || (other === next && this.turnAt(beside) < this.turnAt(below))) {
          below = beside;
          next = other;
        }
      }
      if (next > time || (next === time && this.turnAt(below) > last.turn)) break;
      times[at] = next;
      heap[at] = heap[below] ?? last;
      at = below;
    }
    times[at] = time;
    heap[at] = last;
    return first;
  }

  private turnAt(place: number): number {
    return this.heap[place]?.turn ?? 0;
  }
}
