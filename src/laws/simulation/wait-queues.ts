/**
 * The IOs that wait at the limits: at each limit one queue a disk, and the disks that have an IO
 * waiting, in the order in which it is their turn. All of it linked by numbers in typed arrays:
 * an IO waits at one limit at a time, so one link an IO is enough.
 */
export class WaitQueues {
  /** How many wait at each limit. */
  readonly count: Int32Array;
  private readonly disks: number;
  private readonly nextIo: Int32Array;
  private readonly firstIo: Int32Array;
  private readonly lastIo: Int32Array;
  private readonly nextDisk: Int32Array;
  private readonly firstDisk: Int32Array;
  private readonly lastDisk: Int32Array;

  constructor(limits: number, disks: number, ios: number) {
    const none = (length: number) => new Int32Array(length).fill(-1);
    this.disks = disks;
    this.count = new Int32Array(limits);
    this.nextIo = none(ios);
    this.firstIo = none(limits * disks);
    this.lastIo = none(limits * disks);
    this.nextDisk = none(limits * disks);
    this.firstDisk = none(limits);
    this.lastDisk = none(limits);
  }

  add(limit: number, disk: number, io: number) {
    const queue = limit * this.disks + disk;
    this.nextIo[io] = -1;
    if (this.firstIo[queue] === -1) {
      this.firstIo[queue] = io;
      this.giveTurn(limit, disk);
    } else this.nextIo[this.lastIo[queue] as number] = io;
    this.lastIo[queue] = io;
    this.count[limit] = (this.count[limit] as number) + 1;
  }

  /** Takes out the one whose turn it is. Only where one waits. */
  take(limit: number): number {
    const disk = this.firstDisk[limit] as number;
    const queue = limit * this.disks + disk;
    const io = this.firstIo[queue] as number;
    this.firstIo[queue] = this.nextIo[io] as number;
    this.firstDisk[limit] = this.nextDisk[queue] as number;
    if (this.firstIo[queue] !== -1) this.giveTurn(limit, disk);
    this.count[limit] = (this.count[limit] as number) - 1;
    return io;
  }

  /** Puts a disk at the end of its limit's turns. */
  private giveTurn(limit: number, disk: number) {
    this.nextDisk[limit * this.disks + disk] = -1;
    if (this.firstDisk[limit] === -1) this.firstDisk[limit] = disk;
    else this.nextDisk[limit * this.disks + (this.lastDisk[limit] as number)] = disk;
    this.lastDisk[limit] = disk;
  }
}
