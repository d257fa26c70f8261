/** When an event happens, and its number in the order of planning. */
type Planned = { time: number; turn: number };

/** A priority queue of events (a binary heap). Of events at the same time, the one planned first comes first. */
export class Events<Event extends Planned> {
  private readonly heap: Event[] = [];
  /** The times of the events in the heap again: comparing them in an array of numbers is much faster. */
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
      const parent = (at - 1) >> 1;
      const other = times[parent] ?? 0;
      // An event at the same time was planned earlier, so it stays in front.
      if (other <= time) break;
      times[at] = other;
      heap[at] = heap[parent] ?? event;
      at = parent;
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
    for (let child = 1; child < size; child = 2 * at + 1) {
      let next = times[child] ?? 0;
      const right = child + 1;
      if (right < size) {
        const other = times[right] ?? 0;
        if (other < next || (other === next && this.turnAt(right) < this.turnAt(child))) {
          child = right;
          next = other;
        }
      }
      if (next > time || (next === time && this.turnAt(child) > last.turn)) break;
      times[at] = next;
      heap[at] = heap[child] ?? last;
      at = child;
    }
    times[at] = time;
    heap[at] = last;
    return first;
  }

  private turnAt(index: number): number {
    return this.heap[index]?.turn ?? 0;
  }
}
