/** When an event happens, and its number in the order of planning. */
type Planned = { time: number; turn: number };

/** A priority queue of events (a binary heap). Of events at the same time, the one planned first comes first. */
export class Events<Event extends Planned> {
  private readonly heap: Event[] = [];
  /** The times of the events in the heap again: comparing them in an array of numbers is much faster. */
  private readonly times: number[] = [];
  private planned = 0;
  /** The first event has been taken out and its place is free: mostly the next one to be planned fills it. */
  private isFree = false;

  plan(event: Event, time: number) {
    const { heap, times } = this;
    event.time = time;
    event.turn = this.planned++;
    if (this.isFree) {
      this.isFree = false;
      this.sink(event, time);
      return;
    }
    let at = heap.length;
    heap.push(event);
    times.push(time);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const other = times[parent] as number;
      // An event at the same time was planned earlier, so it stays in front.
      if (other <= time) break;
      times[at] = other;
      heap[at] = heap[parent] as Event;
      at = parent;
    }
    times[at] = time;
    heap[at] = event;
  }

  /** Takes out the next event, if it happens before this time. */
  takeBefore(end: number): Event | undefined {
    const { heap, times } = this;
    if (this.isFree) {
      this.isFree = false;
      const last = heap.pop() as Event;
      times.pop();
      if (heap.length > 0) this.sink(last, last.time);
    }
    const first = heap[0];
    if (!first || first.time >= end) return undefined;
    this.isFree = true;
    return first;
  }

  /** Puts an event in the first place, or as far from it as its time is. */
  private sink(event: Event, time: number) {
    const { heap, times } = this;
    const size = heap.length;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      let next = times[child] as number;
      const right = child + 1;
      if (right < size) {
        const other = times[right] as number;
        if (other < next || (other === next && this.turnAt(right) < this.turnAt(child))) {
          child = right;
          next = other;
        }
      }
      if (next > time || (next === time && this.turnAt(child) > event.turn)) break;
      times[at] = next;
      heap[at] = heap[child] as Event;
      at = child;
    }
    times[at] = time;
    heap[at] = event;
  }

  private turnAt(index: number): number {
    return (this.heap[index] as Event).turn;
  }
}
