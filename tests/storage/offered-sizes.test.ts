/** No recommendation names a size that retires, is restricted, in preview or missing, unless the reader’s own is such a size too. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diskNamed, fullDataset, vmNamed } from '../../src/calculators/full-dataset.ts';
import { plainText } from '../../src/kit/index.ts';
import { isFirstChoice, mayBeOffered } from '../../src/limits/lifecycle.ts';
import type { Vm } from '../../src/limits/types.ts';
import type { Option } from '../../src/storage/change/change.ts';
import { waysToGetMore } from '../../src/storage/change/options.ts';
import { optionsThatFit } from '../../src/storage/change/options-that-fit.ts';
import { changesThatHelp } from '../../src/storage/change/recommendations.ts';
import { notOffered, sizesOfSeries } from '../../src/storage/set-up/series.ts';
import type { SetUp } from '../../src/storage/set-up/set-up.ts';
import type { Volume } from '../../src/storage/set-up/volume.ts';
import { type Assessment, assess } from '../../src/storage/verdict/assess.ts';
import { fraction, iops, kib } from '../../src/units/index.ts';
import { viewModel } from '../cap-check/case.ts';

const { catalogue } = fullDataset;
const editions = ['current', '2018-09'] as const;
const all = editions.flatMap((edition) => catalogue.vms(edition));

/** Why nobody should be led to this size who has that one: the states of it that theirs has not. */
const against = (size: Vm, own: Vm) => {
  const states = (size.lifecycle ?? []).flatMap(({ state, ended }) => (ended ? [] : state));
  const bad = ['retires', 'retired', 'restrictedSince', 'preview', 'notInApi', 'noNewCapacity'];
  return states.filter(
    (state) =>
      bad.includes(state) &&
      !(
        size.series === own.series &&
        own.lifecycle?.some((one) => one.ended === undefined && one.state === state)
      ),
  );
};

/** The options for a target, computed to their end, where everything costs the same. */
function allOptions(now: Assessment): readonly Option[] {
  const work = optionsThatFit(now, { catalogue, costOf: () => 1 });
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe('Whatever the VM size', () => {
  test('every size that may be recommended for it is a first choice, or as its own.', () => {
    for (const own of all)
      for (const size of sizesOfSeries(own, catalogue)) {
        expect(against(size, own), `${own.name}: ${size.name}`).toEqual([]);
        if (isFirstChoice(own)) expect(isFirstChoice(size), size.name).toBe(true);
      }
  });

  test('no option, no way to get more and no change of a volume names another.', () => {
    const setUp = fc.constantFrom(...all).chain((vm) =>
      fc.record({
        vm: fc.constant(vm),
        disk: fc.constantFrom(...['P10', 'P30', 'P50'].map((name) => diskNamed(name, vm.edition))),
        count: fc.integer({ min: 1, max: Math.max(1, vm.maxDataDisks) }),
        size: fc.constantFrom(...[4, 8, 64, 256].map(kib)),
        target: fc.option(fc.integer({ min: 100, max: 400_000 }), { nil: undefined }),
      }),
    );
    let named = 0;
    fc.assert(
      fc.property(setUp, ({ vm, disk, count, size, target }) => {
        const given: SetUp = {
          ...{ vm, size, edition: vm.edition, temp: 'unused', targetThroughput: undefined },
          groups: [{ role: 'data', disk, count, cache: 'None', iops: undefined }],
          targetIops: target === undefined ? undefined : iops(target),
          ...{ read: fraction(1), hit: fraction(0) },
        };
        const now = assess(given);
        const volume: Volume = { vm, disk, disks: count, cached: false, read: 1, hit: 0 };
        const changes = [
          ...allOptions(now).map(({ change }) => change),
          ...waysToGetMore(now, catalogue, () => 1).map(({ option }) => option.change),
          ...changesThatHelp(
            volume,
            size,
            'None',
            vm.edition,
            catalogue,
            () => true,
            () => 1,
          ),
        ];
        for (const change of changes)
          if ('vm' in change && change.vm) {
            named++;
            expect(against(change.vm, vm)).toEqual([]);
          }
      }),
      { numRuns: 60 },
    );
    expect(named).toBeGreaterThan(100);
  });
});

describe('Beside sizes that stay', () => {
  const of = (name: string) => vmNamed(name, 'current');
  const offered = (name: string) => sizesOfSeries(of(name), catalogue).map((vm) => vm.name);

  test('those that retire are left out, and can be named.', () => {
    expect(offered('M128ms_v2')).not.toContain('M192ims_v2');
    expect(notOffered(of('M128ms_v2'), catalogue)).toEqual(['M192is_v2', 'M192ims_v2']);
    // It was not in the resource API of 2026-08-01, and has a price since.
    expect(offered('D192s_v7')).toContain('D248s_v7');
    expect(notOffered(of('D8s_v5'), catalogue)).toEqual([]);
  });

  test('a size of a series that retires is offered to who has one of that series, and to nobody else.', () => {
    expect(offered('DS13_v2')).toContain('DS14_v2');
    expect(mayBeOffered(of('DS14_v2'), of('D16s_v5'))).toBe(false);
    expect(mayBeOffered(of('D16s_v5'), of('DS14_v2'))).toBe(true);
    expect(offered('M192is_v2')).toContain('M192ims_v2');
    expect(offered('E8bs_v6')).toContain('E16bs_v6');
  });
});

test('Where nothing fits, cap-check says which sizes it has not tried.', () => {
  const query = 'vm=M128ms_v2&disks=data:P80x60:None&target-iops=1500000&io-size=4KiB';
  const [only] = viewModel(query).answer?.recommendations ?? [];
  expect(plainText(only?.text ?? [])).toMatch(
    /^Nothing fits this target: .* M128ms_v2\. Of the Msv2 series M192is_v2 and M192ims_v2 are not tried: retiring, or not in the resource API\.$/,
  );
});
