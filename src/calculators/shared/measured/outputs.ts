/** What several tools printed in one text: each is an output of its own, and an answer is of one of them. */
import type { Readable, Reading } from '../../../readers/reading.ts';
import { outputsOf } from './reading-text.ts';

/** The runs of all outputs, which have one count. */
export const runsOf = (outputs: readonly Readable[]) =>
  outputs.flatMap((one) => (one.kind === 'runs' ? one.runs : []));

const devicesOf = (output: Readable): readonly string[] =>
  output.kind === 'samples' ? output.series.map(({ device }) => device) : [];

/** What a device of an output is called: where an earlier output has one of its name, with its form. */
export const deviceName = (outputs: readonly Readable[], of: Readable, device: string): string =>
  outputs.slice(0, outputs.indexOf(of)).some((one) => devicesOf(one).includes(device))
    ? `${device} (${of.form})`
    : device;

/** The names that a reader can choose from: of devices, of outputs as a whole, and of the runs of a benchmark. */
export function namesIn(reading: Reading): readonly string[] {
  const outputs = outputsOf(reading);
  const names = outputs.flatMap((one) => {
    if (one.kind === 'runs') return one.runs.map(({ name }) => name);
    const all = outputs.length > 1 ? [one.form] : [];
    return [...devicesOf(one).map((device) => deviceName(outputs, one, device)), ...all];
  });
  return [...new Set(names)].filter(Boolean);
}

type Asked = { readonly run?: number | undefined; readonly device?: string | undefined };

/** The output that is asked for, by the number of a run or by the name of a device, and what is asked for in it. */
export function outputFor(
  outputs: readonly Readable[],
  { run, device }: Asked,
): Asked & { readonly output: Readable | undefined } {
  const [first] = outputs;
  if (outputs.length < 2) return { output: first, run, device };
  let before = 0;
  for (const output of outputs) {
    if (output.kind !== 'runs') continue;
    if (run !== undefined && run <= before + output.runs.length)
      return { output, run: run - before, device: undefined };
    before += output.runs.length;
  }
  for (const output of outputs) {
    if (device === output.form) return { output, run: undefined, device: undefined };
    const own =
      output.kind === 'runs'
        ? output.runs.find(({ name }) => name === device)?.name
        : devicesOf(output).find((name) => deviceName(outputs, output, name) === device);
    if (own) return { output, run: undefined, device: own };
  }
  return { output: first, run, device };
}
