/** What is typed to find a VM size: quantities (`16 vcpu`, `64gib`), words (`amd`) and the letters of its name. */
import { gib, mbPerSecond } from '../units/quantity.ts';
import { withoutFigures } from './name-keys.ts';
import type { Vm } from './rows.ts';
import { parseSizeName } from './size-name.ts';

type Test = (vm: Vm) => boolean;

export type SizeQuery = {
  /** What is left for the name. */
  readonly name: string;
  /** Each must be true of a size. */
  readonly tests: readonly Test[];
};

/** Units may have only begun, since the list follows each key: `16 vc`. */
const quantity =
  /(?<![a-z\d.,_-])(\d[\d,]*(?:\.\d+)?)\s*(?:(v(?:-?cp?|-?cpus?)?|cpus?|cores?)|([gt])i?b?|(k(?:\s*io?(?:ps?)?)?|io?(?:ps?)?)|(m(?:i?b?)(?:\/s?|ps?)?))(?![a-z\d])/g;

const figure = (limit: number | string) => (typeof limit === 'number' ? limit : 0);

/** Equal where any size has it, else at least so much: nobody knows each step that is sold. */
function equalOrMore(vms: readonly Vm[], of: (vm: Vm) => number | undefined, value: number): Test {
  const isSold = vms.some((vm) => of(vm) === value);
  return (vm) => (isSold ? of(vm) === value : (of(vm) ?? 0) >= value);
}

const isProcessor =
  (processor: string): Test =>
  ({ name }) =>
    parseSizeName(name)?.processor === processor;
const isType =
  (word: string): Test =>
  ({ name }) =>
    parseSizeName(name)?.type?.startsWith(word) === true;
const hasTempDisk: Test = ({ tempDisk }) => tempDisk !== 'none';

/** Words that say what a size is; the words of a sentence say nothing. */
const words = new Map<string, Test>([
  ['amd', isProcessor('AMD')],
  ['intel', isProcessor('Intel')],
  ['arm', isProcessor('Arm')],
  ['arm64', isProcessor('Arm')],
  ...['burstable', 'general', 'memory', 'compute', 'storage', 'confidential'].map(
    (word) => [word, isType(word)] as const,
  ),
  ['gpu', isType('GPU')],
  ['temp', hasTempDisk],
  ['local', hasTempDisk],
  ['nvme', ({ name, tempDisk }) => name.endsWith('/nvme') || tempDisk === 'local NVMe'],
  ['constrained', ({ constrainedOf }) => constrainedOf !== undefined],
  ...['optimised', 'optimized', 'purpose', 'ram', 'disk', 'size', 'vm', 'with', 'and'].map(
    (word) => [word, () => true] as const,
  ),
]);

/** Reads what was typed. Any text can be read; one that says nothing has no tests and no name. */
export function parseSizeQuery(text: string, vms: readonly Vm[]): SizeQuery {
  const tests: Test[] = [];
  const rest = withoutFigures(text)
    .toLowerCase()
    .replace(/standard[\s_-]+/g, '')
    .replace(quantity, (_, digits: string, vcpus, size, iops, rate) => {
      const value = Number(digits.replaceAll(',', ''));
      if (vcpus) tests.push(equalOrMore(vms, (vm) => vm.vcpus, value));
      else if (size)
        tests.push(equalOrMore(vms, (vm) => vm.memory, gib(size === 't' ? value * 1024 : value)));
      else if (rate)
        tests.push(
          ({ uncached }) =>
            figure(uncached.throughput) >=
            (/mi/.test(rate) ? value * 1024 ** 2 : mbPerSecond(value)),
        );
      else {
        const least = iops.startsWith('k') ? value * 1000 : value;
        tests.push(({ uncached }) => figure(uncached.iops) >= least);
      }
      return ' ';
    });
  const names: string[] = [];
  for (const word of rest.split(/[\s,;]+/)) {
    const test = words.get(word);
    if (test) tests.push(test);
    else names.push(word);
  }
  return { name: names.join(' ').trim(), tests };
}
