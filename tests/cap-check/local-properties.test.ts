/** What holds for every VM size with an ephemeral OS disk or a busy temp disk. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { roomOf } from '../../src/storage/path/local.ts';
import { gib } from '../../src/units/index.ts';
import { all } from '../sampled-calculators.ts';
import { shown, viewModel } from './case.ts';

const vms = fullDataset.catalogue.vms('current');

const setUp = fc.record({
  vm: fc.constantFrom(...vms),
  placement: fc.constantFrom('CacheDisk', 'ResourceDisk', 'NvmeDisk'),
  size: fc.constantFrom(30, 64, 128, 512, 2040),
  cache: fc.constantFrom('None', 'ReadOnly', 'ReadWrite'),
  demand: fc.constantFrom('', ':0', ':1000', ':1000000'),
  others: fc.constantFrom('', ',data:P30x1:None', ',data:P30x2:ReadOnly', ',log:P20x1:None'),
  temp: fc.constantFrom('unused', 'used', '20000IOPS', '256MB/s'),
  rest: fc.constantFrom(
    '',
    '&io-size=8KiB',
    '&io-size=64KiB&read=50%',
    '&read=0%',
    '&target-iops=4000&io-size=8KiB',
  ),
});

test('An ephemeral OS disk has an answer on every size, and is called fine only where it is known to fit.', () => {
  fc.assert(
    fc.property(setUp, ({ vm, placement, size, cache, demand, others, temp, rest }) => {
      const os = `os:Ephemeral-${size}GiB-${placement}x1:${cache}${demand}`;
      const query = `vm=${vm.name}&disks=${os}${others}&temp=${temp}${rest}`;
      const { answer, controls } = viewModel(query);
      // With IOPS of its own on every group there is none left for a target.
      if (!answer) {
        expect(controls.map(({ problem }) => problem ?? '').join(''), query).toMatch(
          /no group is left/,
        );
        return;
      }
      const { verdict = '' } = answer;
      const room = roomOf(vm, { placement: placement as 'CacheDisk' });
      if (room === 'none' || (room !== undefined && room < gib(size)))
        expect(verdict, query).toBe('not-possible');
      if (verdict === 'fits' || verdict === 'tight')
        expect(room, query).toBeGreaterThanOrEqual(gib(size));
      if (verdict === 'not-possible') expect(answer.readouts, query).toEqual([]);
      for (const { value, text } of answer.readouts) {
        if (value !== undefined) expect(Number.isFinite(value), query).toBe(true);
        expect(text, query).not.toMatch(/NaN|Infinity|undefined/);
      }
      expect(JSON.stringify(answer.steps), query).not.toMatch(/NaN|Infinity|undefined/);
      expect(JSON.stringify(answer.recommendations), query).not.toMatch(/NaN|Infinity|undefined/);
      // The host cache setting is ignored.
      const other = shown(query.replace(`x1:${cache}`, 'x1:None')).answer;
      expect(other?.verdict, query).toBe(verdict);
      expect(other?.readouts.map(({ text }) => text)).toEqual(
        answer.readouts.map(({ text }) => text),
      );
    }),
    { numRuns: all ? 1600 : 200 },
  );
});
