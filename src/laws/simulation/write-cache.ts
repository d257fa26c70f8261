/** Objects that are linked to each other, so that no memory is allocated during a run. */
type Linked<Io> = { next: Io | undefined };

/**
 * Writes that a ReadWrite cache has acknowledged and that are on their way to the disk. It has room for
 * so many, and a write that finds none waits for it, first come first served.
 */
export class WriteCache<Io extends Linked<Io>> {
  private free: Io | undefined;
  private firstWaiting: Io | undefined;
  private lastWaiting: Io | undefined;

  constructor(room: readonly Io[]) {
    for (const held of room) this.putBack(held);
  }

  /** Room for one more write; nothing where the cache is full. */
  take(): Io | undefined {
    const held = this.free;
    if (held) this.free = held.next;
    return held;
  }

  /** A write has reached its disk. */
  putBack(held: Io) {
    held.next = this.free;
    this.free = held;
  }

  /** A write that the host has served finds the cache full. */
  wait(io: Io) {
    io.next = undefined;
    if (this.firstWaiting && this.lastWaiting) this.lastWaiting.next = io;
    else this.firstWaiting = io;
    this.lastWaiting = io;
  }

  /** The write that has waited the longest; nothing where none does. */
  takeWaiting(): Io | undefined {
    const io = this.firstWaiting;
    this.firstWaiting = io?.next;
    return io;
  }
}
