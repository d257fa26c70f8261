/**
 * Local NVMe disks as the disks of one volume. A page gives all disks of an L16as_v4 together 1,100,000 reads and
 * 440,000 writes of 4 KB a second, and 6,000 and 3,000 MB/s (Lasv4 series); it has four of them.
 */
import { describe, expect, test } from 'vitest';
import { benchmark } from '../../src/calculators/benchmark/index.ts';
import type { CalculatorContext } from '../../src/calculators/context.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { ioSize } from '../../src/calculators/io-size/options.ts';
import { queueDepth } from '../../src/calculators/queue-depth/options.ts';
import { syncIo } from '../../src/calculators/sync-io/options.ts';
import { type Calculator, parseQuery, plainText, type ViewModel } from '../../src/kit/index.ts';

function ask(calculator: Calculator<CalculatorContext>, query: string): ViewModel {
  const { given, lookup } = parseQuery(query);
  return calculator.viewModel(lookup, fullDataset, given);
}
const value = (view: ViewModel, id: string) =>
  view.answer?.readouts.find((one) => one.id === id)?.value;
const texts = (view: ViewModel, severity: string) =>
  (view.answer?.checks ?? [])
    .filter((check) => check.severity === severity)
    .map(({ text }) => text)
    .join('\n');
const offers = (view: ViewModel) =>
  (view.answer?.recommendations ?? []).map(({ text }) => plainText(text));

/** Local NVMe disks of an L16as_v4, four unless another number is given. */
const on = (more: string, disks = 4) =>
  `disk=LocalNVMe&disks=${disks}&vm=L16as_v4&${more.includes('io-size') ? '' : 'io-size=4KiB&'}${more}`;
const problem = (view: ViewModel, id: string) =>
  view.controls.find(({ name }) => name === id)?.problem;

describe('Local NVMe disks as the disks of a volume', () => {
  test('have the limits that the page of their VM gives for reads, for writes, and a mix of both.', () => {
    const reads = ask(ioSize, on('read=100%25'));
    expect(value(reads, 'iops')).toBe(1_100_000);
    expect(value(reads, 'crossover')).toBeCloseTo(6e9 / 1_100_000);
    expect(value(ask(ioSize, on('read=0%25')), 'iops')).toBe(440_000);
    // A read takes 1/1,100,000 s of the disks, and a write 1/440,000 s.
    expect(value(ask(ioSize, on('read=50%25')), 'iops')).toBeCloseTo(
      1 / (0.5 / 1_100_000 + 0.5 / 440_000),
    );
    expect(value(ask(ioSize, on('read=100%25&io-size=1MiB')), 'throughput')).toBeCloseTo(6e9);
  });

  test('have an equal part of these figures each, as measured on all four: 1,099,518 reads and 439,540 writes.', () => {
    expect(value(ask(ioSize, on('read=100%25', 1)), 'iops')).toBe(275_000);
    for (const [read, measured] of [
      ['100', 1_099_518],
      ['0', 439_540],
    ] as const) {
      const computed = value(ask(ioSize, on(`read=${read}%25`)), 'iops') ?? 0;
      expect(Math.abs(computed / measured - 1)).toBeLessThan(0.01);
    }
  });

  test('cross no limit of the VM, and say what empties them and what the figures are of.', () => {
    const view = ask(queueDepth, on('outstanding=128', 2));
    expect(view.answer?.verdict).toBeUndefined();
    expect(view.answer?.boundBy).toEqual(['disk IOPS (2 × local NVMe disk)']);
    expect(texts(view, 'warning')).toMatch(/Local NVMe disks are empty after/);
    expect(texts(view, 'info')).toMatch(/best case/);
    expect(texts(view, 'info')).not.toMatch(/Premium disk/);
  });

  test('need a VM, which must have them, and as many.', () => {
    expect(problem(ask(ioSize, 'disk=LocalNVMe'), 'vm')).toMatch(/enter a VM size/);
    expect(ask(syncIo, 'disk=LocalNVMe&vm=D8s_v5').answer?.verdict).toBe('not-possible');
    const tooMany = ask(ioSize, on('read=100%25', 5));
    expect(tooMany.answer?.verdict).toBe('not-possible');
    expect(offers(tooMany)[0]).toMatch(
      /^L32as_v4, in the same series \(what is on local NVMe disks is lost\): can be built/,
    );
    expect(ask(ioSize, on('read=100%25')).answer?.verdict).toBeUndefined();
  });

  test('are not checked where a page gives no figure for writes, and have no host cache.', () => {
    const query = 'disk=LocalNVMe&vm=D16ads_v6';
    expect(ask(syncIo, query).answer?.verdict).toBe('not-checked');
    expect(ask(syncIo, `${query}&read=100%25`).answer?.verdict).toBeUndefined();
    const cached = ask(ioSize, on('cache=ReadOnly&hit=100%25&read=100%25'));
    expect(value(cached, 'iops')).toBe(1_100_000);
    expect(texts(cached, 'warning')).toMatch(/no host cache, so ReadOnly is not used/);
  });

  test('are offered as all that the VM has, and with the next size of its series.', () => {
    const [all, larger] = offers(ask(ioSize, on('read=100%25', 2))).filter((text) =>
      /striped|series/.test(text),
    );
    expect(all).toMatch(/^All 4 local NVMe disks of the VM, striped: 1,100,000 IOPS/);
    expect(larger).toMatch(
      /^L32as_v4, in the same series \(what is on local NVMe disks is lost\), with 8 × local NVMe disk: 2,200,000/,
    );
  });

  test('are what a benchmark is written for, whose name says so.', () => {
    const view = ask(benchmark, 'disk=LocalNVMe&disks=2&vm=L16as_v4&io-size=4KiB');
    expect(value(view, 'iops')).toBeCloseTo(550_000, -3);
    const [jobs] = (view.answer?.parts ?? []).filter(({ kind }) => kind === 'jobs');
    const written = JSON.stringify(jobs);
    expect(written).toContain('headroom1+L16as_v4+LocalNVMex2+None+iops-read+4KiB');
    expect(written).toContain('which is no local NVMe disk');
  });

  test('take no ephemeral OS disk for one of them.', () => {
    const view = ask(ioSize, 'disk=Ephemeral-128GiB-NvmeDisk&vm=D16ads_v6');
    expect(problem(view, 'disk')).toMatch(/part of a VM/);
  });
});
