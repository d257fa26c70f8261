/** Starting cases of a file server and of SAP HANA. */
import { linkTo, type Preset, preset } from './preset.ts';

export const servers: readonly Preset[] = [
  preset({
    id: 'file-server',
    name: 'File server',
    title: 'File server: 150 MB/s of 64 KiB from two cached P40',
    words: 'smb windows server share nas files',
    query:
      'vm=D8ds_v5&disks=os:P10x1:ReadOnly:0,data:P40x2:ReadOnly&io-size=64KiB&target-throughput=150MB/s&read=80%',
    verdict: 'fits',
    why: 'Capacity decides about the disks, throughput about the VM: two P40 could deliver more than the VM allows. A cache hit rate above 0 % shows what the host cache would save.',
    figures: `
read    | Request size | 64 KiB to 1 MB | SMB transfers up to 1 MB in a request, and 64 KB where large requests are off. | windows-file-server: General tuning parameters for clients, DisableLargeMtu
assumed | IO size | 64 KiB | The smaller of both: the file system may split and merge requests.
assumed | Target | 150 MB/s | About what 1.2 Gbit/s of clients read and write.
assumed | Read ratio | 80 % | No document gives one. With a cache hit rate of 0 % it does not change this answer.
assumed | Disks | 2 × P40, ReadOnly | Below 4 TiB each, since larger disks have no host cache. | sql-vm-storage: Caching, the note
assumed | VM | D8ds_v5 | An example with room for this load. Its cached limit is published, unlike that of D8s_v5.
none    | Latency | no figure | We found no threshold of a file server: compare yours with typical ones.
`,
    replace: [
      'Replace 150 MB/s by the 99th percentile of Disk Bytes/sec of the share’s volume.',
      'Replace 64 KiB by Avg. Disk Bytes/Transfer, and 80 % by Disk Reads/sec ÷ Disk Transfers/sec.',
    ],
    links: [
      linkTo(
        'queue-depth',
        'Which queue depth keeps two P40 busy?',
        'disk=P40&disks=2&vm=D8ds_v5&io-size=64KiB&cache=ReadOnly',
      ),
    ],
    guide: { text: 'Striping', address: '/optimise/striping/' },
  }),
  preset({
    id: 'sap-hana',
    name: 'SAP HANA',
    title:
      'SAP HANA with 256 GiB: data, log and shared on a Premium SSD v2 each come near the limit of an E32ds_v5',
    words: 'hana sap in-memory database savepoint',
    query:
      'vm=E32ds_v5&disks=os:P10x1:ReadOnly:0,data:PremiumV2-304GiB-3000IOPS-425MBpsx1:None,log:PremiumV2-128GiB-3000IOPS-275MBpsx1:None,other:PremiumV2-256GiB-3000IOPS-125MBpsx1:None',
    verdict: 'tight',
    why: 'No load is assumed: all volumes at their limits at once need 825 of the 865 MB/s that the VM allows. More throughput on a disk would need a larger VM too.',
    figures: `
read    | /hana/data | 304 GiB, 3,000 IOPS, 425 MB/s | For an E32ds_v5, printed as 304 GB. | hana-premium-v2: Configuration for SAP /hana/data volume
read    | /hana/log | 128 GiB, 3,000 IOPS, 275 MB/s | For an E32(d)s_v5, printed as 128 GB. | hana-premium-v2: For the /hana/log volume
read    | /hana/shared | 256 GiB, 3,000 IOPS, 125 MB/s | With the IOPS and throughput that every disk includes. | hana-premium-v2: For the /hana/log volume
read    | Host cache | None | Premium SSD v2 has none, and needs no Write Accelerator. | hana-premium-v2: Major differences
read    | Log throughput | at least 250 MB/s | With IOs of 1 MB on /hana/log. | hana-storage: the throughput that SAP recommends
read    | Latency | at most 1 ms | Of log writes of 4 and 16 KiB, as a user of SAP’s measurement tool reports. SAP publishes it to customers alone. | hana-latency-2020: the failed tests
read    | VM | E32ds_v5 | Look up in SAP’s list whether a VM size is certified for your use. | hana-premium-v2: Production recommended storage solution
`,
    replace: [
      'Replace the sizes and figures of the disks by those of the table for your VM size.',
      'Give each group a target where you have measured one: the 99th percentile of w/s + r/s in iostat -x during savepoints.',
    ],
    links: [
      linkTo(
        'commit',
        'Is this log latency normal for HANA?',
        'disk=PremiumV2-128GiB-3000IOPS-275MBps&workload=hana',
      ),
      linkTo(
        'sync-io',
        'How fast is a synchronous log write of 16 KiB?',
        'io-size=16KiB&disk=PremiumV2-128GiB-3000IOPS-275MBps',
      ),
    ],
    guide: { text: 'Prevent VM throttling', address: '/throttling/prevent-vm-throttling/' },
  }),
];
