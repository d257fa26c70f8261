/** Layouts of vendors’ guides: what is found in their place costs no more, and can be taken in their place. */
import { describe, expect, test } from 'vitest';
import { vmNamed } from '../../src/calculators/full-dataset.ts';
import { reportOf } from '../../src/cli/report.ts';
import { isFirstChoice } from '../../src/limits/lifecycle.ts';
import { parseSizeName } from '../../src/limits/size-name.ts';
import { type Layout, layouts } from './published-layouts.ts';

const figureOf = (report: ReturnType<typeof reportOf>, id: string) =>
  report.readouts?.find((one) => one.id === id)?.value ?? Number.NaN;

/** The bill and the headroom of a layout, with an idle OS disk. */
const publishedOf = ({ vm, disks, osDisk, os }: Layout) =>
  reportOf('cap-check', `vm=${vm}&disks=os:${osDisk}x1:ReadOnly:0,${disks}&os=${os}`);

/** The search at equal demand. What is excluded by default is: sizes that retire, in preview, Arm, burstable, unchecked. */
function foundFor(layout: Layout) {
  const { data, log, keeps, ioSize, read = 70, hit = 0, vcpus, memory, osDisk, os } = layout;
  const wanted = {
    'target-iops': data.iops,
    'target-throughput': `${data.mbps}MB/s`,
    capacity: `${data.gib}GiB`,
    ...(log && { 'log-iops': log.iops, 'log-throughput': `${log.mbps}MB/s` }),
    ...(log && { 'log-capacity': `${log.gib}GiB` }),
    ...{ 'io-size': ioSize, read: `${read}%25`, hit: `${hit}%25` },
    ...{ vcpus, memory: `${memory}GiB`, 'os-disk': osDisk, os, headroom: '0%25' },
    ...(keeps.cores && { 'max-vcpus': vcpus }),
    ...(keeps.localDisk && { 'local-disk': 'yes' }),
  };
  return reportOf(
    'find',
    Object.entries(wanted)
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );
}

describe.each(layouts.map((layout) => [layout.name, layout] as const))('%s', (_, layout) => {
  const published = publishedOf(layout);
  const found = foundFor(layout);
  const [, name = ''] = /^\$[\d,]+ a month: (\S+) with/.exec(found.headline ?? '') ?? [];
  const vm = vmNamed(name, 'current');

  test('costs no less than what is found at equal demand.', () => {
    expect(published.problems).toEqual({});
    expect(found.problems).toEqual({});
    expect(published.verdict).toMatch(/fits|tight|oversubscribed/);
    expect(found.verdict).toMatch(/fits|tight/);
    expect(figureOf(found, 'cost')).toBeLessThanOrEqual(figureOf(published, 'cost'));
    expect(layout.source.address).toMatch(/\/blob\/[0-9a-f]{40}\//);
  });

  test('has a VM of the same kind found in its place.', () => {
    const { processor, type } = parseSizeName(vm.name) ?? {};
    expect(processor).not.toBe('Arm');
    expect(type).not.toBe('burstable');
    expect(isFirstChoice(vm)).toBe(true);
    expect(vm.vcpus).toBeGreaterThanOrEqual(layout.vcpus);
    if (layout.keeps.cores) expect(vm.vcpus).toBe(layout.vcpus);
    expect((vm.memory ?? 0) / 1024 ** 3).toBeGreaterThanOrEqual(layout.memory);
    if (layout.keeps.localDisk) expect(vm.tempDisk).not.toBe('none');
  });

  test(`${layout.isAcceptable ? 'can' : 'cannot'} be replaced by it: ${layout.why}`, () => {
    const isListed = layout.keeps.listed?.test(vm.name) ?? true;
    expect(isListed, vm.name).toBe(layout.isAcceptable);
  });
});
