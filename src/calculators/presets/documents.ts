/** Starting cases of stores of documents. */
import { fraction, kib, mbPerSecond } from '../../units/index.ts';
import {
  assumed,
  assumedReads,
  databaseVm,
  group,
  idleOsDisk,
  inIostat,
  linkTo,
  noThreshold,
  type Preset,
  premiumV2,
  preset,
  readIn,
  sevenTenths,
} from './preset.ts';

const mongodb = preset({
  id: 'mongodb',
  name: 'MongoDB',
  title: 'MongoDB: 6,000 IOPS of 32 KiB on one Premium SSD v2',
  words: 'mongo wiredtiger document database replica set',
  of: {
    vm: 'E8ds_v5',
    groups: [idleOsDisk, premiumV2.data],
    size: kib(32),
    read: sevenTenths,
  },
  verdict: 'fits',
  why: 'At 32 KiB throughput is nearer to its limit than IOPS, on the disk and on the VM. With 8 KiB it would be the other way round: measure the IO size first.',
  figures: [
    readIn(
      'IO size',
      '32 KiB',
      'The largest leaf page by default. Compressed pages are smaller, so this is the careful side.',
      ['wiredtiger-pages', 'leaf_page_max'],
    ),
    readIn('Pattern', 'random', 'So readahead is set to between 8 and 32.', [
      'mongodb-notes',
      'Recommended Configuration',
    ]),
    readIn(
      'Journal',
      'with the data',
      'Separate disks can be faster, and make backups by snapshot harder.',
      ['mongodb-notes', 'Separate Components onto Different Storage Devices'],
    ),
    readIn('Disk type', 'Premium SSD v2', 'Suited to MongoDB among others.', [
      'aks-performance',
      'IOPS and throughput',
    ]),
    premiumV2.figure('used to 79 % of its throughput'),
    assumedReads(sevenTenths),
    databaseVm,
    noThreshold('MongoDB'),
  ],
  replace: [inIostat.rate('6,000 IOPS'), inIostat.sizeAndReads('32 KiB')],
  links: [
    linkTo('commit', 'How many writes a second with j: true?', {
      workload: 'mongodb',
      disk: premiumV2.disk,
    }),
    linkTo('provision', 'What does this disk cost, and what would Premium SSD?', {
      'target-iops': '8000',
      'target-throughput': '250MB/s',
      capacity: '1TiB',
    }),
    linkTo('io-size', 'What does the disk do at other IO sizes?', {
      disk: premiumV2.disk,
      vm: 'E8ds_v5',
      'io-size': '32KiB',
    }),
  ],
  guide: { text: 'IO size', address: '/optimise/io-size/' },
});

const elasticsearch = preset({
  id: 'elasticsearch',
  name: 'Elasticsearch data node',
  title: 'Elasticsearch: 250 MB/s from two striped P30 come near the limit of the VM',
  words: 'elastic elk opensearch lucene search index',
  of: {
    vm: 'E8ds_v5',
    groups: [idleOsDisk, group('data', 'P30', 2, 'ReadOnly')],
    size: kib(128),
    targetThroughput: mbPerSecond(250),
    read: fraction(0.6),
  },
  verdict: 'tight',
  why: 'The disks have room and the VM has little: with large IOs its uncached throughput is the bottleneck, and more disks would not help.',
  figures: [
    readIn(
      'IO size',
      '128 KiB',
      'The readahead that is recommended. Random reads are smaller, merges larger.',
      ['elastic-search-speed', 'Avoid page cache thrashing'],
    ),
    readIn(
      'Layout',
      'striped SSDs',
      'RAID 0 over several SSDs; replicas on other nodes make up for a lost one.',
      ['elastic-indexing-speed', 'Use faster hardware'],
    ),
    readIn(
      'Local disks',
      'generally faster',
      'Remote storage needs tuning and a benchmark. Local disks lose their data when the VM is deallocated.',
      ['elastic-indexing-speed', 'Local vs. remote storage'],
      ['aks-postgresql', 'Storage considerations'],
    ),
    assumed('Target', '250 MB/s', 'Searches and merges together.'),
    assumedReads(fraction(0.6)),
    assumed(
      'Disks and VM',
      '2 × P30, ReadOnly, on an E8ds_v5',
      'Half the memory is for the file system cache, so a VM with much of it.',
      ['elastic-search-speed', 'Give memory to the filesystem cache'],
    ),
    noThreshold('Elasticsearch'),
  ],
  replace: [
    'Replace 250 MB/s by the 99th percentile of rkB/s + wkB/s in iostat -x, and 128 KiB by throughput ÷ IOPS.',
    'Replace 60 % by r/s ÷ (r/s + w/s).',
  ],
  links: [
    linkTo('io-size', 'What do two P30 do at other IO sizes?', {
      disk: 'P30',
      disks: '2',
      vm: 'E8ds_v5',
      'io-size': '128KiB',
    }),
  ],
  guide: { text: 'Elasticsearch on a DS12', address: '/cases/elasticsearch-ds12/' },
});

export const documents: readonly Preset[] = [mongodb, elasticsearch];
