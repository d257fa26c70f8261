/** The runs of a test as a table: how long each measures, and what it should show. */

import { volumeName } from '../../storage/set-up/volume.ts';
import { formatBytes, formatSeconds, throughputFigure } from '../../units/index.ts';
import { rateCell, tableOf } from '../shared/volume/format.ts';
import type { TestCase } from './case.ts';
import type { Measured, Result } from './model.ts';
import { formatBand, formatRun } from './text.ts';

export function runTable(chosen: TestCase, result: Result, measured: Measured) {
  const { unit } = chosen.volume.disk;
  const last = result.expected.at(-1) ?? result.expected[0];
  const table = tableOf(
    `Runs of this test on ${volumeName(chosen.volume)}, ${formatBytes(chosen.size)} IOs`,
    ['Not counted', 'Measured', 'IOPS', unit, 'Latency', 'As expected'],
    result.expected,
    undefined,
    (one) => [
      formatRun(one.run.rampUp),
      formatRun(one.run.measured),
      rateCell(one.iops),
      throughputFigure(one.throughput, unit),
      formatSeconds(one.latency),
      `${one.run.phase ? `${one.run.phase}: ` : ''}${formatBand(one.band, measured, unit)}`,
    ],
  );
  const times = `${formatRun(last.run.measured)} measured after ${formatRun(last.run.rampUp)} that do not count`;
  return { ...table, brief: { title: 'Runs of this test', result: times } };
}
