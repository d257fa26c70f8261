/** What other disks keep of the present ones, and what no disk carries, where the size of the IOs is not known. */
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

type Row = Readonly<Record<string, unknown>> & { readonly change: string };
const reportFor = (id: string, query: string) =>
  reportOf(id, query) as unknown as {
    readonly verdict: string;
    readonly headline: string;
    readonly readouts: readonly { readonly id: string; readonly text: string }[];
    readonly options: readonly Row[];
  };
const changesOf = (id: string, query: string) =>
  reportFor(id, query).options.map(({ change }) => change);

describe('Without an IO size', () => {
  // “Scalability targets”, Premium SSD: a P60 has 500 MB/s, a P40 250, a P20 150 and a P30 200.
  test('a Premium SSD v2 has no fewer MB/s than the disks that it replaces, whichever calculator offers it.', () => {
    const [first] = changesOf(
      'cap-check',
      'vm=D64s_v5&disks=os:P10x1:ReadOnly,data:P60x2:None&target-iops=40000',
    );
    expect(first).toContain('25,000 IOPS and 500 MB/s each');
    const [day] = changesOf('burst', 'disk=P40&vm=D8s_v5&steps=24h:9000IOPS&repeat=yes');
    expect(day).toContain('9,000 IOPS and 250 MB/s');
    const sync = JSON.stringify(reportFor('sync-io', 'disk=P30&vm=D8s_v5').options);
    expect(sync).toContain('PremiumV2-1024GiB-5000IOPS-200MBps');
    expect(sync).toContain('Ultra-1024GiB-5000IOPS-200MBps');
  });

  // 20,000 IOs of 8 KiB are 163.84 MB/s; a P30 has 5,000 IOPS, and v2 is cheaper with the 3,000 that are free.
  test('provisioned disks have MB/s for IOs of 8 KiB, and the IOPS of the present ones where only a throughput is asked for.', () => {
    const ultra = 'vm=M64ms&disks=os:P20x1:ReadOnly,data:Ultra-1024GiB-5000IOPS-20MBpsx1:None';
    expect(changesOf('cap-check', `${ultra}&target-iops=20000`)[0]).toContain(
      '25,000 IOPS and 164 MB/s',
    );
    const moved = changesOf(
      'cap-check',
      'vm=D16s_v5&disks=os:P10x1:ReadOnly,data:P30x1:None&target-throughput=220MB/s',
    ).filter((change) => change.includes('v2'));
    expect(moved[0]).toContain('5,000 IOPS and 275 MB/s');
  });

  // 11,000 IOs of 4,096 bytes are 45.056 MB/s, and eight disks have 8; 300 of them are 1.2 MB/s.
  test('a load fits no disk whose MB/s would allow it only with IOs below a sector of 4,096 bytes.', () => {
    const on = 'vm=M64ms&disks=os:P20x1:ReadOnly,data:';
    const small = `${on}Ultra-256GiB-1719IOPS-1MBpsx8:None&target-iops=11000`;
    const report = reportFor('cap-check', small);
    expect(report.verdict).toBe('throttled');
    expect(report.headline).toContain('needs at least 45.06 MB/s.');
    for (const change of changesOf('cap-check', small)) expect(change).not.toContain('1 MB/s');
    const one = (mbps: number) => `${on}Ultra-1024GiB-400IOPS-${mbps}MBpsx1:None&target-iops=300`;
    expect(reportFor('cap-check', one(1)).verdict).toBe('throttled');
    expect(reportFor('cap-check', one(2)).verdict).toBe('fits');
    // 8 MB/s ÷ 4,096 bytes are 1,953 IOPS, and 45.056 MB/s are 563 % of 8.
    const figuresOf = (query: string) =>
      Object.fromEntries(reportFor('cap-check', query).readouts.map(({ id, text }) => [id, text]));
    const figures = figuresOf(small);
    expect(figures).toMatchObject({ iops: '1,953 IOPS', over: '563 %', headroom: 'none' });
    expect(figures).not.toHaveProperty('io-size-max');
    expect(figuresOf(one(1))).toMatchObject({ iops: '244 IOPS', over: '123 %' });
    // 1,900 IOs of a sector are 97 % of 8 MB/s.
    const near = reportFor('cap-check', small.replace('=11000', '=1900'));
    expect(near).toMatchObject({ verdict: 'tight' });
    expect(near.headline).toContain('2.7 % headroom in throughput');
  });
});

// A P40 has 250 MB/s, a P60 500 and a P30 200: 9,000 IOs of 8 KiB are 74 MB/s, but those of a backup are larger.
test('With an IO size, too, or a measured load, a Premium SSD v2 has no fewer MB/s than the disks that it replaces.', () => {
  for (const [vm, disks, target, rates] of [
    ['E32bds_v5', 'P40x1', 9000, '11,250 IOPS and 250 MB/s'],
    ['D64s_v5', 'P60x2', 40000, '25,000 IOPS and 500 MB/s each'],
    ['D16s_v5', 'P30x4', 20100, '6,282 IOPS and 200 MB/s each'],
  ] as const) {
    const set = `vm=${vm}&disks=os:P10x1:ReadOnly,data:${disks}:None`;
    const entered = changesOf('cap-check', `${set}&target-iops=${target}&io-size=8KiB`);
    expect(
      entered.find((change) => change.includes('v2')),
      set,
    ).toContain(rates);
    const typed = changesOf('cap-check', `${set}:${target}&io-size=8KiB`);
    expect(
      typed.find((change) => change.includes('v2')),
      set,
    ).toContain(rates);
  }
});

// “Change the performance of Azure managed disks”: a disk of the same type becomes larger online, below 4 TiB; `--sku` would change nothing.
test('Larger disks of the same type are offered once, as a size and not as another type, also where nothing has a price.', () => {
  for (const query of [
    'vm=D16ps_v5&disks=os:P10x1:ReadOnly,data:P20x2:None&target-iops=6000&os=windows',
    'vm=DS13_v2&disks=os:P10x1:ReadOnly,data:P20x2:None&target-iops=6000&limits=2018-09',
  ]) {
    const { options } = reportFor('cap-check', query);
    const same = options.filter(({ change }) => /^[PE]\d+ instead of each/.test(change));
    expect(same.length).toBe(1);
    expect(same[0]?.['detail']).toContain('cannot be undone');
    for (const one of options) expect(one['guide']).not.toContain('another-disk-type');
  }
});

// “Deploy a Premium SSD v2”, Limitations; “Convert managed disks”: only a snapshot leads back. “Sizes for Dsv5”: D16s_v5 has 16 vCPUs and 64 GiB.
test('Every calculator says of Premium SSD v2 and Ultra Disk that most regions have them in a zone alone, and of what is converted that it cannot be converted back.', () => {
  for (const [id, query] of [
    ['burst', 'disk=P40&vm=D8s_v5&steps=24h:9000IOPS&repeat=yes'],
    ['burst', 'disk=P40&vm=D8s_v5&steps=24h:14000IOPS&repeat=yes'],
    ['io-size', 'disk=P60&disks=2&vm=D64s_v5&io-size=8KiB'],
    ['queue-depth', 'disk=P30&disks=2&vm=D16s_v5&outstanding=64'],
    ['sync-io', 'disk=P30&vm=D8s_v5'],
    ['commit', 'disk=P30&workload=postgres'],
    ['commit', 'disk=P30-ZRS&workload=etcd&p99=30ms'],
  ] as const) {
    const { options } = reportFor(id, query);
    const v2 = options.find(({ change }) => change.includes('Premium SSD v2'));
    // One with zone redundancy is copied and not converted, so that it is still there.
    const way = query.includes('ZRS') ? '' : ', no conversion back';
    // A commit has no VM, on which the disks could be encrypted.
    const encrypted = id === 'commit' ? '' : '; no Azure Disk Encryption';
    const vm = query.includes('14000') ? '; 8 vCPU, 64 GiB' : '';
    expect(v2?.['detail'], id).toBe(
      `Premium SSD v2: a zone in most regions${way}${encrypted}${vm}`,
    );
    const ultra = options.find(({ change }) => change.includes('Ultra Disk'));
    expect(ultra?.['detail'], id).toBe(ultra && `Ultra Disk: a zone in most regions${encrypted}`);
    if (id === 'sync-io' || id === 'commit') expect(ultra, id).toBeDefined();
  }
});

// Nothing has a price in that edition; the VM is not short, and its successor in the series has no quota.
test('Another VM is no option with disks that are enough on the present one, also where nothing has a price.', () => {
  for (const disks of [
    'vm=DS3_v2&disks=os:P10x1:ReadOnly,data:P20x2:None&target-iops=6000',
    'vm=D4_v3&disks=os:E10x1:ReadOnly,data:E30x4:None&target-iops=3000',
    'vm=DS13_v2&disks=os:P10x1:ReadOnly,data:P20x4:None&target-iops=20000',
  ]) {
    const changes = changesOf('cap-check', `${disks}&limits=2018-09`);
    expect(changes.length, disks).toBeGreaterThan(1);
    for (const change of changes) expect(change).not.toMatch(/^DS?\d/);
  }
});
