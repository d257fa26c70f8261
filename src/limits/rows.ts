/**
 * The types of the rows of the dataset: disks, VM sizes, what is stated of them, and their sources. Values are in base units:
 * bytes, bytes and IOs a second. Each row names the source that it was read from, by its id.
 */
import type { Bytes, BytesPerSecond, Iops, ThroughputUnit } from '../units/index.ts';
import type { Edition } from './editions.ts';

export type { Edition };

/** A document that numbers were read from. */
export type Source = {
  readonly id: string;
  readonly title: string;
  /** As shown: YYYY-MM-DD, YYYY-MM, or words such as “undated, about 2016”. */
  readonly date: string;
  /** The stored copy that was read, where there is one. */
  readonly url?: string;
  /** Of the stored copy, where its figures were taken over as a whole. */
  readonly licence?: string;
  /** What this source's “MB/s”, “MBps” or “M” is read as, and the evidence. */
  readonly reading?: { readonly unit: ThroughputUnit; readonly evidence: string };
};

/** The two figures of one limit. */
export type LimitPair = { readonly iops: Iops; readonly throughput: BytesPerSecond };

/** May this disk have a host cache? */
export type HostCache = 'yes' | 'no' | 'below 4 TiB';

export type DiskFamily =
  | 'Premium SSD'
  | 'Standard SSD'
  | 'Standard HDD'
  | 'Premium SSD v2'
  | 'Ultra Disk'
  | 'Ephemeral OS disk'
  | 'Local NVMe';

/** The families of disks that are no part of a VM. */
export type ManagedFamily = Exclude<DiskFamily, 'Ephemeral OS disk' | 'Local NVMe'>;

/** Where an ephemeral OS disk is on the host of its VM, as the resource API calls it. */
export type EphemeralPlacement = 'CacheDisk' | 'ResourceDisk' | 'NvmeDisk';
/** What a disk is that is part of its VM: an ephemeral OS disk, or the local NVMe disks themselves, as data disks. */
export type Placement = EphemeralPlacement | 'LocalNVMe';

export type Disk = LimitPair & {
  readonly name: string;
  readonly family: DiskFamily;
  readonly edition: Edition;
  readonly size: Bytes;
  /** The tier that it is billed as, where its name says more than that. */
  readonly tier?: string;
  /** What was chosen beside its size: the tier that its size is, and whether it is the whole of it. */
  readonly bought?: {
    readonly of: string;
    readonly isWhole: boolean;
    /** With performance plus, whose limits it has. */
    readonly plus?: true;
    /** The performance tier, whose limits and price it has. */
    readonly raised?: string;
    /** Zone-redundant. */
    readonly zrs?: true;
  };
  /** Credit bursting: what a full bucket allows, and for how long. */
  readonly burst?: LimitPair & { readonly minutes: number };
  /** Bursting that is switched on and billed. */
  readonly onDemand?: LimitPair;
  /** What “performance plus” gives, chosen free of charge when the disk is created. */
  readonly plus?: LimitPair;
  readonly hostCache: HostCache;
  /** Of disks that are part of the VM, which alone decides on their limits: their IOPS and throughput are 0 here. */
  readonly placement?: Placement;
  /** The unit that the throughput of its source is read as, which answers print too. */
  readonly unit: ThroughputUnit;
  readonly source: string;
  /** Further sources of the row; the note says what they add or contradict. */
  readonly also?: readonly string[];
  readonly note?: string;
};

/** Why a limit has no figure: there is no such limit, the pages give none, or what they give is the local disk's alone. */
export type NoFigure = 'none' | 'not published' | 'local disk only';
export type PublishedLimit<T extends number> = T | NoFigure;
/** One limit of a VM. */
export type VmLimit = {
  readonly iops: PublishedLimit<Iops>;
  readonly throughput: PublishedLimit<BytesPerSecond>;
};

/** What can be stated of a size or a series besides its figures. */
export type LifecycleState =
  | 'retires'
  | 'retired'
  | 'restrictedSince'
  | 'preview'
  | 'notInApi'
  | 'noNewCapacity'
  | 'previousGeneration'
  | 'current'
  | 'extended'
  | 'endOfLife';

/** What a document states of some sizes. */
export type LifecycleStatement = {
  readonly state: LifecycleState;
  /** When they retire or are retired, the month since which they are restricted, or else the date of the document. */
  readonly date: string;
  /** Series, single sizes, and names of `vms/without-limits.ts` with a star. */
  readonly names: readonly string[];
  /** The rest of a sentence about any of them: “retires on 2028-05-01”. */
  readonly says: string;
  /** They are retired or restricted, or retire within 24 months of the newest document. */
  readonly urgent?: true;
  /** The day of a newer document that ends it: that of a size’s price or stage, say, ends its preview. */
  readonly ended?: string;
  readonly source: string;
  /** Where in the source. */
  readonly place: string;
};

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
  readonly cached: VmLimit;
  /** The cached limit is the figure of the temp disk: the page has none of the cache itself, which may allow more. */
  readonly cachedMayBeHigher?: boolean;
  readonly uncached: VmLimit;
  /** How many local NVMe disks there are, and the size of each. */
  readonly nvmeDisks?: number;
  readonly nvmeSize?: Bytes;
  /**
   * The figures of the local storage alone, where the page gives them apart from the cached limit: of the temp disk, or of all
   * local NVMe disks together that stand in its place. Of reads, its best case.
   */
  readonly localDisk?: LimitPair;
  /** The same for writes alone, to an empty disk. */
  readonly localWrite?: LimitPair;
  /**
   * The figures of the local NVMe disks of a size that has a temp disk besides, of all of them together; those of sizes with NVMe
   * disks alone are `localDisk`. The page does not say whether of reads or writes.
   */
  readonly nvme?: LimitPair;
  readonly cachedBurst?: LimitPair;
  readonly uncachedBurst?: LimitPair;
  /** The VM's own limit for Premium SSD v2 and Ultra Disk, where it has one. */
  readonly elastic?: LimitPair;
  readonly elasticBurst?: LimitPair;
  /** Traffic of the temp disk counts against the VM's cached limit, or not (local NVMe), or there is none. */
  readonly tempDisk: 'cached limit' | 'local NVMe' | 'none';
  /** How remote disks are attached; “inferred” where no page of the series says so. */
  readonly controller?: 'SCSI' | 'NVMe' | 'SCSI (inferred)' | 'NVMe (inferred)';
  /** Whether data disks may have a host cache at all. */
  readonly hostCache: boolean;
  /** Whether Premium SSD, Premium SSD v2 and Ultra Disk can be attached. */
  readonly premiumStorage: boolean;
  /** The size whose memory, disks and limits this one has, with fewer of its vCPUs. */
  readonly constrainedOf?: string;
  /** What documents state of it or its series. `lifecycleOf` has it by the state. */
  readonly lifecycle?: readonly LifecycleStatement[];
  /** The source of a member that its page does not print, by the name of the member. */
  readonly origin?: Readonly<Record<string, string>>;
  /** The unit that the throughput of its source is read as, which answers print too. */
  readonly unit: ThroughputUnit;
  readonly source: string;
  /** Further sources of the row; the note says what they add or contradict. */
  readonly also?: readonly string[];
  readonly note?: string;
};
