/** What the script for PowerShell leaves: the results of several runs of DiskSpd in one file. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readText } from '../../src/readers/index.ts';
import { parseCaseName } from '../../src/storage/benchmark/name.ts';

const sample = readFileSync('tests/readers/corpus/diskspd_2.2_unit_xml_1.xml', 'utf8');
const runsIn = (text: string) => {
  const reading = readText(text);
  return reading.kind === 'runs' ? reading.runs : [];
};

test('Several results of DiskSpd in one file are read as that many times the runs of one.', () => {
  const [one] = [runsIn(sample)];
  expect(one.length).toBeGreaterThan(0);
  expect(runsIn(`${sample}\n${sample}\n${sample}`)).toEqual([...one, ...one, ...one]);
});

test('A result of DiskSpd carries the case in the path of its file.', () => {
  const name = 'headroom1+D8s_v5+P30x4+None+iops-read+8KiB';
  const named = sample.replaceAll(/<Path>[^<]*<\/Path>/g, `<Path>F:\\bench\\${name}.dat</Path>`);
  const [run] = runsIn(named);
  expect(parseCaseName(run?.name ?? '')).toMatchObject({ vm: 'D8s_v5', disk: 'P30', disks: 4 });
});
