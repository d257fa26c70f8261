/** A case now and a second one, “then”: what both achieve, what changes, how disruptive it is, and what it saves. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { findPart, parseQuery, plainText, queryOf } from '../../src/kit/index.ts';
import { readout, shown, viewModel } from './case.ts';

const now =
  'vm=D16ds_v5&disks=os:P10x1:ReadOnly:0,data:P30x4:ReadOnly&target-iops=12000&io-size=64KiB';
const then = 'vm=D16as_v7&disks=os:P10x1:ReadOnly:0,data:PremiumV2-4096GiB-15000IOPS-1000MBps:None';
const withCase = (case1: string, case2: string) => `${case1}&${queryOf({ compare: case2 })}`;
const partOf = (query: string) => {
  const found = findPart(shown(query).answer, 'now-then');
  if (!found) throw new Error('There is no second case.');
  return found;
};
const rowOf = (query: string, label: string) =>
  partOf(query)
    .table.rows.find(({ cells }) => cells[0] === label)
    ?.cells.slice(1, 3);
const problemOf = (compare: string, first = now) =>
  shown(withCase(first, compare)).controls.find(({ name }) => name === 'compare')?.problem;
const howOf = (from: string, to: string) =>
  partOf(withCase(`vm=D16ds_v5&disks=${from}`, `vm=D16ds_v5&disks=${to}`)).how;

describe('A second case', () => {
  const both = withCase(now, then);

  // D16ds_v5 and D16as_v7 of 2026 in West Europe: 600 MB/s uncached ÷ 64 KiB = 9,155 IOPS; 12,000 × 64 KiB = 786.4 MB/s.
  test('is judged by the same model, in a second column.', () => {
    expect(rowOf(both, 'VM')).toEqual(['D16ds_v5', 'D16as_v7']);
    expect(rowOf(both, 'Verdict')).toEqual(['Throttled', 'Fits']);
    expect(rowOf(both, 'Achievable IOPS')).toEqual(['9,155 IOPS', '12,000 IOPS']);
    expect(rowOf(both, 'Achievable throughput')).toEqual(['600 MB/s', '786.4 MB/s']);
    expect(rowOf(both, 'Limit')?.[0]).toBe('VM uncached throughput (D16ds_v5)');
    expect(rowOf(both, 'Cost a month')).toEqual(['$1,411', '$1,163']);
  });

  test('is summed up in sentences without two colons, and what neither case has is no row.', () => {
    expect(partOf(both).summary).toMatch(/ Then: fits, 12,000 of 15,000 IOPS, 20 % headroom\.$/);
    const withoutSize = withCase(
      'vm=D16ds_v5&disks=data:P30x4:None&target-iops=12000',
      'vm=E16bds_v5',
    );
    expect(rowOf(withoutSize, 'Achievable IOPS')).toEqual(['12,000 IOPS', '12,000 IOPS']);
    expect(rowOf(withoutSize, 'Achievable throughput')).toBeUndefined();
    for (const { cells } of partOf(withoutSize).table.rows)
      expect(cells.slice(1, 3)).not.toEqual(['–', '–']);
  });

  // West Europe: D8s_v5 allows 12,800 IOPS and D4s_v5 6,400, and the disks of both are the same.
  test('says “but” of a saving where the load gets less.', () => {
    const first = 'vm=D8s_v5&disks=data:P30x4:None&target-iops=20000&io-size=8KiB';
    expect(plainText(partOf(withCase(first, 'vm=D4s_v5')).sentence)).toMatch(
      /less a month, but the load gets 6,400 IOPS instead of 12,800 IOPS\.$/,
    );
    const back = withCase(`${first}&vm=D4s_v5`.replace('vm=D8s_v5&', ''), 'vm=D8s_v5');
    expect(plainText(partOf(back).sentence)).toContain('more a month, and the load gets 12,800');
  });

  test('saves what it costs less, and has a negative saving where it costs more.', () => {
    const saving = readout(both, 'saving');
    const costs = [now, `${then}&target-iops=12000&io-size=64KiB`].map(
      (query) => readout(query, 'cost')?.value ?? Number.NaN,
    );
    expect(saving?.unit).toBe('USD/month');
    expect(saving?.value).toBeCloseTo((costs[0] ?? 0) - (costs[1] ?? 0), 6);
    expect(saving?.text).toBe('$248');
    const back = readout(withCase(`${then}&target-iops=12000&io-size=64KiB`, now), 'saving');
    expect(back?.value).toBeCloseTo(-(saving?.value ?? 0), 6);
    expect(back?.text).toBe('−$248');
  });

  test('names what changes, and leaves out what does not.', () => {
    const { changes, how } = partOf(both);
    expect(changes.map(({ text }) => text)).toEqual([
      'VM: D16ds_v5 becomes D16as_v7',
      'Data: 4 × P30 1,024 GiB, ReadOnly becomes Premium SSD v2 4,096 GiB · 15,000 IOPS, 1,000 MB/s',
    ]);
    expect(changes.map((one) => one.how)).toEqual(['new VM', 'copy of data']);
    expect(how).toBe('copy of data');
  });

  test('says in a column of words what differs.', () => {
    const differing = partOf(withCase(now, 'vm=D16s_v5')).table.rows.map(({ cells }) => cells);
    expect(differing.map(([label = '', , , word]) => [label, word])).toEqual([
      ['VM', 'changed'],
      ['Disks', 'same'],
      ['Verdict', 'same'],
      ['Achievable IOPS', 'same'],
      ['Achievable throughput', 'same'],
      // It names the VM.
      ['Limit', 'changed'],
      ['Utilisation', 'same'],
      ['Cost a month', 'changed'],
    ]);
  });

  test('that is the same saves nothing, and nothing changes.', () => {
    const same = withCase(now, 'vm=D16ds_v5');
    expect(readout(same, 'saving')).toMatchObject({ value: 0, text: '$0.00' });
    expect(partOf(same)).toMatchObject({ changes: [] });
    expect(partOf(same)).not.toHaveProperty('how');
    expect(partOf(same).summary).toMatch(
      /^VM and disks stay as they are\. The cost stays the same\./,
    );
    for (const { cells } of partOf(same).table.rows) expect(cells[3]).toBe('same');
  });

  // West Europe: D8s_v5 0.46 USD an hour and half the size 0.23; P30 148.68 USD a month.
  test.each([
    ['vm=D4s_v5', 0.23 * 730],
    ['disks=os:P10x1:ReadOnly,data:P30x3:None', -148.68],
  ])('of %s saves %d USD a month.', (second, saving) => {
    const first = 'vm=D8s_v5&disks=os:P10x1:ReadOnly,data:P30x2:None';
    expect(readout(withCase(first, second), 'saving')?.value).toBeCloseTo(saving, 6);
  });

  test('typed as a query changes only what it names; a whole link has the defaults that it leaves out.', () => {
    const first = 'vm=D8s_v5&disks=data:P20x2:None&temp=used';
    const typed = withCase(first, 'vm=D4s_v5');
    expect(partOf(typed).changes.map(({ text }) => text)).toEqual(['VM: D8s_v5 becomes D4s_v5']);
    // A link to the cap check as it opens.
    const { query } = viewModel(withCase(first, 'https://example.org/cap-check/?read=50%'));
    expect(new URLSearchParams(query).get('compare')).toBe(
      'vm=D16ds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly,log:P30x1:None&temp=unused&read=50%25',
    );
    expect(rowOf(query, 'VM')).toEqual(['D8s_v5', 'D16ds_v5']);
  });

  test('may clear what the first sets.', () => {
    const cleared = withCase(now, 'target-iops=');
    expect(partOf(cleared).changes.map(({ text }) => text)).toEqual([
      'Target IOPS: 12,000 IOPS becomes empty',
    ]);
    expect(viewModel(cleared).query).toMatch(/compare=target-iops%3D$/);
  });

  test('in another region is a copy of the data, and with another system a new VM.', () => {
    const moved = partOf(withCase(now, 'region=northeurope'));
    expect(moved.changes).toEqual([
      { text: 'Region: West Europe becomes North Europe', how: 'copy of data' },
    ]);
    expect(moved.how).toBe('copy of data');
    expect(partOf(withCase(now, 'os=windows')).how).toBe('new VM');
    expect(partOf(withCase(now, 'payment=savings-plan')).how).toBeUndefined();
    expect(partOf(withCase(now, 'read=0%')).changes[0]?.text).toBe(
      'Read ratio: 100 % reads becomes writes',
    );
  });

  test('does not change the answer to the first.', () => {
    const [alone, beside] = [shown(now).answer, shown(both).answer];
    expect(beside?.headline).toEqual(alone?.headline);
    expect(beside?.verdict).toBe(alone?.verdict);
    expect(beside?.readouts.filter(({ id }) => id !== 'saving')).toEqual(alone?.readouts);
    expect(readout(now, 'saving')).toBeUndefined();
  });

  test('has the load and the region of the first where it names none, and its own where it does.', () => {
    const east = withCase(`${now}&region=northeurope`, then);
    expect(partOf(east).changes).toHaveLength(2);
    const other = withCase(now, `${then}&target-iops=6000`);
    expect(partOf(other).changes.map(({ text }) => text)).toContain(
      'Target IOPS: 12,000 IOPS becomes 6,000 IOPS',
    );
    expect(rowOf(other, 'Achievable IOPS')?.[1]).toBe('6,000 IOPS');
    // In words both are 12,000 IOPS.
    const close = withCase(now, 'target-iops=12000.2');
    expect(partOf(close).changes.map(({ text }) => text)).toEqual([
      'Target IOPS: 12000 becomes 12000.2',
    ]);
  });

  test('may be a whole address, and is kept in the link as a query.', () => {
    const { query } = shown(withCase(now, `https://example.org/calculators/cap-check/?${then}`));
    expect(new URLSearchParams(query).get('compare')).toBe(
      'vm=D16as_v7&disks=os:P10x1:ReadOnly:0,data:PremiumV2-4096GiB-15000IOPS-1000MBpsx1:None',
    );
  });

  test('that Azure refuses says so in its column, and nothing is saved by it.', () => {
    const refused = withCase(now, 'vm=D16_v3&disks=data:P30x4:None');
    expect(rowOf(refused, 'Verdict')?.[1]).toMatch(/^Not possible: .*Premium/);
    expect(rowOf(refused, 'Achievable IOPS')).toEqual(['9,155 IOPS', '–']);
    expect(partOf(refused).summary).toBe('Azure refuses the set-up under “then”.');
    expect(readout(refused, 'saving')).toMatchObject({
      text: 'none',
      aside: 'Azure refuses the set-up under “then”.',
    });
  });

  test('replaces a first one that Azure refuses.', () => {
    const mended = withCase('vm=D16_v3&disks=data:P30x4:None', 'vm=D16s_v5&disks=data:P30x4:None');
    expect(rowOf(mended, 'Verdict')?.[0]).toMatch(/^Not possible/);
    expect(rowOf(mended, 'Verdict')?.[1]).toBe('Oversubscribed');
    expect(readout(mended, 'saving')?.value).toBeUndefined();
  });

  test('has no saving where a part of either has no price, and the part is named.', () => {
    const old = withCase(
      'vm=DS13&limits=2018-09&disks=data:P30x2:None',
      'vm=DS14&disks=data:P30x2:None',
    );
    expect(readout(old, 'saving')).toMatchObject({ text: 'not priced' });
    expect(readout(old, 'saving')?.value).toBeUndefined();
    expect(readout(old, 'saving')?.aside).toMatch(/2018/);
  });

  test('that cannot be read is a problem beside its control.', () => {
    expect(problemOf('vm=D99s_v5')).toMatch(/^VM size of this case: Unknown VM size “D99s_v5”/);
    expect(problemOf('bananas')).toMatch(/has no “bananas”\. Enter one such as vm=/);
    expect(problemOf('vm=D16s_v5&compare=vm%3DD8s_v5')).toMatch(/has no “compare”/);
    expect(problemOf('vm=D16s_v5&target-throughput=900MB/s')).toMatch(
      /^Target throughput of this case: .*another throughput/,
    );
    expect(problemOf('vm=D16s_v5&vm=D8s_v5')).toBe('This case has “vm” more than once.');
    expect(problemOf('limits=2018-09', 'vm=D8s_v5&disks=data:P30-tierP50x1:None')).toMatch(
      /^Disks, as now: .*Performance tiers did not exist in 2018\.$/,
    );
    expect(problemOf('')).toBeUndefined();
    expect(shown(withCase(now, 'bananas')).answer).toBeUndefined();
  });
});

describe('What it comes to', () => {
  const sentence = (second: string, first = now) =>
    plainText(partOf(withCase(first, second)).sentence);

  // 1,411 − 1,163 USD; 12,000 of 15,000 IOPS are 80 %.
  test('is what it saves and what the load gets, in one sentence.', () => {
    expect(sentence(then)).toBe('$248 less a month, and the load has 20 % headroom.');
    expect(sentence('vm=D16ds_v5')).toBe(
      'The cost stays the same, and the load gets 9,155 IOPS, as now.',
    );
    expect(sentence('vm=D16_v3&disks=data:P30x4:None')).toMatch(
      /^Azure refuses the set-up under “then”/,
    );
  });

  // The disks have 1,100 MB/s; DOMAIN.md: 600 MB/s uncached on D16ds_v5; the pages of Ebdsv5 print 1,370 of E16bds_v5.
  test('names the figure that differs, where the IOPS stay.', () => {
    expect(sentence('vm=E16bds_v5', '')).toBe(
      '$368 more a month, and the disks achieve 1,100 MB/s instead of 600 MB/s.',
    );
  });

  // 295 MB/s of 18,000 IOs of 16 KiB fit on 4 P30 and 600 MB/s; the Premium SSD v2 has 15,000 IOPS.
  test('says of a cheaper set-up that it would throttle the load.', () => {
    const small = now.replace('12000', '18000').replace('64KiB', '16KiB');
    expect(sentence(then, small)).toBe('$248 less a month, but it would throttle this load.');
  });

  test('has what both cost in parts, whose sums are the costs.', () => {
    const costs = partOf(withCase(now, then)).costs ?? [];
    expect(costs.map(({ text }) => text)).toEqual(['$1,411', '$1,163']);
    expect(
      costs.map(({ parts }) => Math.round(parts.reduce((sum, { amount }) => sum + amount, 0))),
    ).toEqual([1411, 1163]);
  });
});

describe('The way there', () => {
  const steps = (first: string, second: string) =>
    partOf(withCase(first, second)).steps.map(({ title, how }) => [title, how]);

  test('makes the new VM first, creates and copies while the old disks serve there, and stops twice.', () => {
    expect(steps(now, then)).toEqual([
      ['Make a new VM D16as_v7 from an image for NVMe, install the software there', 'online'],
      ['Stop the service, detach the data disks, attach them to the new VM', 'new VM'],
      [
        'Create Premium SSD v2 4,096 GiB · 15,000 IOPS, 1,000 MB/s for data and attach it',
        'online',
      ],
      ['Copy 4,096 GiB', 'online'],
      ['Stop the service, copy what has changed since', 'the service stops'],
    ]);
    // 4 × 1,024 GiB ÷ 800 MB/s, what 4 × P30 have, = 5,498 s.
    expect(partOf(withCase(now, then)).steps[3]?.note).toBe('at 800 MB/s at least 91.6 min');
    expect(partOf(withCase(now, then)).steps[2]?.note).toBe(
      'D16as_v7 must be in a zone, in most regions',
    );
  });

  test('fills new disks on a second VM where the VM cannot take both sets of disks.', () => {
    // A D4s_v5 takes eight data disks.
    const full = 'vm=D4s_v5&disks=data:P10x8:None';
    const other = 'disks=data:PremiumV2-1024GiB-5000IOPS-200MBpsx1:None';
    expect(steps(full, other).map(([, how]) => how)).toEqual([
      'online',
      'online',
      'the service stops',
    ]);
    expect(partOf(withCase(full, other)).steps[0]?.note).toMatch(
      /^D4s_v5 takes 8 data disks, and this set-up has 9\. /,
    );
    const roomy = 'vm=D4s_v5&disks=data:P10x7:None';
    expect(steps(roomy, other).map(([, how]) => how)).toEqual([
      'online',
      'online',
      'the service stops',
    ]);
  });

  // “Convert managed disks”, Convert Premium SSD v2 disks: the host cache is None before, and nothing is converted back.
  test('to Premium SSD v2 begins with its conditions and host cache None, and says that it leads not back.', () => {
    const cached = 'vm=D16ds_v5&disks=data:P30x2:ReadOnly';
    const v2 = 'disks=data:PremiumV2-1024GiB-5000IOPS-200MBpsx2:None';
    expect(steps(cached, v2)).toEqual([
      ['Check that data can be converted', 'online'],
      ['Set the host cache of data to None', 'restart'],
      ['Change data to 2 × Premium SSD v2 1,024 GiB · 5,000 IOPS, 200 MB/s', 'the VM stops'],
    ]);
    const [check, , change] = partOf(withCase(cached, v2)).steps;
    expect(check?.note).toMatch(
      /zone.*bursting.*double encryption.*Site Recovery.*Backup.*gallery/,
    );
    expect(change?.note).toContain('no conversion back');
    const plain = 'vm=D16ds_v5&disks=data:P30x2:None';
    expect(steps(plain, v2)).toHaveLength(2);
    expect(
      steps('vm=D16ds_v5&disks=data:E30x2:ReadOnly', 'disks=data:P30x2:ReadOnly'),
    ).toHaveLength(1);
  });

  // “Automate SCSI-to-NVMe conversion”, Prerequisites, 2026-05-26: no VM with Trusted Launch is converted, and most of
  // generation 2 have it; “General FAQ for NVMe”: only from an image for NVMe; “FAQ for remote NVMe disks”: disks can move.
  test('to NVMe is a new VM from an image, and says when Microsoft’s script can convert the present one.', () => {
    const now = 'vm=DS3_v2&disks=data:P30x4:None';
    expect(steps(now, 'vm=E4bds_v5/nvme')).toEqual([
      ['Make a new VM E4bds_v5/nvme from an image for NVMe, install the software there', 'online'],
      ['Stop the service, detach the data disks, attach them to the new VM', 'new VM'],
    ]);
    expect(partOf(withCase(now, 'vm=E4bds_v5/nvme')).steps[0]?.note).toMatch(
      /no VM with Trusted launch from SCSI.*NVMe: generation 2, in place only on Linux without/,
    );
    expect(steps(now, 'vm=E4bds_v5')).toEqual([
      ['Stop the VM, resize it to E4bds_v5, start it', 'the VM stops'],
    ]);
    expect(steps('vm=E4bds_v5/nvme', 'vm=E8bds_v5/nvme')).toEqual([
      ['Resize to E8bds_v5/nvme', 'restart'],
    ]);
  });

  // The script changes “to NVMe or SCSI” (“Converting Virtual Machines Running Linux from SCSI to NVMe”, 2.3, 2024-07-31).
  test('from NVMe to SCSI is one by the script as well, on the same size too.', () => {
    for (const [now, then] of [
      ['D8s_v6', 'D8s_v5'],
      ['L8as_v4', 'E8as_v5'],
      ['E8bds_v5/nvme', 'D8ds_v5'],
      ['E8bds_v5/nvme', 'E8bds_v5'],
      ['E8bds_v5/nvme', 'E16bds_v5'],
    ] as const)
      expect(steps(`vm=${now}&disks=data:P30x4:None`, `vm=${then}`), now).toEqual([
        [`Convert the VM to SCSI and to ${then}, by Microsoft’s script`, 'the VM stops'],
      ]);
  });

  // A resize is refused between processors, and so is a VM with an OS disk for others.
  test('to another processor is a new VM from an image, and not from the OS disk.', () => {
    const way = steps('vm=D8s_v5&disks=data:P30x1:None', 'vm=D8ps_v5');
    expect(way).toEqual([
      ['Make a new VM D8ps_v5 from an Arm64 image, install the software there', 'online'],
      ['Stop the service, detach the data disks, attach them to the new VM', 'new VM'],
    ]);
    expect(steps('vm=B4pls_v2&disks=data:P10x1:None', 'vm=B4as_v2')[0]?.[0]).toContain(
      'an ordinary x64 image',
    );
  });

  // “Azure confidential virtual machines FAQ”: “you must create a confidential VM as such from the start”.
  test('to a confidential VM or back is a new VM from an image.', () => {
    const way = (from: string, to: string) => steps(`vm=${from}&disks=data:P30x1:None`, `vm=${to}`);
    expect(way('D8as_v5', 'DC8as_v5')[0]?.[0]).toContain('an image for confidential VMs');
    expect(way('DC8as_v5', 'D8as_v5')[0]?.[0]).toContain('an ordinary x64 image');
    expect(way('DC8as_v5', 'D8ps_v5')[0]?.[0]).toContain('an Arm64 image');
    expect(way('DC8as_v5', 'EC8as_v5')).toEqual([
      ['Stop the VM, resize it to EC8as_v5, start it', 'the VM stops'],
    ]);
  });

  // “deallocate your VM and detach the disk before expanding it beyond 4 TiB”
  test('to more than 4 TiB detaches the disk while the VM is stopped.', () => {
    const whole = 'vm=D16ds_v5&disks=data:P50x1:None';
    expect(steps(whole, 'disks=data:P60x1:None')).toEqual([
      ['Change data to P60 8,192 GiB', 'the VM stops'],
    ]);
    expect(partOf(withCase(whole, 'disks=data:P60x1:None')).steps[0]?.note).toContain('detached');
  });

  // “Convert a disk from LRS to ZRS”, Regional migration and Zonal migration.
  test('to another redundancy is a copy, and says which disks are converted instead.', () => {
    const noteTo = (disk: string) =>
      partOf(withCase('vm=D16ds_v5&disks=data:P30x1:None', `disks=data:${disk}x1:None`)).steps[0]
        ?.note;
    expect(noteTo('P30-ZRS')).toBe(
      'a disk in no zone is converted instead, while the VM is stopped',
    );
    expect(noteTo('P40-ZRS')).toContain('converted');
    // No disk is made smaller, nor is performance plus set where a disk is.
    for (const other of ['P20-ZRS', 'P30-plus-ZRS']) expect(noteTo(other)).toBeUndefined();
  });

  test('of another size of a series is a restart, of a performance tier nothing stops, and of the same nothing is done.', () => {
    const disk = 'vm=D16ds_v5&disks=data:P30x1:None';
    expect(steps(disk, 'vm=D8ds_v5')).toEqual([['Resize to D8ds_v5', 'restart']]);
    expect(steps(disk, 'disks=data:P30-tierP50x1:None').map(([, how]) => how)).toEqual(['online']);
    expect(steps(disk, 'vm=D16ds_v5')).toEqual([]);
    expect(steps(disk, 'region=northeurope')).toEqual([
      ['Region: West Europe becomes North Europe', 'the service stops'],
    ]);
  });
});

describe('The text of a second case', () => {
  test('that cannot be read comes with whole texts that may have been meant.', () => {
    const { controls } = viewModel(withCase(now, 'vm=D4s_v55&target-iops=9000'));
    expect(controls.find(({ name }) => name === 'compare')?.readings?.[0]).toBe(
      'vm=D4s_v5&target-iops=9000',
    );
  });

  test('is not complete where an input of it is the beginning of another.', () => {
    const isComplete = (text: string) =>
      capCheck.isComplete('compare', parseQuery(withCase(now, text)).lookup, fullDataset);
    expect(['vm=D4', 'vm=D4s_v5'].map(isComplete)).toEqual([false, true]);
  });

  const second = fc.record(
    {
      vm: fc.constantFrom(...fullDataset.catalogue.vms('current').map(({ name }) => name)),
      disks: fc.constantFrom('data:P30x2:None', 'os:P10x1:ReadOnly,data:P40x1:ReadOnly:9000'),
      temp: fc.constantFrom('used', 'unused'),
      'target-throughput': fc.constantFrom('', '100MB/s', '2.5 GB/s'),
      hit: fc.constantFrom('0%', '12.5%'),
      region: fc.constantFrom('westeurope', 'uksouth'),
    },
    { requiredKeys: [] },
  );

  test('comes back from a link as the same case, whether typed or pasted as a link.', () => {
    fc.assert(
      fc.property(second, fc.constantFrom('', 'https://example.org/?'), (inputs, link) => {
        const given = withCase(`${now}&target-iops=`, link + queryOf(inputs));
        const { query, answer } = shown(given);
        expect(viewModel(query).query).toBe(query);
        expect(findPart(shown(query).answer, 'now-then')).toEqual(findPart(answer, 'now-then'));
      }),
      { numRuns: 25 },
    );
  });

  test('comes back from a link whatever it is.', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string().map((name) => `vm=${name}`),
    );
    fc.assert(
      fc.property(text, (any) => {
        const { query } = viewModel(withCase(now, any));
        expect(viewModel(query).query).toBe(query);
      }),
      { numRuns: 50 },
    );
  });
});

describe('How disruptive it is', () => {
  // “Change the performance of Azure managed disks”; “Expand virtual hard disks”; “Convert managed disks”.
  test.each([
    ['data:P30x1:None', 'data:P30-tierP50x1:None', 'online'],
    ['data:P20x1:None', 'data:P30x1:None', 'online'],
    ['data:P40x1:None', 'data:P60x1:None', 'deallocate'],
    ['data:P30x1:None', 'data:P20x1:None', 'copy of data'],
    ['data:P30x1:None', 'data:P30-plusx1:None', 'deallocate'],
    ['data:P30x2:None', 'data:P30x4:None', 'copy of data'],
    ['data:P30x1:None', 'data:P30x1:ReadOnly', 'restart'],
    ['data:P30x1:None', 'data:PremiumV2-1024GiB-8000IOPS-400MBpsx1:None', 'deallocate'],
    ['data:P30x1:None', 'data:Ultra-1024GiB-8000IOPS-400MBpsx1:None', 'copy of data'],
    [
      'data:PremiumV2-512GiB-3000IOPS-125MBpsx1:None',
      'data:PremiumV2-1024GiB-8000IOPS-400MBpsx1:None',
      'online',
    ],
    ['data:P30x1:None', 'data:P30x1:None,log:P10x1:None', 'online'],
    ['data:P30x1:None,log:P10x1:None', 'data:P30x1:None', 'copy of data'],
    ['data:P30x1:None', 'data:P30x1:None', undefined],
  ])('from %s to %s: %s.', (from, to, how) => {
    expect(howOf(from, to)).toBe(how);
  });
});

test('Each option opens beside the present case, and is there what the list says.', () => {
  const options = (viewModel(now).answer?.recommendations ?? []).filter(({ option }) => option);
  expect(options.length).toBeGreaterThan(0);
  for (const { option, compare = '' } of options) {
    expect(readout(compare, 'saving')?.value).toBeCloseTo(-(option?.figures.difference ?? 0), 6);
    expect(partOf(compare).how).toBe(option?.how);
  }
});
