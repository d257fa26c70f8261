/** All runs of a benchmark, each with its figures and, where the disks are known, its verdict. */
import { type Table, toEnd } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Run } from '../../readers/reading.ts';
import {
  bytes,
  formatBytes,
  formatOutstanding,
  formatSeconds,
  outstanding,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { figureColumn, listed } from '../shared/answer/parts.ts';
import { outputsOf } from '../shared/measured/outputs.ts';
import { judging, type OfRuns } from './judge.ts';
import { type Entered, withSetUp } from './measured.ts';
import { labelsOf } from './run-field.ts';
import { chosenRun, depthOf, momentOfRun, spreadsOf } from './runs.ts';
import { type FigureRow, figureTable, verdictColumn, verdictOn } from './tables.ts';

/** More runs are no help in a table, and can be typed. */
const maxRuns = 60;

/** “8 KiB random reads, QD 64” */
function testOf(run: Run): string {
  const { read, write, readSize, writeSize = readSize, random } = run;
  const size = read ? (readSize ?? writeSize) : writeSize;
  const depth = depthOf(run);
  const what = read && write ? 'reads and writes' : read ? 'reads' : 'writes';
  const how = listed([
    size !== undefined && formatBytes(bytes(Math.round(size))),
    random !== undefined && (random ? 'random' : 'sequential'),
    what,
  ]).join(' ');
  return depth === undefined ? how : `${how}, QD ${formatOutstanding(outstanding(depth))}`;
}

/** @param catalogue judges each run, where VM and disks are entered too */
export function runTable(
  entered: Entered,
  catalogue: Catalogue | undefined,
  of: OfRuns,
): readonly Table[] {
  const given = withSetUp(entered);
  const { reading } = entered.text;
  const all = (entered.outputs ?? outputsOf(reading)).flatMap((one) =>
    one.kind === 'runs' ? one.runs.map((run, at) => ({ run, at, of: one })) : [],
  );
  const tools = new Set(all.map(({ of: { tool } }) => tool));
  const labels = labelsOf(all.map(({ run }) => run));
  const chosen = reading.kind === 'runs' ? chosenRun(reading, entered) : undefined;
  const rows = all.slice(0, maxRuns).map(({ run, at, of: output }, index): FigureRow => {
    const [spread] = spreadsOf(run);
    const p99 = spread?.p99 === undefined ? '–' : formatSeconds(spread.p99);
    const judged =
      given &&
      catalogue &&
      toEnd(judging(output, { ...given, run: at + 1, device: undefined }, catalogue, of));
    const { verdict, after = [] } = judged ? verdictOn(judged.compared) : {};
    const isInvalid = judged?.verdict === 'invalid';
    const tool = tools.size > 1 ? `${output.tool}: ` : '';
    return {
      ...{ before: [labels[index] ?? ''], small: `${tool}${testOf(run)}` },
      ...{ moment: momentOfRun(run), value: String(index + 1), current: run === chosen },
      after: [p99, ...(isInvalid ? ['see its checks'] : after)],
      ...present({ verdict: isInvalid ? judged.verdict : verdict }),
    };
  });
  const columns = {
    before: ['Run'],
    after: [figureColumn('p99'), ...(given ? [verdictColumn] : [])],
    chooses: 'run',
  };
  const first = all.length > maxRuns ? `, the first ${maxRuns}` : '';
  return rows.length === 0
    ? []
    : [figureTable(`All runs${first}`, columns, rows, { samples: rows.length })];
}
