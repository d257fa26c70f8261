/**
 * Measurements that others published with the cause: the VM and the disks are entered, the text is put into the format of
 * fio with the published figures, and the diagnosis has to name that cause. `src/limits/sources` has the documents.
 */
import { expect, test } from 'vitest';
import { answerOf, headlineOf } from './answers.ts';

type Case = readonly [
  source: string,
  setUp: readonly [vm: string, disks: string],
  load: readonly [
    iops: number,
    kib: number,
    depth: number,
    kind: 'read' | 'write',
    seconds: number,
  ],
  verdict: string,
  boundBy: string,
];

/** A result of fio, with the mean latency that follows from the depth. */
function fio([iops, kib, depth, kind, seconds]: Case[2]): string {
  const size = `${kib * 1024}B-${kib * 1024}B`;
  const moved = (iops * kib) / 1024;
  const ios = Math.round(iops * seconds);
  return `$ fio --name=t --direct=1 --filename=/data/t --size=200G --bs=${kib}k --iodepth=${depth} --rw=rand${kind}
t: (g=0): rw=rand${kind}, bs=(R) ${size}, (W) ${size}, (T) ${size}, ioengine=libaio, iodepth=${depth}
fio-3.36

t: (groupid=0, jobs=1): err= 0: pid=1: Sat Jun 13 09:15:00 2026
  ${kind}: IOPS=${Math.round(iops)}, BW=${moved.toFixed(1)}MiB/s (${(moved * 1.048576).toFixed(1)}MB/s)(${Math.round(moved * seconds)}MiB/${seconds * 1000}msec)
     lat (usec): min=300, max=9000000, avg=${((depth / iops) * 1e6).toFixed(2)}, stdev=900.15
     issued rwts: total=${kind === 'read' ? ios : 0},${kind === 'read' ? 0 : ios},0,0 short=0,0,0,0 dropped=0,0,0,0
`;
}

const mb = (megabytes: number, kib: number) => (megabytes * 1e6) / (kib * 1024);
const mib = (mebibytes: number, kib: number) => (mebibytes * 1024) / kib;

const p15 = ['D4s_v3', 'data:P15x1:None'] as const;
const e20 = (vm: string) => [vm, 'data:E20x1:None'] as const;
const ds14 = ['DS14_v2', 'data:P30x12:None'] as const;
const f72 = ['F72s_v2', 'data:P30x16:None'] as const;
const ds12 = ['DS12', 'data:P30x1:None'] as const;

// A burst is at a limit where it reaches what the disk bursts to: an E20 to 600 IOPS, of which 566 are 94 %.
const cases: readonly Case[] = [
  ['aks-volume-2022', p15, [3637, 8, 128, 'write', 30], 'at-limit', 'disk IOPS (P15)'],
  [
    'aks-volume-2022',
    p15,
    [mb(176, 512), 512, 128, 'write', 30],
    'at-limit',
    'disk throughput (P15)',
  ],
  [
    'aks-volume-2023',
    ['D4s_v3', 'data:P10x1:ReadOnly'],
    [3535, 4, 16, 'write', 60],
    'at-limit',
    'disk IOPS (P10)',
  ],
  ['constellation-2023', e20('D4as_v5'), [586, 4, 128, 'read', 60], 'at-limit', 'disk IOPS (E20)'],
  [
    'constellation-2023',
    e20('D4as_v5'),
    [566, 4, 128, 'write', 60],
    'above-limit',
    'disk IOPS (E20)',
  ],
  [
    'constellation-2023',
    e20('D4as_v5'),
    [mib(145, 1024), 1024, 128, 'read', 60],
    'at-limit',
    'disk throughput (E20)',
  ],
  [
    'constellation-2023',
    e20('D4as_v5'),
    [mib(143, 1024), 1024, 128, 'write', 60],
    'at-limit',
    'disk throughput (E20)',
  ],
  ['constellation-2023', e20('DC4as_v5'), [588, 4, 128, 'read', 60], 'at-limit', 'disk IOPS (E20)'],
  [
    'container-storage-2024',
    ['D16s_v5', 'data:P2x1:ReadOnly'],
    [1843.2, 16, 128, 'write', 3600],
    'above-limit',
    'disk IOPS (P2)',
  ],
  [
    'local-disks-2020',
    ['E8ds_v4', 'os:P4x1:None'],
    [3499, 8, 1024, 'write', 60],
    'at-limit',
    'disk IOPS (P4)',
  ],
  [
    'disk-metrics-2021',
    ['D8s_v3', 'data:P30x3:None'],
    [13_040, 8, 128, 'read', 600],
    'at-limit',
    'VM uncached IOPS (D8s_v3)',
  ],
  [
    'etcd-node-2020',
    ['D8s_v3', 'data:P30x1:ReadOnly'],
    [mb(140, 140), 140, 64, 'write', 600],
    'at-limit',
    'VM cached throughput (D8s_v3)',
  ],
  [
    'cached-writes-2019',
    ['E8s_v3', 'data:P30x1:ReadOnly'],
    [mb(128, 256), 256, 64, 'write', 600],
    'at-limit',
    'VM cached throughput (E8s_v3)',
  ],
  [
    'etcd-disk-2018',
    ['D8s_v3', 'data:P10x1:None'],
    [500, 4, 32, 'write', 600],
    'at-limit',
    'disk IOPS (P10)',
  ],
  [
    'aks-storage-2019',
    ['D8s_v3', 'data:S20x1:None'],
    [mb(62, 1024), 1024, 32, 'read', 600],
    'at-limit',
    'disk throughput (S20)',
  ],
  [
    'lisa-stress-2020',
    ds14,
    [51_788.5, 4, 8192, 'write', 600],
    'at-limit',
    'VM uncached IOPS (DS14_v2)',
  ],
  [
    'lisa-stress-2020',
    ds14,
    [11_957.6, 64, 8192, 'write', 600],
    'at-limit',
    'VM uncached throughput (DS14_v2)',
  ],
  [
    'lisa-stress-2020',
    ds14,
    [3036.9, 256, 8192, 'write', 600],
    'at-limit',
    'VM uncached throughput (DS14_v2)',
  ],
  ['lisa-2021', f72, [466.5, 4, 1, 'read', 120], 'below-limit', 'queue depth'],
  ['lisa-2021', f72, [4131, 4, 8, 'read', 120], 'below-limit', 'queue depth'],
  ['lisa-2021', f72, [17_733, 4, 32, 'read', 120], 'below-limit', 'queue depth'],
  [
    'lisa-2020',
    ['DS14_v2', 'data:P30x24:None'],
    [405, 4, 1, 'read', 120],
    'below-limit',
    'queue depth',
  ],
  ['ds12', ds12, [474, 4, 1, 'write', 60], 'below-limit', 'queue depth'],
  ['ds12', ds12, [5000, 4, 16, 'write', 60], 'at-limit', 'disk IOPS (P30)'],
  ['ds12', ds12, [mb(128, 32), 32, 16, 'write', 60], 'at-limit', 'VM uncached throughput (DS12)'],
  [
    'dbench on AKS',
    ['D16s_v3', 'data:P30x1:None'],
    [5110, 4, 2048, 'read', 30],
    'at-limit',
    'disk IOPS (P30)',
  ],
];

test.each(cases)('%s, %j: %j is %s by the %s.', (_, [vm, disks], load, verdict, boundBy) => {
  const given = { vm, disks, text: fio(load) };
  const { verdict: found, boundBy: by } = answerOf(given);
  expect([found, by], headlineOf(given)).toEqual([verdict, expect.arrayContaining([boundBy])]);
});

test('Writes that a ReadWrite cache takes are no burst of the disk, and no reads.', () => {
  const text = fio([20_000, 8, 128, 'write', 600]);
  const given = { vm: 'D16s_v3', disks: 'data:P4x1:ReadWrite', text };
  expect(answerOf(given).verdict).toBe('above-limit');
  expect(headlineOf(given)).toContain('The host cache took the writes');
});

test('A ReadOnly cache takes no writes: more of them than the disk allows are no cache.', () => {
  const given = {
    vm: 'D16s_v3',
    disks: 'data:P30x1:ReadOnly',
    text: fio([9000, 8, 128, 'write', 600]),
  };
  expect(answerOf(given).verdict).toBe('above-limit');
  expect(headlineOf(given)).not.toContain('cache');
});
