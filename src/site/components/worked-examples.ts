/** A calculator's worked examples as pages show them: what somebody else says, beside what we compute. */
import { examples } from '../../calculators/examples.ts';
import { shownOf } from '../../calculators/index.ts';
import { plural } from '../../calculators/shared/answer/text.ts';
import type { Example, Readout, ViewModel } from '../../kit/index.ts';
import {
  bytes,
  bytesIn,
  bytesPerSecond,
  formatBytes,
  formatFraction,
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  iops,
  outstanding,
  seconds,
  type ThroughputUnit,
} from '../../units/index.ts';

/**
 * The worked examples of a calculator, set and computed.
 * @param ids which of them, in this order, with blanks between; all where it is left out
 * @throws where there is no such calculator or example
 */
export function worked(of: string, ids?: string) {
  const list = examples[of];
  if (!list) throw new Error(`There is no calculator “${of}”.`);
  const chosen = ids?.split(' ').filter(Boolean) ?? list.map(({ id }) => id);
  if (chosen.length === 0) throw new Error('An example is named by its id.');
  return chosen.map((id) => {
    const example = list.find((one) => one.id === id);
    if (!example)
      throw new Error(
        `The calculator ${of} has no example “${id}”. Examples are ${list.map((one) => one.id).join(', ')}.`,
      );
    return workedOut(example, shownOf(of, example.given));
  });
}

/** A set-up within its limits has no bottleneck to name, only a limit that is nearest. */
const exceeds = (answer: ViewModel['answer']): boolean =>
  [undefined, 'throttled', 'oversubscribed'].includes(answer?.verdict);

function workedOut(example: Example, viewModel: ViewModel) {
  const { id, title, given, source, place, expected, boundBy = [] } = example;
  const limiting = exceeds(viewModel.answer) ? (viewModel.answer?.boundBy ?? []) : [];
  return {
    id,
    title,
    /** Sets the calculator to it. */
    query: viewModel.query,
    /** The id of the document, and where in it the outcome stands. */
    source,
    place,
    /** The inputs that are not left at their defaults, in the calculator's words. */
    given: viewModel.controls
      .filter(({ name, text }) => Object.hasOwn(given, name) && text !== '')
      .map(({ name, label, text }) => ({ label, text: given[name] ?? text })),
    /** The same in the words of cells: “2 × P30”. */
    words: viewModel.controls.flatMap(({ label, brief }) =>
      brief?.[0] ? { label, text: brief[0] } : [],
    ),
    disks: Number(given['disks'] ?? 1),
    /** Expected by the source, computed here, and how far apart in percent of the expected figure, signed, and as a share of it. */
    outcomes: expected.map(({ readout, value, reason }) => {
      const got = computedOf(viewModel, readout);
      const print = printed(got, publishedIn(value, given['limits']));
      return {
        label: got.label,
        value,
        got: got.value,
        expected: print(value),
        computed: print(got.value),
        difference: apart(got.value, value),
        share: shareApart(got.value, value),
        reason,
      };
    }),
    /** The bottlenecks, as we compute them; none where no limit is exceeded. */
    boundBy: limiting,
    /** The same without the disks that they are of, as the example names them. */
    kinds: limiting.map((name) => boundBy.find((start) => name.startsWith(start)) ?? name),
  };
}

/** The unit a source listed a throughput in: the one in which it is the rounder number, else its edition's. */
function publishedIn(value: number, edition: string | undefined): ThroughputUnit {
  const digits = (unit: ThroughputUnit) =>
    String(Number((value / bytesIn[unit]).toPrecision(12))).length;
  const more = digits('MiB/s') - digits('MB/s');
  if (more !== 0) return more > 0 ? 'MB/s' : 'MiB/s';
  return edition === '2018-09' ? 'MiB/s' : 'MB/s';
}

type Computed = Pick<Readout, 'label' | 'unit' | 'text'> & { readonly value: number };

/** A readout, or the demand for a limit that is one. */
function computedOf({ answer, calculator }: ViewModel, readout: string): Computed {
  const found = answer?.readouts.find(({ id }) => id === readout);
  if (found?.value !== undefined) return { ...found, value: found.value };
  const limit = answer?.limits.find((one) => one.readout?.id === readout);
  if (!limit?.readout || limit.demand === undefined)
    throw new Error(`The calculator ${calculator} has no readout “${readout}” here.`);
  return {
    ...limit.readout,
    label: `Demand: ${limit.label}`,
    text: limit.demandText,
    value: limit.demand,
  };
}

/** How a value of this kind is printed, a throughput in the unit given, and a share in per cent as its calculator has it. */
const printed =
  ({ unit, text }: Computed, throughput: ThroughputUnit) =>
  (value: number) => {
    if (unit === 'IOPS') return formatIops(iops(value));
    if (unit === 'B/s') return formatThroughput(bytesPerSecond(value), throughput);
    if (unit === 'B') return formatBytes(bytes(value));
    if (unit === 'USD/month') return `${formatNumber(value, 2)} USD a month`;
    if (unit === '1/s') return `${formatNumber(value, 1)} a second`;
    if (unit === '1') return text.endsWith('%') ? formatFraction(value) : formatNumber(value, 3);
    return unit === 's' ? formatSeconds(seconds(value)) : formatOutstanding(outstanding(value));
  };

const shareApart = (computed: number, expected: number) =>
  expected === 0 ? computed : (computed - expected) / expected;

/** Below this share two figures are printed alike. */
const alike = 5e-4;

/** Signed and in percent; nothing where the two are the same figure. */
function apart(computed: number, expected: number): string {
  const part = shareApart(computed, expected);
  if (Math.abs(part) < alike) return 'none';
  return `${part > 0 ? '+' : ''}${formatNumber(part * 100, 1)} %`;
}

/** How many cases there are and how far apart at most, in a line: “5 cases, at most 2.4 % apart”. */
export function agreementOf(cases: ReturnType<typeof worked>): string {
  const shares = cases.flatMap(({ outcomes }) => outcomes.map(({ share }) => Math.abs(share)));
  const most = Math.max(...shares);
  const worst = most < alike ? 'computed alike' : `at most ${formatNumber(most * 100, 1)} % apart`;
  return `${plural(cases.length, 'published case')}, ${worst}`;
}
