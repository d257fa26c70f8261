import { choiceField, type Field, type ParseContext, textField } from '../../kit/index.ts';
import {
  type BenchmarkTool,
  defaultDirectories,
  parseDirectory,
} from '../../storage/benchmark/directory.ts';
import type { BenchmarkTest } from '../../storage/benchmark/name.ts';
import { type Bytes, err, isOk, mib, ok } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import {
  cacheField,
  disksField,
  ioSizeInput,
  limitsField,
  optionalField,
} from '../shared/fields/fields.ts';
import { optionalVmField, volumeDiskField } from '../shared/fields/name-fields.ts';

/** Direct IO is in whole sectors, of 512 bytes at least, and IOs larger than 16 MiB are split by every system. */
const sizeField = optionalField<Bytes>(
  'IO size',
  'Empty: 8 KiB for IOPS and a mix, 256 KiB for throughput, 4 KiB for latency.',
  {
    ...ioSizeInput,
    parse: (text) => {
      const size = ioSizeInput.parse(text);
      return isOk(size) && (size.value % 512 !== 0 || size.value > mib(16))
        ? err('Enter a multiple of 512 bytes, up to 16 MiB: the test uses direct IO.')
        : size;
    },
  },
);

const toolOf = ({ text }: ParseContext<CalculatorContext>): BenchmarkTool =>
  /^\s*diskspd\s*$/i.test(text('tool')) ? 'diskspd' : 'fio';

/** May stay empty: then it is the usual one of the tool. */
const directoryField: Field<string, CalculatorContext> = textField({
  label: 'Directory',
  hint: `On the data disks; it must exist. Empty: ${defaultDirectories.fio}, for DiskSpd ${defaultDirectories.diskspd}.`,
  initial: '',
  parse: (text, parseContext) =>
    text.trim() === '' ? ok('') : parseDirectory(text, toolOf(parseContext)),
  serialize: (directory) => directory,
});

const tests: readonly { readonly value: BenchmarkTest; readonly label: string }[] = [
  { value: 'iops-read', label: 'IOPS, reads' },
  { value: 'iops-write', label: 'IOPS, writes' },
  { value: 'throughput-read', label: 'Throughput, reads' },
  { value: 'throughput-write', label: 'Throughput, writes' },
  { value: 'latency-read', label: 'Latency, reads' },
  { value: 'latency-write', label: 'Latency, writes' },
  { value: 'mixed', label: 'IOPS, 70 % reads' },
];

export const fields = {
  vm: optionalVmField,
  disk: volumeDiskField('P30'),
  disks: disksField('4'),
  cache: cacheField('None'),
  test: choiceField<BenchmarkTest, CalculatorContext>({
    label: 'Test',
    hint: 'What the run is to show.',
    initial: 'iops-read',
    choices: tests,
    brief: (chosen) => tests.find(({ value }) => value === chosen)?.label ?? '',
  }),
  tool: choiceField<BenchmarkTool, CalculatorContext>({
    label: 'Tool',
    hint: 'fio on Linux, DiskSpd on Windows.',
    initial: 'fio',
    choices: [
      { value: 'fio', label: 'fio (Linux)' },
      { value: 'diskspd', label: 'DiskSpd (Windows)' },
    ],
  }),
  'io-size': sizeField,
  directory: directoryField,
  limits: limitsField,
};
