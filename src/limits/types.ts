/** What a limit is. Values are in base units; each row names the source it was read from. */
import type { Bytes, BytesPerSecond, Iops, ThroughputUnit } from '../units/index.ts';
import type { Edition } from './editions.ts';
import type { AnswerRuleId } from './rules/answer.ts';
import type { Rule } from './rules.ts';

export type { Edition };

/** A document that numbers were read from. */
export type Source = {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  /** The stored copy that was read, where there is one. */
  readonly url?: string;
  /** What this source's “MB/s”, “MBps” or “M” is read as, and the evidence. */
  readonly reading?: { readonly unit: ThroughputUnit; readonly evidence: string };
};

/** Both caps of one thing. */
export type Caps = { readonly iops: Iops; readonly throughput: BytesPerSecond };

/** May this disk have a host cache? */
export type HostCache = 'yes' | 'no' | 'below 4 TiB';

export type DiskFamily =
  | 'Premium SSD'
  | 'Standard SSD'
  | 'Standard HDD'
  | 'Premium SSD v2'
  | 'Ultra Disk';

export type Disk = Caps & {
  readonly name: string;
  readonly family: DiskFamily;
  readonly edition: Edition;
  readonly size: Bytes;
  /** Credit bursting: what a full bucket allows, and for how long. */
  readonly burst?: Caps & { readonly minutes: number };
  /** Bursting that is switched on and billed. */
  readonly onDemand?: Caps;
  /** What “performance plus” gives, chosen free of charge when the disk is created. */
  readonly plus?: Caps;
  readonly hostCache: HostCache;
  /** The unit its source prints throughput in. */
  readonly unit: ThroughputUnit;
  readonly source: string;
  /** Further sources of the row; what they add or contradict stands in the note. */
  readonly also?: readonly string[];
  readonly note?: string;
};

/** Why a gate has no figure: there is no such gate, the pages give none, or what they give is the local disk's alone. */
export type NoCap = 'none' | 'not published' | 'local disk only';
export type Cap<T extends number> = T | NoCap;
/** One gate of a VM. */
export type VmGate = { readonly iops: Cap<Iops>; readonly throughput: Cap<BytesPerSecond> };

export type Vm = {
  /** Without `Standard_`; `/nvme` behind it where a size has two interfaces and this is the faster. */
  readonly name: string;
  readonly series: string;
  readonly edition: Edition;
  readonly vcpus?: number;
  readonly memory?: Bytes;
  readonly maxDataDisks: number;
  readonly temp?: Bytes;
  readonly cacheSize?: Bytes;
  readonly cached: VmGate;
  readonly uncached: VmGate;
  /** How many local NVMe disks there are, and the size of each. */
  readonly nvmeDisks?: number;
  readonly nvmeSize?: Bytes;
  /** The figures of the local disk alone, where the page gives them apart from the cached limit: of all its disks together. Reads, its best case. */
  readonly localDisk?: Caps;
  /** The same for writes alone, to an empty disk. */
  readonly localWrite?: Caps;
  /** The local NVMe disks beside a temp disk that is none of them. The page does not say whether of reads or writes. */
  readonly nvme?: Caps;
  readonly cachedBurst?: Caps;
  readonly uncachedBurst?: Caps;
  /** The VM's own cap for Premium SSD v2 and Ultra Disk, where it has one. */
  readonly elastic?: Caps;
  readonly elasticBurst?: Caps;
  /** The temp disk passes the cached gate, stands outside it (local NVMe), or there is none. */
  readonly tempDisk: 'cached gate' | 'local NVMe' | 'none';
  /** Whether data disks may have a host cache at all. */
  readonly hostCache: boolean;
  /** The size whose memory, disks and limits this one has, with fewer of its vCPUs. */
  readonly constrainedOf?: string;
  /** The source of a member that its page does not print, by the name of the member. */
  readonly origin?: Readonly<Record<string, string>>;
  /** The unit its throughput is read as. */
  readonly unit: ThroughputUnit;
  readonly source: string;
  /** Further sources of the row; what they add or contradict stands in the note. */
  readonly also?: readonly string[];
  readonly note?: string;
};

/**
 * A look-up by name: the row, perhaps of the other edition (and then that is said); or why a name
 * of the right form is refused (a disk provisioned out of range), with the names it may stand for
 * if there are several; or the nearest names.
 */
export type Found<Row> =
  | { readonly row: Row; readonly otherEdition: boolean }
  | { readonly refused: string; readonly readings?: readonly string[] }
  | { readonly nearest: readonly string[] };

/** The dataset as a calculator sees it. */
export type Catalogue = {
  readonly disk: (name: string, edition: Edition) => Found<Disk>;
  readonly vm: (name: string, edition: Edition) => Found<Vm>;
  readonly disks: (edition: Edition) => readonly Disk[];
  readonly vms: (edition: Edition) => readonly Vm[];
  readonly source: (id: string) => Source;
  /** The rules that stand beside the figures. */
  readonly rule: (id: AnswerRuleId) => Rule;
};
