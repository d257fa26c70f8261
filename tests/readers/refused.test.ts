/** Texts that are not read, each with its reason and the command to run instead. */
import { expect, test } from 'vitest';
import { readText } from '../../src/readers/index.ts';
import { files, textOf } from './corpus.ts';

const refusalOf = (text: string) => {
  const reading = readText(text);
  return reading.kind === 'refused' ? reading.refusal : undefined;
};

test.each([
  ['ddagent_iostat_4.txt', 'other-tool', 'iostat of macOS or BSD'],
  ['ddagent_iostat_9.txt', 'other-tool', 'iostat of Solaris or illumos'],
  ['ddagent_iostat_10.txt', 'other-tool', 'iostat of FreeBSD'],
  ['iostat_sandisk_arch.txt', 'too-little', 'iostat without -x'],
  ['jc_centos77_iostat-1.txt', 'too-little', 'iostat without -x'],
  ['jc_centos77_iostat-m.txt', 'too-little', 'iostat without -x'],
  ['jc_ubuntu1804_iostat-1.txt', 'too-little', 'iostat without -x'],
  ['jc_ubuntu1804_iostat-m.txt', 'too-little', 'iostat without -x'],
  ['jc_centos77_vmstat-d.txt', 'too-little', 'vmstat -d'],
  ['own_sar-b_12.6.1.txt', 'other-tool', 'sar -b'],
  ['own_pidstat-d_12.6.1.txt', 'other-tool', 'pidstat -d'],
  ['own_fio-3.33_unified.txt', 'too-little', 'fio with --unified_rw_reporting'],
  ['own_fio-3.33_terse.txt', 'other-tool', 'fio --minimal'],
  ['azure-monitor_GetMetric_rest-example.json', 'no-disks', 'Azure Monitor'],
])('%s is refused as %s: %s.', (file, why, what) => {
  const refusal = refusalOf(textOf(file));
  expect(refusal).toMatchObject({ why, what });
  expect(refusal && 'instead' in refusal && refusal.instead).toMatch(
    /^(iostat -dxyt|sar -d|fio --output|az monitor)/,
  );
});

test('A run of fio that failed is named with its own line.', () => {
  expect(refusalOf(textOf('fio_verify-error_1.txt'))).toMatchObject({
    why: 'failed',
    what: expect.stringContaining('verify failed at file'),
  });
});

test.each(['', 'hello', '{', '{}', '[]', '<a>', '"(PDH-CSV 4.0)"', 'Device', '\u0000\u0001'])(
  '%j is no output of a tool.',
  (text) => {
    expect(refusalOf(text)).toBeDefined();
  },
);

test('Every other file of the corpus is read.', () => {
  const refused = files.filter((file) => refusalOf(textOf(file)) !== undefined);
  expect(refused).toHaveLength(15);
  expect(files.length).toBeGreaterThan(40);
});
