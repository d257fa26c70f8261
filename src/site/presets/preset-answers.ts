/** The starting cases with what their calculator answers, computed when the site is built. */
import { fullDataset } from '../../calculators/full-dataset.ts';
import { calculators } from '../../calculators/index.ts';
import { type Preset, presets } from '../../calculators/presets/index.ts';
import { capital } from '../../calculators/shared/answer/text.ts';
import { type Answer, parseQuery } from '../../kit/index.ts';
import { rules } from '../../limits/rules.ts';

/** The answer of the calculator to a case. @throws where it has none, which is a mistake in the case */
export function answerOf({ id, calculator, query }: Preset): Answer {
  const { given, lookup } = parseQuery(query);
  const found = calculators.find((one) => one.id === calculator);
  const answer = found?.viewModel(lookup, fullDataset, given).answer;
  if (!answer) throw new Error(`The starting case ${id} has no answer.`);
  return answer;
}

/** The case of a workload without its name, which the heading says: “Three striped P30 for 12,000 IOPS”. */
export function loadOf({ name, title }: Preset): string {
  const differs = [...title].findIndex((letter, at) => letter !== name[at]);
  return capital(title.slice(differs).replace(/^:? /, ''));
}

/** How much of which limit is left: “20 % left” and “nearest limit: disk IOPS (3 × P30)”; what is left of the VM alone says nothing of its disks. */
export function leftOf({ readouts, boundBy }: Answer) {
  const headroom = readouts.find(({ id }) => id === 'headroom');
  // What counts is then the VM alone: without a load the disks run at their own limits.
  const isOfVm = headroom?.label === 'Headroom of the VM';
  // Of several disks their number and kinds are in the line above.
  const isOfDisks = boundBy.length > 2 && boundBy.every((one) => one.includes('disk'));
  const limits = isOfDisks ? 'the disks’ own limits' : boundBy.join(isOfVm ? ' and ' : ', ');
  return {
    isOfVm,
    left: `${headroom?.text ?? ''} left${isOfVm ? ' at the VM' : ''}`,
    limit: `${isOfVm ? 'Bottleneck' : 'Nearest limit'}: ${limits}`,
  };
}

/** What has to be known of a Premium SSD v2 before it is bought, where a case has one. */
export const zones = rules['v2-zones'];
export const needsZone = ({ query }: Preset) => query.includes('PremiumV2-');

/** The documents that the cases cite, in the order of the page. */
export const citedByPresets: readonly string[] = [
  ...new Set([
    ...presets.flatMap((preset) => [
      ...preset.figures.flatMap(({ read }) => read).map(({ source }) => source),
      ...(needsZone(preset) ? [zones.source] : []),
    ]),
  ]),
];
