/** The way from one set-up to another: each step can be done when its turn comes, and nothing is lost on it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { findPart, queryOf } from '../../src/kit/index.ts';
import { shown } from './case.ts';

/** The titles of the steps, each with its note. */
const way = (now: string, then: string): readonly string[] =>
  (findPart(shown(`${now}&${queryOf({ compare: then })}`).answer, 'now-then')?.steps ?? []).map(
    ({ title, note }) => (note ? `${title}: ${note}` : title),
  );
const on = (vm: string, disks: string) => `vm=${vm}&disks=${disks}`;

// “FAQ for temp NVMe disks”, What changes should I prepare for: empty after a stop; the disks are part of the VM.
describe('Data on local disks', () => {
  const local = on('L8s_v3', 'data:LocalNVMex1:None');
  // The page of Lsv3: one disk of 1.92 TB = 1,788 GiB.
  const off =
    'Copy data from the local disks to remote disks or a replica: up to 1,788 GiB; the local disks are empty after the next steps';
  const rest = 'Stop the service, copy what has changed since';

  test('is on something else before the VM is resized, and comes back after.', () => {
    expect(way(local, on('L16s_v3', 'data:LocalNVMex2:None'))).toEqual([
      off,
      rest,
      'Resize to L16s_v3: 16 vCPU, 128 GiB; same series; what is on local NVMe disks is lost',
      'Stripe and format 2 × local NVMe of L16s_v3, copy data back',
    ]);
    expect(way(local, 'vm=L8as_v3')).toEqual([
      off,
      rest,
      'Stop the VM, resize it to L8as_v3, start it: 8 vCPU, 64 GiB; what is on local NVMe disks is lost',
      'Format local NVMe of L8as_v3, copy data back',
    ]);
  });

  test('is saved from any change that stops the VM, and from a stripe that is made anew.', () => {
    const withOs = 'os:P10x1:ReadOnly,data:LocalNVMex1:None';
    const larger = way(on('L8s_v3', withOs), on('L8s_v3', withOs.replace('P10', 'P15')));
    expect(larger).toHaveLength(4);
    expect(larger[0]).toBe(off);
    expect(larger[2]).toMatch(/^Change OS to P15/);
    expect(larger[3]).toMatch(/copy data back$/);
    const striped = way(on('L16s_v3', 'data:LocalNVMex1:None'), 'disks=data:LocalNVMex2:None');
    expect(striped[0]).toBe(off);
    expect(striped.at(-1)).toMatch(/^Stripe and format 2 × local NVMe/);
  });

  test('that needs more than the next VM has comes back only if it fits.', () => {
    const steps = way(
      on('L80s_v3', 'data:LocalNVMex10:None'),
      on('L8s_v3', 'data:LocalNVMex1:None'),
    );
    expect(steps.at(-1)).toMatch(/copy data back: only if what is there now fits 1,788 GiB$/);
  });

  // 1.92 TB ÷ 290 MB/s, the uncached limit of L8s_v3, = 6,621 s.
  test('is as much as the local disks of the VM, and is copied to remote ones before any stop.', () => {
    const steps = way(local, on('D8s_v5', 'data:P30x2:None'));
    expect(steps.slice(0, 3)).toEqual([
      'Create 2 × P30 1,024 GiB for data and attach it',
      'Copy 1,788 GiB: at 290 MB/s at least 110.3 min',
      rest,
    ]);
    expect(steps[3]).toMatch(/^Make a new VM D8s_v5/);
  });

  test('comes to local disks once the VM that has them is there, and those are not created.', () => {
    const steps = way(on('D8s_v5', 'data:P30x1:None'), local);
    expect(steps.map((step) => step.split(':')[0])).toEqual([
      'Make a new VM L8s_v3 from snapshots of the disks',
      'Format local NVMe for data',
      'Copy 1,024 GiB',
      rest,
    ]);
    const vms = ['L8s_v3', 'L16s_v3', 'L8as_v4', 'D16ads_v7', 'D8s_v5', 'D8ps_v5'];
    const disks = [
      'data:LocalNVMex1:None',
      'data:P30x2:None',
      'tempdb:LocalNVMex1:None,data:P30x1:None',
    ];
    const any = fc.record({ vm: fc.constantFrom(...vms), disks: fc.constantFrom(...disks) });
    fc.assert(
      fc.property(any, any, (now, then) => {
        const titles = way(on(now.vm, now.disks), on(then.vm, then.disks));
        for (const title of titles)
          expect(title).not.toMatch(/^(Create|Copy 0 B).*local NVMe|^Copy 0 B/);
        const isKept =
          now.disks === disks[0] && titles.some((title) => /resize|Make a new VM/i.test(title));
        if (isKept) expect(titles[0]).toMatch(/^(Copy data from the local disks|Create .*P30)/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('New disks', () => {
  test('that are smaller take only what fits, and as much is copied at most.', () => {
    const four = on('D8s_v5', 'data:P30x4:None');
    // 2 TiB ÷ 290 MB/s = 7,583 s.
    expect(way(four, 'disks=data:P20x4:None')[1]).toBe(
      'Copy up to 2,048 GiB: only if what is there now fits 2,048 GiB; at 290 MB/s at least 2.1 h',
    );
    expect(way(four, 'disks=data:P40x2:None')[1]).toMatch(/^Copy 4,096 GiB: at/);
  });

  // D8s_v5 takes 16 data disks, D16s_v5 32, with 600 MB/s.
  test('that the VM has no room for beside the old ones wait for a VM that has, or are filled by a second one.', () => {
    const twelve = on('D8s_v5', 'data:P30x12:None');
    expect(way(twelve, 'disks=data:P40x6:None')).toEqual([
      'Create 6 × P40 2,048 GiB for data and attach it to a second VM: D8s_v5 takes 16 data disks, and this set-up has 18. Or resize this VM meanwhile to one that takes both',
      'Copy 12,288 GiB over the network: at 290 MB/s at least 12.6 h',
      'Stop the service, copy what has changed since: then attach the new disks here in place of the old',
    ]);
    expect(way(twelve, on('D16s_v5', 'data:P40x6:None')).map((step) => step.split(':')[0])).toEqual(
      [
        'Resize to D16s_v5',
        'Create 6 × P40 2,048 GiB for data and attach it',
        'Copy 12,288 GiB',
        'Stop the service, copy what has changed since',
      ],
    );
    const added = way(twelve, on('D16s_v5', 'data:P30x12:None,log:P30x8:None'));
    expect(added.map((step) => step.split(' ')[0])).toEqual(['Resize', 'Create']);
  });
});

// “Expand virtual hard disks attached to a Windows VM”, Shrinking; “Change the OS disk used by an Azure VM”, OS disk
// swap requirements: the current and the replacement disk are of one size.
describe('An OS disk', () => {
  const ten = on('D8s_v5', 'os:P10x1:ReadOnly,data:P30x1:None');
  const osOf = (disk: string) => `disks=os:${disk}x1:ReadOnly,data:P30x1:None`;

  test('is made no smaller: the VM is made from an image with the smaller one.', () => {
    const steps = way(ten, osOf('P6'));
    expect(steps).toHaveLength(2);
    expect(steps[0]).toMatch(
      /^Make a new VM D8s_v5 from an image, with P6 .*no disk smaller.*64 GiB$/,
    );
    expect(steps.join()).not.toMatch(/not attached|Copy/);
  });

  test('of another redundancy is swapped for one from a snapshot, while the VM is stopped.', () => {
    expect(way(ten, osOf('P10-ZRS'))[0]).toMatch(/^Stop the VM, make P10 .*from a snapshot, swap/);
    expect(way(ten, osOf('P15-ZRS'))[0]).toMatch(/swapped at the size of now, then made larger/);
  });

  test('of a VM that is made from an image is made with it.', () => {
    const steps = way(ten, on('D8ps_v5', 'os:P15x1:ReadOnly,data:P30x1:None'));
    expect(steps).toHaveLength(2);
    expect(steps[0]).toContain('an Arm64 image, with P15');
  });
});

// “Increase IOPS and throughput limits”: `az disk create --performance-plus true --source` a disk or its snapshot.
test('Disks with performance plus are made of those of now, and swapped while the VM is stopped.', () => {
  expect(way(on('D8s_v5', 'data:P30x4:None'), 'disks=data:P30-plusx4:None')).toEqual([
    'Make 4 × P30 1,024 GiB · plus for data from the old disks, by snapshots, and swap them',
  ]);
});

// “Using Azure ultra disks”, Enable ultra disk compatibility on an existing VM: the VM is deallocated for it.
describe('The first Ultra Disk of a VM', () => {
  const ultra = 'log:Ultra-64GiB-5000IOPS-200MBpsx1:None';
  const allow = 'Stop the VM, allow Ultra Disks on it, start it';

  test('is attached after a stop in which the VM is made to allow it.', () => {
    expect(way(on('D8s_v5', 'data:P30x2:None'), `disks=data:P30x2:None,${ultra}`)).toEqual([
      allow,
      'Create Ultra Disk 64 GiB · 5,000 IOPS, 200 MB/s for log and attach it',
    ]);
    const copied = way(on('D8s_v5', 'data:P30x1:None'), `disks=${ultra.replace('log', 'data')}`);
    expect(copied.slice(0, 2).map((step) => step.split(':')[0])).toEqual([
      allow,
      'Create Ultra Disk 64 GiB · 5,000 IOPS, 200 MB/s for data and attach it',
    ]);
  });

  test('is allowed in the stop for another size, and a second one needs no stop.', () => {
    const steps = way(on('D8s_v5', 'data:P30x2:None'), on('D16s_v5', `data:P30x2:None,${ultra}`));
    expect(steps[0]).toMatch(/^Stop the VM, resize it to D16s_v5, start it:.*allow Ultra Disks$/);
    expect(steps[1]).toMatch(/^Create Ultra Disk/);
    const more = `data:P30x2:None,${ultra}`;
    expect(way(on('D8s_v5', more), `disks=${more},${ultra.replace('log', 'other')}`)).toHaveLength(
      1,
    );
  });

  test('comes after data on local disks is safe, which that stop would lose.', () => {
    const local = 'data:LocalNVMex1:None';
    const steps = way(on('L8s_v3', local), `disks=${local},${ultra}`);
    expect(steps[0]).toMatch(/^Copy data from the local disks/);
    expect(steps.indexOf(allow)).toBe(2);
    expect(steps.at(-1)).toMatch(/copy data back$/);
  });
});

// “Ephemeral OS disks”, Key differences; Unsupported features: no snapshots, and the VM cannot be deallocated.
describe('With an ephemeral OS disk, now or then,', () => {
  const os = 'os:Ephemeral-128GiB-ResourceDiskx1:None';
  const ephemeral = on('D8ds_v5', `${os},data:P30x1:None`);
  const plain = on('D8ds_v5', 'os:P10x1:None,data:P30x1:None');

  test.each([
    ['another size', ephemeral, on('D16ds_v5', `${os},data:P30x1:None`)],
    ['a managed one then', ephemeral, plain],
    ['a managed one now', plain, ephemeral],
    ['its first Ultra Disk', ephemeral, `disks=${os},data:Ultra-1024GiB-5000IOPS-200MBpsx1:None`],
  ])('a VM is made from an image, and the data disks are moved: %s.', (_, now, then) => {
    const steps = way(now, then);
    expect(steps[0]).toMatch(/^Make a new VM D\d+ds_v5 from an image.*no snapshots/);
    expect(steps[1]).toBe('Stop the service, detach the data disks, attach them to the new VM');
    expect(steps.join()).not.toMatch(/Stop the VM|from snapshots/);
  });

  // The portal: “only when the disk is unattached or the owner VM is deallocated” (terraform-provider-azurerm, issue 7193).
  test('data disks are converted and enlarged while they are detached.', () => {
    expect(way(ephemeral, `disks=${os},data:P50x1:None`)).toEqual([
      'Change data to P50 4,096 GiB: now P30 1,024 GiB; detached meanwhile',
    ]);
    const [, change] = way(ephemeral, `disks=${os},data:PremiumV2-1024GiB-5000IOPS-200MBpsx1:None`);
    expect(change).toMatch(/^Change data to Premium SSD v2.*detached meanwhile$/);
  });
});

test('Whatever is compared, every step has a title, and none twice but the stop for the rest.', () => {
  const sizes = fullDataset.catalogue.vms('current').map(({ name }) => name);
  const disks = [
    'data:P30x2:None',
    'os:P10x1:ReadOnly,data:P40x4:None,log:P20x2:None',
    'os:P6x1:ReadOnly,data:LocalNVMex1:None',
    'os:Ephemeral-64GiB-NvmeDiskx1:None,data:LocalNVMex1:None',
    'data:PremiumV2-1024GiB-5000IOPS-200MBpsx1:None,tempdb:LocalNVMex1:None',
  ];
  const any = fc.record({ vm: fc.constantFrom(...sizes), disks: fc.constantFrom(...disks) });
  fc.assert(
    fc.property(any, any, (now, then) => {
      const steps = way(on(now.vm, now.disks), on(then.vm, then.disks)).filter(
        (step) => !step.startsWith('Stop the service'),
      );
      expect(new Set(steps).size).toBe(steps.length);
      for (const step of steps) expect(step).not.toMatch(/undefined|NaN|Infinity|0 B/);
    }),
    { numRuns: 80 },
  );
});

// “Convert managed disks”: a Premium SSD v2 cannot be converted to another type; no disk is made smaller again.
describe('What cannot be undone', () => {
  const titles = (now: string, then: string) => way(now, then).map((one) => one.split(':')[0]);
  const fourP30 = 'data:P30x4:ReadOnly';
  const fourV2 = 'data:PremiumV2-1024GiB-5000IOPS-200MBpsx4:None';

  const moved = 'Stop the service, detach the data disks, attach them to the new VM';
  // D16ds_v5 has a temp disk and D16as_v5 has none; D16s_v6 has NVMe, and D16s_v5 has not; D32s_v5 is of the same series.
  test.each([
    ['D16ds_v5', 'D16as_v5', ['Make a new VM D16as_v5 from snapshots of the disks']],
    [
      'D16s_v5',
      'D16s_v6',
      ['Make a new VM D16s_v6 from an image for NVMe, install the software there', moved],
    ],
    ['D16s_v6', 'D16s_v5', ['Convert the VM to SCSI and to D16s_v5, by Microsoft’s script']],
    ['D16s_v5', 'D32s_v5', ['Resize to D32s_v5']],
  ])('comes last, once the next VM has proved itself: %s to %s.', (from, to, made) => {
    expect(titles(on(from, fourP30), on(to, fourV2))).toEqual([
      'Check that data can be converted',
      ...made,
      'Set the host cache of data to None',
      'Change data to 4 × Premium SSD v2 1,024 GiB · 5,000 IOPS, 200 MB/s',
    ]);
    expect(way(on(from, fourP30), on(to, fourV2)).at(-1)).toContain(`once ${to} has proved itself`);
  });

  test('is not done to the VM that is the way back: nothing of it changes before the new one is made.', () => {
    const [first, ...others] = titles(
      on('D16ds_v5', 'data:P30x1:ReadOnly,log:P30x1:None'),
      on('D16as_v5', 'data:P50x1:None,log:P30-plusx1:None'),
    );
    expect(first).toMatch(/^Make a new VM/);
    expect(others).toHaveLength(2);
  });

  // D2s_v5 takes four data disks: five cannot wait for it.
  test('waits for no VM that has no room for the disks of now.', () => {
    const steps = titles(
      on('D4ds_v5', 'data:P30x5:None'),
      on('D2s_v5', 'data:PremiumV2-5120GiB-5000IOPS-200MBpsx1:None'),
    );
    expect(steps.at(-1)).toMatch(/^Make a new VM/);
    // D4_v3 has no Premium Storage, so that it cannot have what D4s_v5 has.
    expect(titles(on('D4s_v5', 'data:P30x1:None'), on('D4_v3', 'data:E30x1:None'))).toEqual([
      'Change data to E30 1,024 GiB',
      'Make a new VM D4_v3 from snapshots of the disks',
    ]);
  });
});

// “Check snapshot status”: incremental snapshots of these disks make no disk until the background copy is complete.
test('Snapshots of Premium SSD v2 and Ultra Disk are waited for, those of other disks are not.', () => {
  const made = (disks: string) =>
    way(on('D16ds_v5', disks), on('D16as_v5', disks)).find((step) => /^Make a new/.test(step));
  for (const name of ['PremiumV2', 'Ultra'])
    expect(made(`data:${name}-512GiB-3000IOPS-125MBpsx2:None`)).toMatch(
      /snapshots of (Premium SSD v2|Ultra Disk) are incremental, .* completionPercent is 100/,
    );
  expect(made('data:P30x2:None')).not.toContain('incremental');
});
