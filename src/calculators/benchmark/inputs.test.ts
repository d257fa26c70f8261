/** What host caches and other inputs of a benchmark do to its files and warnings. */
import { describe, expect, test } from 'vitest';
import { answerOf, screenOf, textsOf } from '../../../tests/benchmark/answer.ts';
import { findPart, plainText } from '../../kit/index.ts';
import { benchmarkTests } from '../../storage/benchmark/name.ts';

const problemOf = (query: string, name: string) =>
  screenOf(query).controls.find((one) => one.name === name)?.problem;

describe('A host cache', () => {
  test('is filled before reads, with a file well inside it: 400 GiB × 0.4 at most.', () => {
    const [job = ''] = textsOf(answerOf('vm=D16s_v3&cache=ReadOnly'));
    expect(job).toContain('[warm-up]');
    expect(Number(/^size=(\d+)g$/m.exec(job)?.[1])).toBeLessThanOrEqual(160);
  });

  test('is not filled where it is None, nor before writes.', () => {
    expect(textsOf(answerOf('vm=D16s_v3'))[0]).not.toContain('[warm-up]');
    expect(textsOf(answerOf('vm=D16s_v3&cache=ReadOnly&test=iops-write'))[0]).not.toContain(
      '[warm-up]',
    );
  });

  const warningsOf = (query: string) =>
    answerOf(query).checks.flatMap(({ severity, text }) => (severity === 'warning' ? text : []));
  test('of a size that is not published keeps the file small, which is no matter of room and none of writes.', () => {
    const of = 'vm=E16bds_v5&disk=P40&disks=2&cache=ReadOnly';
    expect(warningsOf(`${of}&test=iops-read`).join(' ')).toContain(
      'The size of the cache of E16bds_v5 is not published, so the file has only 8 GiB',
    );
    for (const test of benchmarkTests)
      expect(warningsOf(`${of}&test=${test}`).join(' '), test).not.toContain('no room');
    for (const disk of ['P40', 'P1'])
      expect(
        warningsOf(`vm=E16bds_v5&disk=${disk}&cache=ReadOnly&test=latency-write`).join(' '),
      ).not.toMatch(/cache may|of the cache/);
    // 4 GiB without a cache of the host: too little for 25 seconds.
    expect(warningsOf('vm=E16bds_v5&disk=P1&test=iops-read').join(' ')).toContain('no room');
  });

  test('is named as what a test shows only where it is.', () => {
    const of = 'vm=D32s_v3&disk=P30&disks=1&cache=ReadOnly';
    const said = (test: string) => warningsOf(`${of}&test=${test}`).join(' ');
    expect(said('iops-read')).toContain('it shows the VM’s cached limit and not the disks');
    // The writes of a mix go to the disk, and its IOPS are the bottleneck.
    expect(answerOf(`${of}&test=mixed`).boundBy).toEqual(['disk IOPS (P30)']);
    expect(said('mixed')).not.toContain('cached limit');
    expect(said('latency-read')).toContain('it shows the latency of the cache and not the disks');
  });

  test('needs a VM for reads that all hit it, and is refused as ReadWrite.', () => {
    expect(problemOf('cache=ReadOnly', 'vm')).toContain('enter a VM size');
    expect(problemOf('vm=D16s_v3&cache=ReadWrite', 'cache')).toContain('choose None or ReadOnly');
  });
});

describe('Inputs', () => {
  test('of an IO size are in sectors: 1,000 bytes cannot be tested with direct IO.', () => {
    expect(problemOf('io-size=1000B', 'io-size')).toContain('multiple of 512 bytes');
    expect(problemOf('io-size=32MiB', 'io-size')).toContain('16 MiB');
  });

  test('of an IO size on Premium SSD v2 and Ultra Disk are in sectors of 4,096 bytes, which is a warning: 512E may have been chosen.', () => {
    const said = (disk: string, size: string) =>
      answerOf(`vm=D8s_v5&disks=1&disk=${disk}&io-size=${size}`).checks.some(
        ({ severity, text }) => severity === 'warning' && text.includes('4,096 bytes'),
      );
    const elastic = ['PremiumV2-512GiB-3000IOPS-125MBps', 'Ultra-512GiB-3000IOPS-125MBps'];
    for (const disk of elastic) {
      expect(said(disk, '512B'), disk).toBe(true);
      expect(said(disk, '6KiB'), disk).toBe(true);
      expect(said(disk, '8KiB'), disk).toBe(false);
    }
    expect(said('P30', '512B')).toBe(false);
  });

  test('of a directory are those of the tool.', () => {
    expect(problemOf('directory=/data/x', 'directory')).toBeUndefined();
    expect(problemOf('directory=F:\\x', 'directory')).toContain('choose DiskSpd');
    expect(problemOf('tool=diskspd&directory=/data', 'directory')).toContain('choose fio');
  });

  test('that cannot be built give the reason and no texts.', () => {
    const answer = answerOf('vm=D2s_v5&disks=20');
    expect(plainText(answer.headline)).toContain('Not possible');
    expect(answer.verdict).toBeUndefined();
    expect(findPart(answer, 'jobs')).toBeUndefined();
  });
});
