/** What an option with another VM takes away, and what is different on it: every calculator says so in the words of the cap check. */
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

type Row = { readonly change: string; readonly how: string; readonly detail?: string };
const reportFor = (id: string, query: string) =>
  reportOf(id, query) as unknown as {
    readonly options: readonly Row[];
    readonly recommendations: readonly { readonly text: string }[];
  };

/** The same disks, slowed down by their VM, in each calculator that offers another one. */
const loads = (
  vm: string,
  size: string,
  rate: number,
): readonly (readonly [id: string, query: string])[] => [
  ['burst', `disk=P40&disks=4&vm=${vm}&steps=24h:${rate}IOPS&repeat=yes`],
  ['io-size', `disk=P40&disks=4&vm=${vm}&io-size=${size}`],
  ['queue-depth', `disk=P40&disks=4&vm=${vm}&io-size=${size}&outstanding=256`],
  ['sync-io', `disk=P40&disks=4&vm=${vm}&io-size=${size}&outstanding=256`],
  ['throttle', `vm=${vm}&seconds=2&loads=a:P40x4/None:${size}:q256:read`],
];

const optionOn = (id: string, query: string, vm: string) =>
  reportFor(id, query).options.find(({ change }) => new RegExp(`^(On )?${vm}(,|$)`).test(change));

// “M series”: M32ms has 875 GiB, M64ls 64 vCPUs and 512 GiB, M64 as many and 1,024 GiB; Write Accelerator has no row of M64.
test.each(loads('M32ms', '8KiB', 24_000))(
  '%s offers no size with more vCPUs and less memory where another has no less.',
  (id, query) => {
    expect(optionOn(id, query, 'M64ls')).toBeUndefined();
    expect(optionOn(id, query, 'M64')).toMatchObject({
      how: 'restart',
      detail: '64 vCPU, 1 TiB; same series; no figures of Write Accelerator',
    });
  },
);

describe('Of a VM with local NVMe disks', () => {
  // “FAQ for temp NVMe disks”: data on them is lost when the VM is resized. Each size of Lsv3 has them; L8s_v3 has one of 1.92 TB.
  test.each(loads('L8s_v3', '64KiB', 14_900))(
    '%s says that what is on them is lost, in the sentence and beside it.',
    (id, query) => {
      const { options, recommendations } = reportFor(id, query);
      const others = options.filter(({ detail = '' }) => detail.includes('vCPU'));
      expect(others[0]).toMatchObject({ how: 'restart' });
      for (const { detail } of others)
        expect(detail).toMatch(/; what is on local NVMe disks is lost(;|$)/);
      for (const { text } of recommendations)
        expect(text.includes('is lost'), text).toBe(/series|vCPU/.test(text));
    },
  );

  // “Lsv3”: no more than 16 data disks on L8s_v3.
  test.each([
    ['io-size', 'disk=P30&disks=40&vm=L8s_v3'],
    ['throttle', 'vm=L8s_v3&seconds=2&loads=a:P30x40/None:8KiB:q4:read'],
  ])('%s says so too of what can be built in place of what Azure refuses.', (id, query) => {
    const [first] = reportFor(id, query).options;
    expect(first?.change).toContain('what is on local NVMe disks is lost');
    expect(first?.detail).toContain('what is on local NVMe disks is lost');
  });

  // “Sizes for Dsv5” have none.
  test('nothing is said of them where there are none.', () => {
    for (const [id, query] of loads('D8s_v5', '64KiB', 14_900))
      expect(JSON.stringify(reportFor(id, query)), id).not.toContain('local NVMe');
  });
});

// “Constrained vCPU sizes”: E32-8s_v5 has 8 vCPUs active; “Sizes for Esv5”: E48s_v5 has 48.
test('Constrained vCPUs are bought for licences: how many more a larger size has of them is said.', () => {
  for (const [id, query] of [
    ['burst', 'disk=P40&disks=8&vm=E32-8s_v5&steps=24h:54000IOPS&repeat=yes&os=windows'],
    ['io-size', 'disk=P40&disks=8&vm=E32-8s_v5&io-size=8KiB'],
    ['throttle', 'vm=E32-8s_v5&seconds=2&loads=a:P40x8/None:8KiB:q512:read'],
  ] as const)
    expect(optionOn(id, query, 'E48s_v5')?.detail, id).toBe(
      '48 vCPU (40 more to license), 384 GiB; same series',
    );
});

describe('A VM with disks over NVMe', () => {
  // “Dasv6”: 8 vCPUs, 32 GiB, no local storage. “FAQ for remote NVMe disks”: generation 2. “Azure Disk Encryption”: no v6 size.
  test('has no temp disk, needs an image of generation 2, and cannot be encrypted by Azure Disk Encryption, in the words of the cap check.', () => {
    const words = '8 vCPU, 32 GiB; NVMe: generation 2; no temp disk; no Azure Disk Encryption';
    const day = 'disk=P40&disks=4&vm=D8ds_v5&steps=24h:14000IOPS&repeat=yes';
    expect(optionOn('burst', day, 'D8as_v6')?.detail).toBe(words);
    expect(optionOn('io-size', 'disk=P40&disks=4&vm=D8ds_v5&io-size=8KiB', 'F8as_v7')?.detail).toBe(
      words,
    );
    const checked = reportFor(
      'cap-check',
      'vm=D8ds_v5&disks=os:P10x1:ReadOnly,data:P40x4:None&target-iops=14000',
    ).options.find(({ change }) => change === 'F8as_v7');
    expect(checked?.detail).toBe(`A new VM; ${words}`);
  });

  // Windows is not converted in place at all (“FAQ for remote NVMe disks”); with other disks both are said.
  test('is made anew for Windows, and what its disks ask for is said before.', () => {
    const on = 'disk=P40&disks=4&vm=E32-8s_v5&steps=24h:54000IOPS&repeat=yes';
    const detailFor = (os: string) =>
      reportFor('burst', `${on}&os=${os}`).options.find(
        ({ change, detail }) =>
          /^\S+, and Premium SSD v2/.test(change) && detail?.includes('NVMe:'),
      )?.detail;
    expect(detailFor('windows')).toBe(
      'Premium SSD v2: a zone in most regions, no conversion back; no Azure Disk Encryption; 8 vCPU, 336 GiB; NVMe: generation 2, not in place on Windows',
    );
    expect(detailFor('linux')).toContain('in place only on Linux without Trusted launch');
  });
});
