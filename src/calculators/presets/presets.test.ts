/** The cases to start from: each is answered as it says, safe, buildable, and based on documents or marked as assumed. */
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../cli/report.ts';
import { parseQuery } from '../../kit/index.ts';
import { isFirstChoice } from '../../limits/lifecycle.ts';
import { workloadSources } from '../../limits/sources/workloads.ts';
import { sourceOf } from '../../site/sources.ts';
import {
  bytes,
  formatBytes,
  formatFraction,
  gib,
  isOk,
  parseBytes,
  parseFraction,
} from '../../units/index.ts';
import { vmNamed } from '../full-dataset.ts';
import { presets } from './index.ts';
import { canonical, linkTo } from './preset.ts';

const parsed = (query: string) => parseQuery(query).lookup;

describe.each(presets)('The case of $name', (preset) => {
  const { id, query, verdict, figures, links, warnings, replace, title } = preset;
  const report = reportOf(preset.calculator, query);
  const lookup = parsed(query);
  const readings = figures.flatMap(({ read }) => read);

  test('is answered, with the verdict that its page explains.', () => {
    expect(report.problems).toEqual({});
    expect(report.ignored).toEqual([]);
    expect(report.verdict).toBe(verdict);
    expect(report.headline).not.toBe('');
  });

  test('fits or is tight: nobody starts from a case that is unsafe, exceeded or not checked.', () => {
    expect(['fits', 'tight']).toContain(verdict);
  });

  test('fails no check, and warns as often as it says.', () => {
    const severities = (report.checks ?? []).map(({ severity }) => severity);
    expect(severities).not.toContain('failed');
    expect(severities.filter((severity) => severity === 'warning')).toHaveLength(warnings);
  });

  test('has a cost, so that it can be compared with others.', () => {
    const cost = report.readouts?.find((readout) => readout.id === 'cost');
    expect(cost?.value).toBeGreaterThan(0);
  });

  test('writes its query as the fields do, with the defaults left out.', () => {
    expect(report.query).toBe(query);
  });

  test('names a VM size that nothing speaks against.', () => {
    expect(isFirstChoice(vmNamed(lookup('vm') ?? '', 'current'))).toBe(true);
  });

  test('has ReadWrite on no disk but that of the OS, and no cache on a log or on a Premium SSD v2.', () => {
    for (const part of (lookup('disks') ?? '').split(',')) {
      const [role = '', disk = '', cache = ''] = part.split(':');
      if (role !== 'os') expect(cache, part).not.toBe('ReadWrite');
      if (role === 'log' || disk.startsWith('PremiumV2')) expect(cache, part).toBe('None');
    }
  });

  test('bases each figure on a document that exists and a place in it, or calls it an assumption.', () => {
    expect(figures.length).toBeGreaterThan(3);
    for (const { source, place } of readings) {
      expect(sourceOf(source).title).not.toBe('');
      expect(place).not.toBe('');
    }
    for (const figure of figures) {
      expect(figure.says, figure.label).toMatch(/\.$/);
      if (figure.basis === 'read') expect(figure.read.length, figure.label).toBeGreaterThan(0);
    }
    expect(readings.length).toBeGreaterThan(0);
  });

  test('says which VM it has, and why.', () => {
    const vm = lookup('vm') ?? '';
    expect(figures.some(({ value }) => value.includes(vm))).toBe(true);
  });

  test('says the IO size and the read ratio that its query has.', () => {
    const said = (label: string) => figures.find((figure) => figure.label === label)?.value ?? '';
    const size = parseBytes(lookup('io-size') ?? '', { min: bytes(1), max: gib(1) });
    if (isOk(size)) expect(said('IO size')).toBe(formatBytes(size.value));
    const share = parseFraction(lookup('read') ?? '');
    if (isOk(share)) expect(said('Read ratio')).toBe(formatFraction(share.value));
    expect([isOk(size), isOk(share)]).toEqual([lookup('io-size'), lookup('read')].map(Boolean));
  });

  test('tells what to replace, as sentences, and where to go on.', () => {
    expect(replace.length).toBeGreaterThan(0);
    for (const sentence of replace) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(links.length).toBeGreaterThan(0);
    expect(title).toMatch(/^[\p{L} ]+.*: /u);
    expect(preset.guide.address).toMatch(/^\/[\w-]+\/[\w-]+\/$/);
  });

  test.each(links)('links to “$text”, which is answered', (link) => {
    const other = reportOf(link.calculator, link.query);
    expect(other.problems).toEqual({});
    expect(other.ignored).toEqual([]);
    expect(other.headline).not.toBe('');
    if (link.verdict) expect(other.verdict).toBe(link.verdict);
  });

  test('has a name for addresses.', () => expect(id).toMatch(/^[a-z][a-z-]*$/));
});

describe('The list of cases', () => {
  test('has each workload once.', () => {
    for (const of of ['id', 'name', 'title', 'query'] as const)
      expect(new Set(presets.map((preset) => preset[of])).size).toBe(presets.length);
  });

  test('has the workloads that readers asked for.', () => {
    const words = presets.map(({ name }) => name).join('; ');
    for (const one of ['SQL Server', 'PostgreSQL', 'MySQL', 'etcd', 'AKS', 'Kafka', 'MongoDB'])
      expect(words).toContain(one);
    for (const one of ['Elasticsearch', 'File server', 'SAP HANA']) expect(words).toContain(one);
  });

  test('cites every document that was added for it, and each has its own id.', () => {
    const cited = new Set<string>(
      presets.flatMap(({ figures }) =>
        figures.flatMap(({ read }) => read).map((one) => one.source),
      ),
    );
    expect(workloadSources.filter(({ id }) => !cited.has(id))).toEqual([]);
    for (const { id, title } of workloadSources) expect(sourceOf(id).title).toBe(title);
  });

  // “an application that needs 12,000 IOPS and 180-MB/s throughput can use three striped P30 disks
  // to deliver 15,000 IOPS and 600-MB/s” (SQL Server on Azure VMs, Disk striping).
  test('has Microsoft’s example of a stripe: 12,000 of the 15,000 IOPS of three P30 are 80 %.', () => {
    const report = reportOf(
      'cap-check',
      presets.find(({ id }) => id === 'sql-server')?.query ?? '',
    );
    expect(report.readouts?.find(({ id }) => id === 'headroom')?.value).toBeCloseTo(0.2, 12);
  });

  // E32(d)s_v5: at most 865 MBps; /hana/data 425, /hana/log 275, /hana/shared as included, 125
  // (SAP HANA storage configurations with Premium SSD v2).
  test('has the disks of SAP HANA at 825 of the 865 MB/s of an E32ds_v5.', () => {
    const report = reportOf('cap-check', presets.find(({ id }) => id === 'sap-hana')?.query ?? '');
    expect(report.readouts?.find(({ id }) => id === 'headroom')?.value).toBeCloseTo(
      1 - 825 / 865,
      9,
    );
  });

  // Default OS disk tiers: P15 with 1100 IOPS and 125 MBps, P20 with 2300 and 150 (Storage options in AKS).
  test('has the OS disks of AKS nodes with the limits that its documentation lists.', () => {
    const { query = '', links = [] } = presets.find(({ id }) => id === 'aks-node') ?? {};
    const says = (one: string) => reportOf('cap-check', one).headline;
    expect(says(query)).toContain('2,300 IOPS and 150 MB/s (P20)');
    expect(says(links[0]?.query ?? '')).toContain('1,100 IOPS and 125 MB/s (P15)');
  });
});

describe('A mistake in a case', () => {
  test('is refused: an input that the calculator has not or cannot read, a calculator that is not there.', () => {
    expect(() => canonical('cap-check', 'vm=D1000')).toThrow('cap-check?vm=D1000');
    expect(() => canonical('cap-check', 'size=8KiB')).toThrow('no such input');
    expect(() => canonical('no-such', '')).toThrow('There is no calculator “no-such”.');
    expect(() => linkTo('sync-io', 'A disk that is not there', 'disk=P31')).toThrow('P31');
    expect(() => canonical('cap-check', 'disks=data:P31x1:None')).toThrow('P31');
  });
});
