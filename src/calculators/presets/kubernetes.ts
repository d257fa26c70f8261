/** Starting cases of Kubernetes: its control plane, a node, a broker that runs on one. */
import { linkTo, type Preset, preset } from './preset.ts';

export const kubernetes: readonly Preset[] = [
  preset({
    id: 'etcd',
    name: 'etcd',
    title: 'etcd: 500 sequential writes of 8 KiB a second on a Premium SSD v2 of its own',
    words: 'etcd kubernetes control plane openshift fsync wal raft',
    query:
      'vm=D4s_v5&disks=os:P10x1:ReadOnly:0,data:PremiumV2-64GiB-3000IOPS-125MBpsx1:None:500&io-size=8KiB&read=0%',
    verdict: 'fits',
    why: 'Every limit has room, and yet etcd can be too slow: its writes come one after another, so latency decides and not IOPS. Go on to the calculators of commits and of synchronous IO.',
    figures: `
read    | Writes | 500 sequential IOPS | Recommended for heavily loaded clusters; 50 are required. | etcd-hardware: Disks
read    | IO size | 8 KiB | The benchmark of OpenShift writes 8,000 bytes, rounded up. | openshift-etcd: 2.1
read    | Latency | p99 below 10 ms | Of the WAL fsync. | etcd-faq: wal_fsync_duration_seconds
read    | VM | D4s_v5, 4 vCPU, 16 GiB | Two to four cores and 8 GB are typical. | etcd-hardware: CPUs; Memory
read    | Disk | for etcd alone | It usually solves slow syncs. | etcd-faq: the warning on heartbeats
read    | Disk type | Premium SSD v2, 3,000 IOPS, 125 MB/s | What every such disk includes; latency below a millisecond. | hana-premium-v2: Major differences
assumed | Read ratio | 0 % | Reads are served from memory. | etcd-hardware: CPUs
`,
    replace: [
      'Replace 500 IOPS by w/s of the volume of etcd in iostat -x.',
      'In the calculator of commits, type the 99th percentile of etcd_disk_wal_fsync_duration_seconds.',
    ],
    links: [
      linkTo(
        'commit',
        'Is this sync latency normal for etcd?',
        'workload=etcd&disk=PremiumV2-64GiB-3000IOPS-125MBps',
      ),
      linkTo(
        'sync-io',
        'How fast is one synchronous write after another?',
        'io-size=8KiB&disk=PremiumV2-64GiB-3000IOPS-125MBps',
      ),
      linkTo('commit', 'The same on a P10', 'workload=etcd&disk=P10'),
    ],
    guide: { text: 'Synchronous IO', address: '/concepts/sync-io/' },
  }),
  preset({
    id: 'aks-node',
    name: 'AKS node',
    title: 'AKS node without a local disk: images, logs and emptyDir share one P20',
    words: 'kubernetes node pool kubelet containerd emptydir managed os disk',
    query: 'vm=D8s_v5&disks=os:P20x1:ReadWrite',
    verdict: 'fits',
    why: 'The VM allows several times what its OS disk does, and everything on the node shares that disk. No load is assumed, so the disk’s own limits are what is checked.',
    figures: `
read    | OS disk | P20, 512 GiB | The least that is recommended where an ephemeral OS disk cannot be used. By default a node with 8 to 15 vCPUs has a P15. | aks-storage: Managed OS disks
read    | Ephemeral OS disk | first choice | AKS uses one by default where the VM size has enough local storage: a VM size with a d in its name. | aks-storage: Ephemeral OS disks in AKS
read    | Host cache | ReadWrite | The default of OS disks, and not to be changed there. | sql-vm-storage: Data file caching policies, Operating OS disk
read    | Latency | below 1 s | IOs that take longer break kubelet, containerd and CoreDNS. | aks-io-saturation: comment of 2021-04-27
assumed | VM | D8s_v5 | An example of a size without a local disk, so that the OS disk has to be a managed one.
assumed | Load | none | No document says what a node demands of its OS disk.
`,
    replace: [
      'Give the OS disk a target: the 99th percentile of OS Disk Read + Write Operations/Sec in Azure Monitor.',
      'Replace D8s_v5 by the VM size of your node pool.',
    ],
    links: [
      linkTo(
        'cap-check',
        'The same with the P15 that AKS takes by default',
        'vm=D8s_v5&disks=os:P15x1:ReadWrite',
        'fits',
      ),
      linkTo(
        'cap-check',
        'An ephemeral OS disk on the temp disk of a D8ds_v5 instead',
        'vm=D8ds_v5&disks=os:Ephemeral-128GiB-ResourceDiskx1:None',
        'fits',
      ),
      linkTo(
        'burst',
        'How long does the burst of a P20 last while images are pulled?',
        'disk=P20&steps=10min:3500IOPS',
      ),
    ],
    guide: { text: 'Prevent disk throttling', address: '/throttling/prevent-disk-throttling/' },
  }),
  preset({
    id: 'kafka',
    name: 'Kafka',
    title: 'Kafka: one broker of a small cluster writes 200 MB/s to a Premium SSD v2',
    words: 'apache kafka strimzi confluent streaming log',
    query:
      'vm=D8ds_v5&disks=os:P10x1:ReadOnly:0,data:PremiumV2-1024GiB-5000IOPS-250MBpsx1:None&io-size=128KiB&target-throughput=200MB/s&read=0%',
    verdict: 'fits',
    why: 'Kafka needs throughput. One broker fits the VM, and a second on the same node does not, although its documentation counts one to three a node: the variant below shows it.',
    figures: `
read    | Disk | Premium SSD v2, 1,024 GiB, 5,000 IOPS, 250 MB/s | The starting point for clusters of 3 to 9 brokers, printed as 1 TB. | aks-kafka: Azure Disk Storage
read    | VM | D8ds_v5 | D8ds for small to medium clusters, with one to three brokers a node. | aks-kafka: Node pools
read    | Disks | not shared with the OS | Kafka’s data is not on the disk of logs of applications or of the OS. | kafka-os: Disks and Filesystem
assumed | Writes | 200 MB/s | Four fifths of what the disk has; replicas included.
assumed | IO size | 128 KiB | Linux merges small writes into larger ones; how large, no document says. | kafka-os: Understanding Linux OS Flush Behavior
assumed | Read ratio | 0 % | Consumers that keep up read from the page cache.
read    | Latency | no figure | By default Kafka does not wait for a sync; replicas make messages durable. | kafka-os: Application vs. OS Flush Management
`,
    replace: [
      'Replace 200 MB/s by the 99th percentile of bytes in per second of the broker, replication included.',
      'Replace 128 KiB by wareq-sz of the volume in iostat -x; add reads where consumers lag behind.',
    ],
    links: [
      linkTo(
        'cap-check',
        'Two such brokers on one D8ds_v5',
        'vm=D8ds_v5&disks=os:P10x1:ReadOnly:0,data:PremiumV2-1024GiB-5000IOPS-250MBpsx2:None&io-size=128KiB&target-throughput=400MB/s&read=0%',
        'throttled',
      ),
      linkTo(
        'io-size',
        'What does the disk do at other IO sizes?',
        'disk=PremiumV2-1024GiB-5000IOPS-250MBps&vm=D8ds_v5&io-size=128KiB&read=0%',
      ),
    ],
    guide: { text: 'Disk size and number', address: '/optimise/disk-size-and-number/' },
  }),
];
