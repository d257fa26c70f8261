/** A measurement before the VM and its disks are entered: what was read, and the question. No limit is judged. */

import { type Begun, type Details, inSlices, type NextStep, type Phrase } from '../../kit/index.ts';
import { percentile } from '../../storage/diagnosis/compare.ts';
import { isAtLimit } from '../../storage/diagnosis/diagnose.ts';
import { formatFraction, formatIops, formatThroughput } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { formatAmount, listed } from '../shared/answer/checks-and-columns.ts';
import { bySeverity } from '../shared/answer/notes.ts';
import { list, strong } from '../shared/answer/text.ts';
import { noteOf, unitsOf } from '../shared/measured/reading-notes.ts';
import type { Readable } from '../shared/measured/reading-text.ts';
import type { Steps } from '../shared/measured/series.ts';
import { causesOf } from './causes.ts';
import { checksOf } from './checks-without-samples.ts';
import { uses } from './fields.ts';
import { ofDisks } from './loaded-with-disks.ts';
import type { Entered } from './measured.ts';
import { askedPlane } from './measured-plane.ts';
import type { Asked } from './offers.ts';
import { readouts } from './readouts.ts';
import { runTable } from './run-table.ts';
import { measureRun } from './runs.ts';
import { otherOutputOf, tablesOf } from './several-tools.ts';
import { toCommit } from './sync.ts';
import { vmId } from './text.ts';
import { type Figures, figuring, tableOfSamples } from './text-figures.ts';
import { readAs, validityOf } from './validity.ts';

const ofRuns = { ...ofDisks, causesOf, checksOf, measureRun, noteOf };

/** “VM uncached at 100 % of its IOPS limit”, where a text has shares of limits and no rates. */
function highestShare({ devices }: Steps, use: number): string | undefined {
  const shares = devices.flatMap(({ device, columns }) =>
    (['consumedIops', 'consumedThroughput'] as const).flatMap((name) => {
      const level = columns[name] && percentile(columns[name], use);
      const kind = name === 'consumedIops' ? 'IOPS' : 'throughput';
      return level === undefined ? [] : [{ device, kind, level }];
    }),
  );
  const [most] = shares.toSorted((one, other) => other.level - one.level);
  return most && `${most.device} at ${formatFraction(most.level)} of its ${most.kind} limit`;
}

/** “145 MB/s, 2,896 IOPS” */
function figureText({ use }: Entered, { found: { moment, sync }, steps }: Figures): string {
  const { throughput, iops } = moment;
  if (sync) return `Syncs take ${sync.text}`;
  const parts = listed([
    throughput !== undefined && formatThroughput(throughput, 'MB/s'),
    iops !== undefined && formatIops(iops),
  ]);
  const share = steps && highestShare(steps, uses[use]);
  return parts.length > 0 ? parts.join(', ') : (share ?? 'The text has no rates');
}

/**
 * “145 MB/s is the uncached limit of D4s_v5”, where a rate of the measurement is one of the VM’s limits. Whether the
 * load crossed that limit is not known without the disks and their host cache.
 */
function limitOfVm({ vm }: Entered, { found: { moment } }: Figures): string | undefined {
  const kinds = ['throughput', 'iops'] as const;
  const [first] = (['uncached', 'cached'] as const).flatMap((id) =>
    kinds.flatMap((kind) => {
      const [level, limit] = [moment[kind], vm?.[id]?.[kind]];
      return vm && level && typeof limit === 'number' && isAtLimit(level / limit)
        ? [`${formatAmount(kind, limit, vm.unit)} is the ${id} limit of ${vm.name}`]
        : [];
    }),
  );
  return first;
}

const lookUp: NextStep = {
  title: 'Look up the VM and its disks',
  text: `${vmId} The answer has its size, and the size, type and host cache of each disk.`,
  command:
    'az vm show --ids "$VM_ID" --query "{vm: hardwareProfile.vmSize, os: storageProfile.osDisk, data: storageProfile.dataDisks}"',
};

/** What was read, and which inputs are missing before it can be judged. */
export function* askSetUp(reading: Readable, entered: Entered): Generator<void, Begun> {
  const { vm, disks } = entered;
  const figures = yield* figuring(reading, entered);
  const { beside, checks: ofOthers } = yield* otherOutputOf(
    entered,
    (figures.counted ?? []).map(({ device }) => device),
  );
  const found = { ...figures.found, ...defined({ spreads: beside?.spreads }) };
  const missing = listed([!vm && 'the VM size', disks.length === 0 && 'the disks']);
  const checks = validityOf(reading, found, {
    checks: () => checksOf(reading, found, undefined),
    noteOf,
  });
  const failed = checks.find(({ severity }) => severity === 'failed');
  const read = figureText(entered, figures);
  const ask = vm ? 'Which disks are they?' : 'Which VM is it?';
  const headline: Phrase = [strong(read), `. ${ask}`];
  return {
    boundBy: [],
    headline,
    readouts: readouts(found, 'MB/s', undefined, beside),
    ...defined({
      plane: askedPlane(found.moment, entered, found.run, figures.counted ?? [], found.step),
    }),
    found: {
      asked: `${read}. ${ask}`,
      devices: reading.kind === 'samples' ? reading.series.map(({ device }) => device) : [],
    } satisfies Asked,
    details: () => inSlices(detailed(), 0.05),
  };
  function* detailed(): Generator<void, Details> {
    const own =
      reading.kind === 'runs'
        ? runTable(entered, undefined, ofRuns)
        : tableOfSamples(reading, entered, figures);
    return {
      limits: [],
      steps: [],
      recommendations: [],
      why: listed([
        limitOfVm(entered, figures),
        `Enter ${list(missing)}: no limit is judged before that`,
      ])
        .map((sentence) => `${sentence}.`)
        .concat(failed?.text ?? [])
        .join(' '),
      tables: yield* tablesOf(entered, own, ofRuns),
      parts: [
        { kind: 'asks', data: vm ? 'disks' : 'vm' },
        { kind: 'next-steps', data: [lookUp] },
      ],
      deepLinks: toCommit(found.sync, entered),
      checks: [...ofOthers, ...bySeverity([...checks, ...readAs(reading, found.step, unitsOf)])],
      citations: [],
    };
  }
}
