/** A result of the benchmark names the case that was tested, and the diagnosis judges it by that case. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../src/calculators/diagnose/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { formatCaseName } from '../../src/storage/benchmark/name.ts';
import { kib } from '../../src/units/index.ts';

const result = readFileSync('tests/readers/corpus/own_fio-3.33_own_randrw.jsonplus.json', 'utf8');
const name = formatCaseName({
  ...{ vm: 'E16bds_v5', disk: 'P40', disks: 2, cache: 'ReadOnly', test: 'mixed', size: kib(8) },
});
const named = (job: string) =>
  result.replace(/"jobname"\s*:\s*"[^"]*"/g, `"jobname" : ${JSON.stringify(job)}`);

function shownFor(given: Readonly<Record<string, string>>) {
  const { controls, query, answer } = diagnose.viewModel((input) => given[input], fullDataset);
  const textOf = (input: string) => {
    const control = controls.find((one) => one.name === input);
    return control && 'text' in control ? control.text : undefined;
  };
  return { vm: textOf('vm'), query, checks: answer?.checks ?? [] };
}

describe('a run whose name carries a case', () => {
  test('is judged by the VM and the disks of that case, which the fields show and a link carries', () => {
    const { vm, query, checks } = shownFor({ text: named(name) });
    expect(vm).toBe('E16bds_v5');
    expect(query).toContain('vm=E16bds_v5');
    expect(query).toContain('disks=data:P40x2:ReadOnly');
    expect(
      checks.filter(({ severity }) => severity === 'passed').map(({ text }) => text),
    ).toContain(
      'The name of this run shows what was tested: 2 × P40, host cache ReadOnly, on E16bds_v5.',
    );
  });

  test('is judged, and not the run that filled its file before, though that moved more bytes', () => {
    const { jobs, ...rest } = JSON.parse(named(name));
    const fill = { ...jobs[0], jobname: 'fill', groupid: jobs.length };
    for (const direction of ['read', 'write'])
      fill[direction] = { ...fill[direction], bw_bytes: fill[direction].bw_bytes * 100 };
    const { vm, checks } = shownFor({ text: JSON.stringify({ ...rest, jobs: [fill, ...jobs] }) });
    expect(vm).toBe('E16bds_v5');
    expect(checks.some(({ text }) => text.startsWith('The name of this run shows'))).toBe(true);
  });

  test('is judged by what was set by hand, with a warning that something else was tested', () => {
    const { vm, checks } = shownFor({ text: named(name), vm: 'D8s_v5' });
    expect(vm).toBe('D8s_v5');
    expect(checks.find(({ text }) => text.includes('something else was tested'))?.severity).toBe(
      'warning',
    );
  });
});

test('a run with any other name is judged by the fields, without a word about a case', () => {
  const { query, checks } = shownFor({ text: named('job1') });
  expect(query).not.toContain('vm=');
  expect(checks.filter(({ text }) => text.includes('name of this run'))).toEqual([]);
});
