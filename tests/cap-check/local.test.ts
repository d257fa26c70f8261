/** Loads of the temp disk, and ephemeral OS disks, as a reader enters them. */
import { describe, expect, test } from 'vitest';
import { checkTexts, headline, limitUse, readout, shown, verdict, viewModel } from './case.ts';

const boundBy = (query: string) => shown(query).answer?.boundBy;

describe('A load of local NVMe disks', () => {
  const l8as = 'vm=L8as_v4&disks=data:P30x1:None&io-size=4KiB';

  test('is checked by its share of reads against both figures: L8as_v4, 550,000 and 220,000 IOPS (Lasv4 page).', () => {
    expect(verdict(`${l8as}&temp=550000IOPS&read=100%`)).toBe('tight');
    expect(verdict(`${l8as}&temp=550001IOPS&read=100%`)).toBe('throttled');
    expect(verdict(`${l8as}&temp=220000IOPS&read=0%`)).toBe('tight');
    expect(verdict(`${l8as}&temp=220001IOPS&read=0%`)).toBe('throttled');
    // Half and half: 314,285.7.
    expect(verdict(`${l8as}&temp=314285IOPS&read=50%`)).toBe('tight');
    expect(verdict(`${l8as}&temp=314286IOPS&read=50%`)).toBe('throttled');
    expect(boundBy(`${l8as}&temp=314286IOPS&read=50%`)).toEqual(['local disk IOPS (L8as_v4)']);
  });

  test('is read back as the demand for the local disk.', () => {
    const query = `${l8as}&temp=100000IOPS&read=70%`;
    expect(limitUse(query, 'local disk', 'iops')).toMatchObject({
      demand: 100_000,
      readout: { id: 'local-iops', unit: 'IOPS' },
    });
    expect(limitUse(query, 'local disk', 'throughput')).toMatchObject({ demand: 409.6e6 });
    expect(readout(query, 'iops')?.value).toBeCloseTo(105_000, 3);
  });

  test('says what the figures are worth: best cases, of an empty disk, of all disks together.', () => {
    const query = `${l8as}&temp=100000IOPS&read=70%`;
    expect(checkTexts(query, 'warning').join()).toMatch(/writes to an empty disk/);
    expect(checkTexts(query, 'info').join()).toMatch(
      /L8as_v4 has 4 local disks, and its page has the figures of all: each counts with an equal part/,
    );
    expect(checkTexts(query, 'info').join()).toMatch(
      /No page gives a figure for reads beside writes/,
    );
    expect(checkTexts(`${l8as}&temp=100000IOPS`, 'warning').join()).not.toMatch(/empty disk/);
  });

  test('of which the page gives reads alone is not checked with writes, and throttled above the reads (Dadsv6).', () => {
    const d8 = 'vm=D8ads_v6&disks=data:P30x1:None&io-size=4KiB&read=50%';
    expect(verdict(`${d8}&temp=150000IOPS`)).toBe('not-checked');
    expect(verdict(`${d8}&temp=150001IOPS`)).toBe('throttled');
    expect(limitUse(`${d8}&temp=1000IOPS`, 'local disk', 'iops')?.limitText).toBe(
      'at most 150,000',
    );
    expect(checkTexts(`${d8}&temp=1000IOPS`, 'warning').join()).toMatch(/for reads alone/);
    expect(verdict(`${d8.replace('50%', '100%')}&temp=1000IOPS`)).toBe('fits');
  });

  test('that is not known is not checked.', () => {
    expect(verdict(`${l8as}&temp=used`)).toBe('not-checked');
    expect(headline(`${l8as}&temp=used`)).toContain('The load on the temp disk is not known');
  });

  test('beside a temp disk is told apart from it (Lsv3).', () => {
    const query = 'vm=L8s_v3&disks=data:P30x1:None&temp=3000IOPS&io-size=4KiB';
    expect(verdict(query)).toBe('fits');
    expect(checkTexts(query, 'info').join()).toMatch(/is on the local NVMe disks beside it/);
  });
});

describe('An ephemeral OS disk', () => {
  const node = 'vm=D32ads_v5&disks=os:Ephemeral-128GiB-ResourceDiskx1:ReadOnly';

  test('alone on a node is as fast as the temp disk: 150,000 IOPS on D32ads_v5 (Azure/AKS issue 3787).', () => {
    expect(readout(node, 'iops')?.value).toBe(150_000);
    expect(readout(node, 'throughput')?.value).toBe(2000e6);
    expect(boundBy(node)).toEqual([
      'VM cached IOPS (D32ads_v5)',
      'VM cached throughput (D32ads_v5)',
    ]);
    expect([verdict(node), headline(node)]).toEqual([
      'fits',
      'The VM’s cached IOPS limit and the VM’s cached throughput limit are the bottleneck, 150,000 IOPS and 2,000 MB/s.',
    ]);
    expect(readout(node, 'headroom')).toMatchObject({ text: 'needs a target' });
  });

  test('beside a data disk is named with its own limits: a P20 has 2,300 IOPS and 150 MB/s (page on Premium SSD).', () => {
    expect(headline(`${node},data:P20x1:None`)).toMatch(
      /^The disk is the bottleneck, 2,300 IOPS and 150 MB\/s \(P20\); for the ephemeral OS disk the VM’s cached IOPS limit and the VM’s cached throughput limit are the bottleneck, 150,000 IOPS and 2,000 MB\/s/,
    );
  });

  test('takes a target, at the limit and one above.', () => {
    expect(verdict(`${node}&io-size=4KiB&target-iops=150000`)).toBe('tight');
    expect(verdict(`${node}&io-size=4KiB&target-iops=150001`)).toBe('throttled');
    expect(verdict(`${node}:150001&io-size=4KiB`)).toBe('throttled');
  });

  test('has checks: that it fits, that its cache setting has no effect, and what is lost.', () => {
    expect(checkTexts(node, 'passed').join()).toMatch(
      /fits: the temp disk of D32ads_v5 can hold 1,200 GiB/,
    );
    expect(checkTexts(node, 'warning').join()).toMatch(
      /is lost when the VM is resized, redeployed or repaired/,
    );
    expect(checkTexts(node, 'warning').join()).toMatch(/cannot be detached.*no snapshots/);
    expect(checkTexts(node, 'info').join()).toMatch(/host cache setting .* is ignored/);
    expect(checkTexts(node.replace('ReadOnly', 'None'), 'info').join()).not.toMatch(
      /is ignored here/,
    );
    for (const cache of ['None', 'ReadWrite'])
      expect(readout(node.replace('ReadOnly', cache), 'iops')?.value).toBe(150_000);
  });

  test('beside cached disks is not checked until its IOPS are entered.', () => {
    const both = (iops: string) =>
      `vm=D32ads_v5&io-size=8KiB&disks=os:Ephemeral-128GiB-ResourceDiskx1:None${iops},data:P30x2:ReadOnly`;
    expect(headline(both(''))).toContain('The load of the ephemeral OS disk is not known');
    expect(verdict(both(''))).toBe('not-checked');
    expect(verdict(both(':10000'))).toBe('fits');
    expect(limitUse(both(':10000'), 'VM cached', 'iops')).toMatchObject({ demand: 20_000 });
    expect(limitUse(both(':10000'), 'VM uncached', 'iops')).toMatchObject({ demand: 10_000 });
    expect(verdict(both(':0'))).toBe('fits');
  });

  test('beside uncached disks limits only itself.', () => {
    const query = 'vm=D32ads_v5&disks=os:Ephemeral-128GiB-ResourceDiskx1:None,data:P30x3:None';
    expect(verdict(query)).toBe('fits');
    expect(limitUse(query, 'VM uncached', 'iops')).toMatchObject({ demand: 15_000 });
  });

  test('on NVMe disks has them for itself, and the temp disk has the rest.', () => {
    const query =
      'vm=D16ds_v6&disks=os:Ephemeral-128GiB-NvmeDiskx1:None:1000,data:P30x1:None&io-size=4KiB&temp=150000IOPS';
    expect(limitUse(query, 'local disk', 'iops')).toMatchObject({
      demand: 150_000,
      limit: 150_000,
    });
    expect(limitUse(query, 'OS, Ephemeral OS disk of 128 GiB', 'iops')).toMatchObject({
      demand: 1000,
      limit: 150_000,
    });
  });

  test('alone on NVMe disks is bound by the local disk: D8ds_v6, 150,000 and 60,000 IOPS (Ddsv6 page).', () => {
    const query = 'vm=D8ds_v6&disks=os:Ephemeral-128GiB-NvmeDiskx1:None';
    expect(boundBy(query)).toEqual([
      'local disk IOPS (D8ds_v6)',
      'local disk throughput (D8ds_v6)',
    ]);
    expect(limitUse(query, 'OS, Ephemeral OS disk of 128 GiB', 'iops')).toMatchObject({
      demand: 150_000,
      readout: { id: 'local-iops' },
    });
    expect(readout(`${query}&read=0%`, 'iops')?.value).toBe(60_000);
    const target = (iops: number) => verdict(`${query}&read=0%&io-size=4KiB&target-iops=${iops}`);
    expect([target(60_000), target(60_001)]).toEqual(['tight', 'throttled']);
  });

  test('of which the page gives reads alone is not checked with writes: alone, or with IOPS of its own (Dadsv6).', () => {
    const of = (rest: string) =>
      `vm=D8ads_v6&io-size=4KiB&disks=os:Ephemeral-128GiB-NvmeDiskx1:None${rest}`;
    expect(verdict(of(''))).toBe('fits');
    expect(verdict(of('&read=50%'))).toBe('not-checked');
    expect(verdict(of(':5000&read=50%'))).toBe('not-checked');
    const beside = of(',data:P30x1:None&read=50%');
    expect(verdict(beside)).toBe('fits');
    expect(checkTexts(beside, 'warning').join()).toMatch(
      /for reads alone, so writes are not checked/,
    );
  });

  test('whose room is not published is not checked.', () => {
    const query = 'vm=D8ds_v5&disks=os:Ephemeral-128GiB-CacheDiskx1:None';
    expect(verdict(query)).toBe('not-checked');
    expect(headline(query)).toContain('fits in the host cache of D8ds_v5 is not published');
  });

  // Ephemeral OS disks FAQ, 2026-09: NvmeDisk placement takes the whole disk, 440 GiB on D8ds_v6.
  test('that takes every local NVMe disk is possible, with a warning that says how much it takes.', () => {
    const query = 'vm=D8ds_v6&disks=os:Ephemeral-128GiB-NvmeDiskx1:None';
    expect(verdict(query)).toBe('fits');
    expect(checkTexts(query, 'warning').join()).toMatch(
      /takes the whole local NVMe storage of D8ds_v6, 440 GiB: nothing remains for a temp disk/,
    );
    const half = query.replace('D8ds_v6', 'D16ds_v6');
    expect(checkTexts(half, 'warning').join()).not.toMatch(/takes the whole/);
  });

  // The page of Lsv3: a temp disk of 80 GiB beside one NVMe disk of 1.92 TB.
  test('that takes the only NVMe disk leaves the temp disk that some sizes have beside it.', () => {
    const query = 'vm=L8s_v3&disks=os:Ephemeral-64GiB-NvmeDiskx1:None';
    expect(checkTexts(query, 'warning').join()).toMatch(
      /takes the whole local NVMe storage of L8s_v3\./,
    );
  });

  test('that leaves no temp disk makes a load of one not checked, not impossible.', () => {
    for (const temp of ['used', '20000IOPS', '256MB/s'])
      for (const query of [
        `vm=D8ds_v6&disks=os:Ephemeral-128GiB-NvmeDiskx1:None&temp=${temp}`,
        `vm=D8s_v5&disks=os:P10x1:ReadOnly&temp=${temp}`,
      ]) {
        expect(verdict(query), query).toBe('not-checked');
        expect(headline(query)).toContain('has no temp disk for the load');
      }
  });

  test('costs nothing, and is never recommended.', () => {
    const without = readout('vm=D32ads_v5&disks=data:P30x1:None', 'cost')?.value ?? 0;
    const beside = 'vm=D32ads_v5&disks=os:Ephemeral-128GiB-ResourceDiskx1:None,data:P30x1:None';
    expect(readout(beside, 'cost')?.value).toBe(without);
    for (const query of [
      'vm=D8ds_v5&disks=os:P10x1:ReadOnly,data:P30x4:None&target-iops=60000',
      'vm=D8ds_v6&disks=data:P30x4:None&temp=900000IOPS&io-size=4KiB',
    ])
      for (const recommendation of viewModel(query).answer?.recommendations ?? [])
        expect(JSON.stringify(recommendation)).not.toMatch(/Ephemeral/);
  });

  test.each([
    ['a size without a local disk', 'vm=D16s_v5&disks=os:Ephemeral-30GiB-ResourceDiskx1:None'],
    ['a disk that does not fit', 'vm=D8s_v3&disks=os:Ephemeral-201GiB-CacheDiskx1:None'],
    ['a data disk', 'vm=D8ds_v5&disks=data:Ephemeral-30GiB-ResourceDiskx1:None'],
    ['two of them', 'vm=D8ds_v5&disks=os:Ephemeral-30GiB-ResourceDiskx2:None'],
    ['a size without Premium Storage', 'vm=D4_v3&disks=os:Ephemeral-30GiB-ResourceDiskx1:None'],
  ])('is not possible: %s.', (_, query) => {
    expect(verdict(query)).toBe('not-possible');
  });
});
