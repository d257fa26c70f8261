/** Starting cases of stores of documents. */
import { linkTo, type Preset, preset } from './preset.ts';

export const documents: readonly Preset[] = [
  preset({
    id: 'mongodb',
    name: 'MongoDB',
    title: 'MongoDB: 6,000 IOPS of 32 KiB on one Premium SSD v2',
    words: 'mongo wiredtiger document database replica set',
    query:
      'vm=E8ds_v5&disks=os:P10x1:ReadOnly:0,data:PremiumV2-1024GiB-8000IOPS-250MBpsx1:None:6000&io-size=32KiB&read=70%',
    verdict: 'fits',
    why: 'At 32 KiB throughput is nearer to its limit than IOPS, on the disk and on the VM. With 8 KiB it would be the other way round: measure the IO size first.',
    figures: `
read    | IO size | 32 KiB | The largest leaf page by default. Compressed pages are smaller, so this is the careful side. | wiredtiger-pages: leaf_page_max
read    | Pattern | random | So readahead is set to between 8 and 32. | mongodb-notes: Recommended Configuration
read    | Journal | with the data | Separate disks can be faster, and make backups by snapshot harder. | mongodb-notes: Separate Components onto Different Storage Devices
read    | Disk type | Premium SSD v2 | Suited to MongoDB among others. | aks-performance: IOPS and throughput
assumed | Data | 1,024 GiB, 8,000 IOPS, 250 MB/s, used by 6,000 IOPS | An example, used to 79 % of its throughput.
assumed | Read ratio | 70 % | No document gives one. With a cache hit rate of 0 % it does not change this answer.
assumed | VM | E8ds_v5 | An example with room for this load, and 8 GiB of memory a vCPU.
none    | Latency | no figure | We found no threshold of MongoDB: compare yours with typical ones.
`,
    replace: [
      'Replace 6,000 IOPS by the 99th percentile of r/s + w/s of the data volume in iostat -x.',
      'Replace 32 KiB by its throughput ÷ IOPS, and 70 % by r/s ÷ (r/s + w/s).',
    ],
    links: [
      linkTo(
        'commit',
        'How many writes a second with j: true?',
        'disk=PremiumV2-1024GiB-8000IOPS-250MBps&workload=mongodb',
      ),
      linkTo(
        'provision',
        'What does this disk cost, and what would Premium SSD?',
        'target-iops=8000&target-throughput=250MB/s&capacity=1TiB',
      ),
      linkTo(
        'io-size',
        'What does the disk do at other IO sizes?',
        'disk=PremiumV2-1024GiB-8000IOPS-250MBps&vm=E8ds_v5&io-size=32KiB',
      ),
    ],
    guide: { text: 'IO size', address: '/optimise/io-size/' },
  }),
  preset({
    id: 'elasticsearch',
    name: 'Elasticsearch',
    title: 'Elasticsearch: 250 MB/s from two striped P30 come near the limit of the VM',
    words: 'elastic elk opensearch lucene search index',
    query:
      'vm=E8ds_v5&disks=os:P10x1:ReadOnly:0,data:P30x2:ReadOnly&io-size=128KiB&target-throughput=250MB/s&read=60%',
    verdict: 'tight',
    why: 'The disks have room and the VM has little: with large IOs its uncached throughput is the bottleneck, and more disks would not help.',
    figures: `
read    | IO size | 128 KiB | The readahead that is recommended. Random reads are smaller, merges larger. | elastic-search-speed: Avoid page cache thrashing
read    | Layout | striped SSDs | RAID 0 over several SSDs; replicas on other nodes make up for a lost one. | elastic-indexing-speed: Use faster hardware
read    | Local disks | generally faster | Remote storage needs tuning and a benchmark. Local disks lose their data when the VM is deallocated. | elastic-indexing-speed: Local vs. remote storage | aks-postgresql: Storage considerations
assumed | Target | 250 MB/s | Searches and merges together.
assumed | Read ratio | 60 % | No document gives one. With a cache hit rate of 0 % it does not change this answer.
assumed | Disks and VM | 2 × P30, ReadOnly, on an E8ds_v5 | Half the memory is for the file system cache, so a VM with much of it. | elastic-search-speed: Give memory to the filesystem cache
none    | Latency | no figure | We found no threshold of Elasticsearch: compare yours with typical ones.
`,
    replace: [
      'Replace 250 MB/s by the 99th percentile of rkB/s + wkB/s in iostat -x, and 128 KiB by throughput ÷ IOPS.',
      'Replace 60 % by r/s ÷ (r/s + w/s).',
    ],
    links: [
      linkTo(
        'io-size',
        'What do two P30 do at other IO sizes?',
        'disk=P30&disks=2&vm=E8ds_v5&io-size=128KiB',
      ),
    ],
    guide: { text: 'Elasticsearch on a DS12', address: '/cases/elasticsearch-ds12/' },
  }),
];
