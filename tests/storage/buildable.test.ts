/** What Azure refuses and what it accepts all the same, for every size: by the resource API and the vendor’s pages. */
import { describe, expect, test } from 'vitest';
import { find } from '../../src/calculators/find/index.ts';
import { fullDataset, vmNamed } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { reportOf } from '../../src/cli/report.ts';
import { findPart, parseQuery, plainText } from '../../src/kit/index.ts';
import type { Disk, Vm } from '../../src/limits/types.ts';
import type { DiskGroup } from '../../src/storage/set-up/disk-group.ts';
import { faultsOf } from '../../src/storage/set-up/refused.ts';
import { isUnlistedUltra } from '../../src/storage/verdict/cautions.ts';
import { shownOf } from '../view-models.ts';

const { catalogue } = fullDataset;
const sizes: readonly Vm[] = [...catalogue.vms('current'), ...catalogue.vms('2018-09')];

const disk = (name: string): Disk => {
  const found = catalogue.disk(name, 'current');
  if (!('row' in found)) throw new Error(name);
  return found.row;
};
const premium = 'P30';
const v2 = 'PremiumV2-512GiB-8000IOPS-400MBps';
const ultra = 'Ultra-512GiB-8000IOPS-400MBps';

/** What a calculator says of a query, without what it would take instead. */
function saidOf(id: string, query: string) {
  const calculator = calculators.find((one) => one.id === id);
  if (!calculator) throw new Error(id);
  const { given, lookup } = parseQuery(query);
  const { answer, controls } = shownOf(calculator, lookup, given);
  return { answer, problems: controls.flatMap(({ problem }) => problem ?? []) };
}

/** The calculators of one volume: those with a disk, how many of it, and a VM. */
const ofVolumes = calculators
  .filter(({ names }) => ['vm', 'disk', 'disks'].every((name) => names.includes(name)))
  .map(({ id }) => id);

/** The same volume on a VM, as each calculator that takes a VM and disks is asked for it. */
const queries = (vm: string, name: string): readonly (readonly [id: string, query: string])[] => [
  ['cap-check', `vm=${vm}&disks=data:${name}x1:None`],
  ['cap-check', `vm=${vm}&disks=data:${name}x1:None&target-iops=100&io-size=8KiB`],
  ...ofVolumes.map((id) => [id, `vm=${vm}&disk=${name}&disks=1`] as const),
  ['throttle', `vm=${vm}&loads=a:${name}/None:8KiB:q1:read`],
  ...(name === premium
    ? []
    : ([['provision', `vm=${vm}&type=${name.split('-')[0]}&capacity=512GiB`]] as const)),
];

/**
 * PremiumIO is False for these sizes in the resource API of August 2026, 45 regions; those of the A
 * series have left it, and their page from 2018 says “Premium Storage: Not Supported”.
 */
const withoutPremium = [
  'A0 A1 A2 A3 A4 A5 A6 A7 D1 D2 D3 D4 D11 D12 D13 D14',
  'D1_v2 D2_v2 D3_v2 D4_v2 D5_v2 D11_v2 D12_v2 D13_v2 D14_v2 D15_v2',
  'D2_v3 D4_v3 D8_v3 D16_v3 D32_v3 D64_v3 E2_v3 E4_v3 E8_v3 E16_v3 E32_v3 E64_v3',
  'F1 F2 F4 F8 F16 G1 G2 G3 G4 G5',
].flatMap((names) => names.split(' '));

describe('Premium Storage', () => {
  test('is what 48 sizes have not.', () => {
    expect(withoutPremium).toHaveLength(48);
    const found = sizes.filter((vm) => !vm.premiumStorage).map(({ name }) => name);
    expect(found.toSorted()).toEqual(withoutPremium.toSorted());
  });

  test('is needed for Premium SSD, Premium SSD v2 and Ultra Disk, in every calculator that takes a VM.', () => {
    for (const vm of withoutPremium)
      for (const name of [premium, v2, ultra])
        for (const [id, query] of queries(vm, name)) {
          const { answer, problems } = saidOf(id, query);
          const what = `${id} ${query}`;
          expect(problems, what).toEqual([]);
          expect(answer?.verdict, what).toBe(id === 'benchmark' ? undefined : 'not-possible');
          expect(plainText(answer?.headline ?? []), what).toMatch(
            new RegExp(
              `^Not possible: ${vm} has no Premium Storage, so it cannot have (Premium|Ultra)`,
            ),
          );
          expect(answer?.readouts, what).toEqual([]);
          expect(answer?.citations.length, what).toBeGreaterThan(0);
        }
  }, 60_000);

  test('is asked for by every calculator that has a field for a VM and one for disks.', () => {
    const asked = new Set(queries('D4_v3', v2).map(([id]) => id));
    const others = calculators.filter(
      ({ id }) => !asked.has(id) && reportOf(id, 'vm=D4_v3').ignored.length === 0,
    );
    // Find chooses the VM, and Diagnose says it beside the field.
    const advice =
      'Another calculator with a VM is asked for its disks by a line in “queries” above.';
    expect(others.map(({ id }) => id).toSorted(), advice).toEqual(['diagnose']);
    const found = reportOf('diagnose', `vm=D4_v3&disks=data:${premium}x1:None`);
    expect(JSON.stringify(found.problems)).toContain('no Premium Storage');
  });

  test('is no reason against Standard SSD and HDD, nor against any disk on the other sizes.', () => {
    for (const vm of sizes)
      for (const name of vm.premiumStorage ? [premium, v2, ultra, 'E30', 'S30'] : ['E30', 'S30']) {
        const group = { role: 'data', disk: disk(name), count: 1, cache: 'None' } as const;
        expect(faultsOf(vm, [group], vm.edition), `${vm.name} ${name}`).toEqual([]);
      }
  });
});

describe('In place of what Azure refuses', () => {
  const refused = [
    ['more disks than the VM takes', 'disk=P20&disks=30&vm=D4s_v5'],
    ['a VM without Premium Storage', 'disk=P20&vm=D16_v3'],
    ['a host cache on a disk of 4 TiB and more', 'disk=P60&cache=ReadOnly&vm=D16s_v5'],
  ] as const;
  // A benchmark is of a volume that is there.
  test.each(
    ofVolumes
      .filter((id) => id !== 'benchmark')
      .flatMap((id) => refused.map(([what, query]) => [id, what, query] as const)),
  )('%s has an option that can be built for %s.', (id, _, query) => {
    expect(reportOf(id, query).verdict).toBe('not-possible');
    const [first] = reportOf(id, query).options ?? [];
    expect(reportOf(id, first?.query ?? '').verdict).not.toBe('not-possible');
  });
});

/** Scope and limitations of Ultra Disk, 2026-08-24: its table of compatible series, in its spelling. */
const listed = `DSv3 Ddsv4 Dsv4 Dasv4 Dsv5 Ddsv5 Dasv5 Dplsv6 Dpldsv6 Dpsv6 Dpdsv6 FSv2 Famsv6 ESv3
Easv4 Edsv4 Esv4 Esv5 Edsv5 Easv5 Ebsv5 Ebdsv5 M Mv2 Msv2 Mdsv2 Mbsv3 Mbdsv3 Epsv6 Epdsv6 LSv2 Lsv3
Lasv3 NCv3 NCasT4_v3 ND NDv2 NVv3 NVv4 NVadsA10v5 HC HBv2`
  .split(/\s/)
  .map((name) => name.replace('_', '').toLowerCase());

describe('Ultra Disk', () => {
  test('is a warning on every series that Microsoft’s list does not name, and on no other.', () => {
    for (const vm of catalogue.vms('current'))
      expect(isUnlistedUltra(disk(ultra), vm), vm.name).toBe(
        !listed.includes(vm.series.toLowerCase()),
      );
    for (const vm of sizes) expect(isUnlistedUltra(disk(v2), vm)).toBe(false);
  });

  test.each(['B8ms', 'DS14_v2', 'D8s_v6', 'E16as_v7'])(
    'on %s has figures and the warning.',
    (vm) => {
      for (const [id, query] of queries(vm, ultra)) {
        const { verdict, checks = [], readouts = [] } = reportOf(id, query);
        expect(verdict, `${id} ${query}`).not.toBe('not-possible');
        expect(readouts.some(({ value }) => value !== undefined)).toBe(true);
        const warnings = checks.filter(({ severity }) => severity === 'warning');
        expect(JSON.stringify(warnings), id).toContain('is not on Microsoft’s list of 2026-08-24');
      }
    },
  );

  test.each([
    'types=ultra',
    'types=ultra&vcpus=16',
    'types=ultra&log-iops=5000',
    'target-iops=20000&target-throughput=6500MB/s&capacity=4TiB',
  ])('is proposed by Find on series of the list alone: %s.', (query) => {
    const { given, lookup } = parseQuery(query);
    const { answer } = find.viewModel(lookup, fullDataset, given);
    const setUps = findPart(answer, 'set-ups') ?? [];
    const ofUltra = setUps.filter(({ disks }) => disks.includes('Ultra Disk'));
    expect(setUps.length).toBeGreaterThan(0);
    if (query.startsWith('types=ultra')) expect(ofUltra).toHaveLength(setUps.length);
    for (const { vm } of ofUltra) {
      const row = catalogue.vm(vm, 'current');
      expect(listed, vm).toContain('row' in row ? row.row.series.toLowerCase() : '');
    }
  });

  test.each(['D8s_v3', 'E16bds_v5'])('on %s, which is listed, has no such warning.', (vm) => {
    for (const [id, query] of queries(vm, ultra))
      expect(JSON.stringify(reportOf(id, query).checks), id).not.toContain('Microsoft’s list');
  });
});

describe('A host cache that a size does not support', () => {
  // MicrosoftDocs/azure-docs issue 119799: the page of Lsv2 says “Not Supported”, and Azure accepted it on an L8s_v2.
  test('is accepted, has figures and a warning, and counts as None.', () => {
    for (const vm of sizes.filter(({ hostCache }) => !hostCache)) {
      const { vm: own, ...rest } = { vm: `${vm.name}&limits=${vm.edition}`, name: 'E30' };
      const of = (cache: string) =>
        reportOf('cap-check', `vm=${own}&disks=data:${rest.name}x1:${cache}&target-iops=100`);
      const [cached, plain] = [of('ReadOnly'), of('None')];
      expect(cached.verdict, vm.name).toBe(plain.verdict);
      expect(cached.readouts, vm.name).toEqual(plain.readouts);
      const warnings = (cached.checks ?? []).filter(({ severity }) => severity === 'warning');
      expect(JSON.stringify(warnings), vm.name).toContain('Microsoft does not support it');
      // Of other series nobody says whether Azure accepts it.
      const isKnown = /^L.*s_v[23]$|^L\d+s$/.test(vm.name);
      expect(JSON.stringify(warnings).includes('Azure may accept it'), vm.name).toBe(isKnown);
    }
  });

  test('has figures in the other calculators too.', () => {
    for (const id of ['io-size', 'queue-depth', 'sync-io', 'benchmark']) {
      const found = reportOf(id, 'vm=L8s_v3&disk=P30&disks=1&cache=ReadOnly');
      expect(found.verdict, id).not.toBe('not-possible');
      expect(found.headline, id).not.toContain('Not possible');
      expect(JSON.stringify(found.checks), id).toContain('Azure may accept it');
    }
    const throttle = reportOf('throttle', 'vm=L8s_v3&loads=a:P30/ReadOnly:8KiB:q1:read');
    expect(throttle.verdict).toBe('fits');
  });
});

describe('On every size and with every disk', () => {
  const group = (name: string, more: Partial<DiskGroup> = {}): DiskGroup => ({
    ...{ role: 'data', disk: disk(name), count: 1, cache: 'None' },
    ...more,
  });

  test('as many data disks as the size takes are accepted, and one more is refused; an OS disk is none of them.', () => {
    for (const vm of sizes) {
      const os = group('S10', { role: 'os' });
      const most = group('S10', { count: vm.maxDataDisks });
      expect(faultsOf(vm, [os, most], vm.edition), vm.name).toEqual([]);
      const [fault] = faultsOf(vm, [os, most, group('E10', { role: 'log' })], vm.edition);
      expect(fault?.text, vm.name).toMatch(/data disks, and this set-up has/);
    }
  });

  // Premium Storage performance, 2021: “each disk that is smaller than 4 TiB will support caching”; in 2018 up to 4,095 GiB.
  test.each(['current', '2018-09'] as const)(
    'a host cache ends below 4 TiB, with limits of %s.',
    (edition) => {
      const tiers = catalogue.disks(edition);
      expect(tiers.length).toBeGreaterThan(20);
      for (const tier of tiers)
        for (const cache of ['ReadOnly', 'ReadWrite'] as const) {
          const faults = faultsOf(undefined, [group('P10', { disk: tier, cache })], edition);
          expect(faults.length, `${tier.name} ${edition}`).toBe(
            tier.size > 4095 * 1024 ** 3 ? 1 : 0,
          );
        }
      for (const name of [v2, ultra])
        expect(faultsOf(undefined, [group(name, { cache: 'ReadOnly' })], edition)).toHaveLength(1);
    },
  );

  test('an OS disk is one, has tiers, and is no larger than 4,095 GiB.', () => {
    const os = (name: string, count = 1) =>
      faultsOf(undefined, [group(name, { role: 'os', count })], 'current').map(({ rule }) => rule);
    for (const { name, size } of catalogue.disks('current')) {
      expect(os(name), name).toEqual(size > 4095 * 1024 ** 3 ? ['os-size'] : []);
      expect(os(name, 2), name).toContain('os-one');
    }
    expect(os(v2)).toEqual(['os-premium-v2']);
    expect(os(ultra)).toEqual(['os-ultra']);
  });

  test('every refusal cites a rule of the dataset, or the page of the size.', () => {
    for (const { rule } of faultsOf(
      vmNamed('D2_v3', '2018-09'),
      [group('P30', { count: 9 }), group(v2, { role: 'os', count: 2, cache: 'ReadOnly' })],
      'current',
    ))
      if (rule) expect(catalogue.rule(rule).source, rule).toBeTruthy();
  });
});
