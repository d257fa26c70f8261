/** Sizes with NVMe disks beside a small temp disk: Lsv2, Lsv3, Lasv3. Figures of the Lsv3 page: 4,000 IOPS and 80 MB/s, 400,000 and 2,000. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { plainText } from '../../src/kit/index.ts';
import { checkTexts, headline, limitUse, readout, verdict, viewModel } from './case.ts';

const both = fullDataset.catalogue.vms('current').filter(({ nvme }) => nvme);
const on = (vm: string, load: string, more = '') =>
  `vm=${vm}&disks=os:P10x1:None:0&temp=${load}&io-size=4KiB${more}`;
const offers = (query: string) =>
  (viewModel(query).answer?.recommendations ?? []).filter(({ text }) =>
    plainText(text).includes('local NVMe disks of'),
  );

describe('A load on the local disks of a size that has two kinds', () => {
  test('is one of the NVMe disks where only they can do it: 300,000 IOPS on an L8s_v3.', () => {
    const query = on('L8s_v3', '300000IOPS');
    expect(verdict(query)).toBe('fits');
    expect(headline(query)).toBe('300,000 of 400,000 IOPS: 25 % headroom.');
    expect(readout(query, 'iops')?.value).toBe(300_000);
    expect(limitUse(query, 'local NVMe', 'iops')).toMatchObject({
      demand: 300_000,
      limit: 400_000,
    });
    expect(checkTexts(query, 'info').join()).toMatch(
      /local NVMe disks of L8s_v3 \(400,000 IOPS, 2,000 MB\/s;.*temp disk beside them \(4,000 IOPS, 80 MB\/s\).*Deallocation loses what is on them/,
    );
    expect(verdict(on('L8s_v3', '500000IOPS'))).toBe('throttled');
    expect(headline(on('L8s_v3', '500000IOPS'))).toMatch(
      /allows 400,000 IOPS on its local NVMe disks/,
    );
  });

  test('is one of the temp disk where that can do it too, and the NVMe disks are offered.', () => {
    const query = on('L8s_v3', '3900IOPS');
    expect(verdict(query)).toBe('tight');
    expect(checkTexts(query, 'info').join()).toContain('enter 3900IOPS:NVMe');
    const [offer] = offers(query);
    expect(verdict(offer?.query ?? '')).toBe('fits');
    expect(limitUse(offer?.query ?? '', 'local NVMe', 'iops')?.limit).toBe(400_000);
  });

  test('is on the disks that the reader names, whatever they can do.', () => {
    const query = on('L8s_v3', '300000IOPS:SCSI');
    expect(verdict(query)).toBe('throttled');
    expect(headline(query)).toMatch(/The load on the temp disk needs 300,000 IOPS.* 4,000 IOPS/);
    expect(verdict(offers(query)[0]?.query ?? '')).toBe('fits');
    expect(verdict(on('L8s_v3', '100MB/s:nvme'))).toBe('fits');
    expect(viewModel(on('L8s_v3', '100MB/s:nvme')).query).toContain('temp=100MB/s:NVMe');
  });

  test('is not checked while nobody says how large it is, or where it writes.', () => {
    expect(headline(on('L8s_v3', 'used'))).toMatch(
      /The load on the temp disk, or on the local NVMe disks, is not known/,
    );
    const writes = on('L8s_v3', '300000IOPS', '&read=50%25');
    expect(verdict(writes)).toBe('not-checked');
    expect(checkTexts(writes, 'warning').join()).toContain(
      'reads or writes, so writes are not checked',
    );
    expect(verdict(on('L8s_v3', '500000IOPS', '&read=50%25'))).toBe('throttled');
  });

  test('has on every such size the limits of both, at and above them.', () => {
    expect(both).toHaveLength(18);
    for (const { name, nvme, localDisk } of both) {
      const [small, large] = [localDisk?.iops ?? 0, nvme?.iops ?? 0];
      const at = (rate: number) => on(name, `${rate}IOPS`).replace('4KiB', '512B');
      expect(limitUse(at(small), 'local disk', 'iops')?.limit, name).toBe(small);
      expect(limitUse(at(small + 1), 'local NVMe', 'iops')?.limit, name).toBe(large);
      expect(
        [small, small + 1, large, large + 1].map((rate) => verdict(at(rate))),
        name,
      ).toEqual(['tight', 'fits', 'tight', 'throttled']);
    }
  });

  test('that a size does not have is not counted, and said.', () => {
    expect(headline(on('D8ds_v5', '3000IOPS:NVMe'))).toMatch(
      /D8ds_v5 has no local NVMe disks for the load/,
    );
    expect(headline(on('D8ds_v6', '3000IOPS:SCSI'))).toMatch(
      /D8ds_v6 has no temp disk for the load/,
    );
    expect(verdict(on('D8ds_v6', '3000IOPS:NVMe'))).toBe(verdict(on('D8ds_v6', '3000IOPS')));
    for (const text of ['3000IOPS:disk', '3000IOPS:NVMe:x', ':NVMe'])
      expect(viewModel(on('L8s_v3', text)).answer, text).toBeUndefined();
  });
});
