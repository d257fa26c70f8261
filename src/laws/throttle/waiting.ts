/**
 * The IOs that wait at the gates: at each gate one queue a disk, and the disks that have an IO
 * waiting, in the order in which it is their turn. All of it linked by numbers in typed arrays:
 * an IO waits at one gate at a time, so one link an IO is enough.
 */
export class Waiting {
  /** How many wait at each gate. */
  readonly count: Int32Array;
  private readonly disks: number;
  private readonly nextIo: Int32Array;
  private readonly firstIo: Int32Array;
  private readonly lastIo: Int32Array;
  private readonly nextDisk: Int32Array;
  private readonly firstDisk: Int32Array;
  private readonly lastDisk: Int32Array;

  constructor(gates: number, disks: number, ios: number) {
    const none = (length: number) => new Int32Array(length).fill(-1);
    this.disks = disks;
    this.count = new Int32Array(gates);
    this.nextIo = none(ios);
    this.firstIo = none(gates * disks);
    this.lastIo = none(gates * disks);
    this.nextDisk = none(gates * disks);
    this.firstDisk = none(gates);
    this.lastDisk = none(gates);
  }

  add(gate: number, disk: number, io: number) {
    const queue = gate * this.disks + disk;
    this.nextIo[io] = -1;
    if (this.firstIo[queue] === -1) {
      this.firstIo[queue] = io;
      this.giveTurn(gate, disk);
    } else this.nextIo[this.lastIo[queue] as number] = io;
    this.lastIo[queue] = io;
    this.count[gate] = (this.count[gate] as number) + 1;
  }

  /** Takes out the one whose turn it is. Only where one waits. */
  take(gate: number): number {
    const disk = this.firstDisk[gate] as number;
    const queue = gate * this.disks + disk;
    const io = this.firstIo[queue] as number;
    this.firstIo[queue] = this.nextIo[io] as number;
    this.firstDisk[gate] = this.nextDisk[queue] as number;
    if (this.firstIo[queue] !== -1) this.giveTurn(gate, disk);
    this.count[gate] = (this.count[gate] as number) - 1;
    return io;
  }

  /** Puts a disk at the end of its gate's turns. */
  private giveTurn(gate: number, disk: number) {
    this.nextDisk[gate * this.disks + disk] = -1;
    if (this.firstDisk[gate] === -1) this.firstDisk[gate] = disk;
    else this.nextDisk[gate * this.disks + (this.lastDisk[gate] as number)] = disk;
    this.lastDisk[gate] = disk;
  }
}
