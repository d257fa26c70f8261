/**
 * Public threads and pages: what was measured, put into the format of the tool with the figures that are printed there, and
 * the limit that was found. The texts are made from the figures; none is copied.
 */
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../src/calculators/diagnose/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { plainText } from '../../src/kit/index.ts';

type Texts = Readonly<Record<string, string>>;
function answerOf(given: Texts) {
  const { answer, controls } = diagnose.viewModel((name) => given[name], fullDataset);
  if (!answer) throw new Error(controls.map(({ problem }) => problem ?? '').join(' '));
  return answer;
}
const checksOf = (given: Texts) =>
  answerOf(given)
    .checks.map(({ text }) => text)
    .join(' ');
const figures = (given: Texts) =>
  Object.fromEntries(answerOf(given).readouts.map(({ id, value }) => [id, value]));

/** Twelve reports of one device: reads and writes a second, KiB/s of each, ms of each. */
const iostat = (device: string, [r, w, rkb, wkb, rms, wms]: readonly number[], utilisation = 100) =>
  Array.from({ length: 12 }, (_, second) =>
    [
      `06/13/2026 09:00:${String(second).padStart(2, '0')} AM`,
      'Device r/s w/s rkB/s wkB/s r_await w_await %util',
      `${device} ${r} ${w} ${rkb} ${wkb} ${rms} ${wms} ${utilisation}`,
      '',
    ].join('\n'),
  ).join('\n');

const metrics = (percents: Readonly<Record<string, number>>) =>
  JSON.stringify({
    timespan: '2026-06-13T09:00:00Z/2026-06-13T09:12:00Z',
    interval: 'PT1M',
    value: Object.entries(percents).map(([name, average]) => ({
      name: { value: name },
      timeseries: [
        {
          metadatavalues: [],
          data: Array.from({ length: 12 }, (_, minute) => ({
            timeStamp: `2026-06-13T09:${String(minute).padStart(2, '0')}:00Z`,
            average,
          })),
        },
      ],
    })),
  });

type Case = readonly [title: string, given: Texts, verdict: string, boundBy: readonly string[]];

const cases: readonly Case[] = [
  [
    'AKS #1311: a node with a P10 does hardly more than 500 IOPS, which is the limit of its OS disk.',
    { vm: 'DS3_v2', disks: 'os:P10x1:ReadOnly', text: iostat('sda', [0, 497, 0, 8000, 0, 40]) },
    'at-limit',
    ['disk IOPS (P10)'],
  ],
  [
    'azure-docs #37054 and openshift/installer #4326: writes to a ReadOnly disk of 8 vCPUs stop at the cached limit of 128 MB/s.',
    {
      vm: 'D8s_v3',
      disks: 'data:P40x1:ReadOnly',
      text: iostat('sdc', [0, 2000, 0, 125_400, 0, 30]),
    },
    'at-limit',
    ['VM cached throughput (D8s_v3)'],
  ],
  [
    'azure-docs #47962: 486.31 MiB/s of a P60 are 509.93 MB/s, and that is its limit of 500.',
    { vm: 'D64s_v3', disks: 'data:P60x1:None', text: iostat('sdc', [3890, 0, 497_981, 0, 8, 0]) },
    'at-limit',
    ['disk throughput (P60)'],
  ],
  [
    'azure-docs #85354: the cached limit throttles while the uncached metric shows 80 %.',
    {
      vm: 'D8s_v3',
      disks: 'data:P30x2:ReadOnly',
      text: metrics({
        'VM Cached IOPS Consumed Percentage': 100,
        'VM Uncached IOPS Consumed Percentage': 80,
      }),
    },
    'at-limit',
    ['VM cached IOPS (D8s_v3)'],
  ],
  [
    'Disk metrics page: 101 % consumed is at the limit, since disks deliver a little more than is published.',
    {
      vm: 'D8s_v3',
      disks: 'data:P30x4:None',
      text: metrics({ 'VM Uncached IOPS Consumed Percentage': 101 }),
    },
    'at-limit',
    ['VM uncached IOPS (D8s_v3)'],
  ],
  [
    'SAP/arp142-hana #121: 99.99 %util of a P30 at 2,560 IOPS is no limit; the disk waited for nothing.',
    {
      vm: 'E32s_v3',
      disks: 'data:P30x1:None',
      text: iostat('sdc', [0, 2560, 0, 97_656, 0, 1.2], 99.99),
    },
    'below-limit',
    ['queue depth'],
  ],
  [
    'DiskSpd, a 500 IOPS plateau: 508 IOPS at 125.8 ms with 64 in flight are 1.6 % over a limit of 500.',
    {
      vm: 'D8s_v3',
      disks: 'data:P10x1:None',
      text: iostat('sdc', [508.09, 0, 32_518, 0, 125.8, 0]),
    },
    'at-limit',
    ['disk IOPS (P10)'],
  ],
];

test.each(cases)('%s', (_, given, verdict, boundBy) => {
  const { verdict: found, boundBy: by } = answerOf(given);
  expect({ verdict: found, by }).toEqual({ verdict, by: boundBy });
});

test('Maxima of shares of limits are told beside the means that are compared, and figures are of the disk whose limit it is.', () => {
  const points = (name: string, lun: string | undefined, ...data: readonly object[]) => ({
    name: { value: name },
    timeseries: [
      {
        metadatavalues: lun ? [{ name: { value: 'lun' }, value: lun }] : [],
        data: data.map((point, at) => ({ timeStamp: `2026-11-20T10:0${at}:00Z`, ...point })),
      },
    ],
  });
  const text = JSON.stringify({
    timespan: '2026-11-20T10:00:00Z/2026-11-20T10:03:00Z',
    interval: 'PT1M',
    value: [
      points(
        'VM Uncached IOPS Consumed Percentage',
        undefined,
        ...[40, 41].map((average) => ({ average, maximum: 100 })),
      ),
      points('Data Disk IOPS Consumed Percentage', '0', { average: 100 }, { average: 99 }),
    ],
  });
  const given = { vm: 'D8s_v5', disks: 'os:P10x1:ReadOnly,data:P30x1:None', text };
  // 5,000 IOPS of a P30, not 41 % of the VM’s 12,800.
  expect(figures(given)['iops']).toBeCloseTo(5000, 6);
  expect(answerOf(given).boundBy).toEqual(['disk IOPS (P30)']);
  expect(answerOf(given).checks.map((check) => check.text)).toContain(
    'VM uncached IOPS reached 100 % within a sample whose mean, which is compared, is 40 %.',
  );
});

describe('Disk metrics page, the example of a D8s_v3', () => {
  const disks = 'os:P30x1:ReadOnly,data:P30x2:ReadOnly,other:P30x2:None';
  test('61 % of 16,000 cached and 100 % of 12,800 uncached IOPS are 22,560.', () => {
    expect(figures({ vm: 'D8s_v3', disks, text: 'example:metrics' })['iops']).toBeCloseTo(
      22_560,
      6,
    );
  });

  test('An OS disk at 87 % of a P30 does 4,350 IOPS and is not the bottleneck.', () => {
    const given = {
      vm: 'D8s_v3',
      disks,
      text: metrics({ 'OS Disk IOPS Consumed Percentage': 87 }),
    };
    expect(figures(given)['iops']).toBeCloseTo(4350, 6);
    expect(answerOf(given).verdict).toBe('below-limit');
  });
});

/** Little’s law of the same device and sample: PerfMon, 147.46 transfers/s of 69.5 µs. */
test('perfmon_log_analyzer: 147.46 transfers a second of 69.5 µs are 0.01 IOs in flight, of 4,908 bytes each.', () => {
  const counters = ['Disk Transfers/sec', 'Disk Bytes/sec', 'Avg. Disk sec/Transfer'];
  const row = ['147.46056383326279615', '723756.78668176871724', '6.9494827586206889356e-005'];
  const lines = [
    ['(PDH-CSV 4.0)', ...counters.map((name) => `\\\\HOST7\\PhysicalDisk(0 C:)\\${name}`)],
    ['06/13/2026 09:00:00.000', ' ', ' ', ' '],
    ['06/13/2026 09:00:01.000', ...row],
  ];
  const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
  const given = { vm: 'D8s_v3', disks: 'os:P10x1:ReadOnly', text };
  expect(figures(given)['queue-depth']).toBeCloseTo(0.0102, 4);
  expect(figures(given)['io-size']).toBeCloseTo(4908.14, 2);
  expect(checksOf(given)).toContain('counts reads and writes together');
  expect(JSON.stringify(answerOf(given))).not.toContain('HOST7');
});

/** A run in the format of fio 3. */
const fio = (command: string, header: string, line: string, more = '') => `$ fio ${command}
t: (g=0): ${header}
fio-3.36

t: (groupid=0, jobs=1): err= 0: pid=1: Sat Jun 13 09:15:00 2026
  ${line}
     lat (usec): min=300, max=9000000, avg=2000.10, stdev=900.15
${more}`;

describe('Tests whose validity was asked', () => {
  test('kubernetes #89226: 447 IOPS over all beside a mean of 1,305 in 1,204 samples of half a second: the disk stood still, so the mean does not show that no limit was reached.', () => {
    const text = fio(
      '--name=t --direct=1 --runtime=1755',
      'rw=write, bs=(R) 2300B-2300B, (W) 2300B-2300B, (T) 2300B-2300B, ioengine=psync, iodepth=1',
      'write: IOPS=447, BW=1004KiB/s (1028kB/s)(1721MiB/1755000msec); 0 zone resets',
      '   iops        : min=    1, max= 2400, avg=1305.00, stdev=300.00, samples=1204\n',
    );
    const given = { vm: 'D8s_v3', disks: 'os:P30x1:ReadOnly', text };
    expect(checksOf(given)).toMatch(/Nothing was completed in 66 % of the time/);
    expect(answerOf(given)).toMatchObject({ verdict: 'invalid', boundBy: [] });
  });

  test('azure-docs #12145: DiskSpd on 50 MiB for 20 s shows a cache and a burst, so it is not valid.', () => {
    const text = `Command Line: diskspd -b8K -d20 -h -L -o2 -t4 -r -w30 -c50M testfile.dat

Input parameters:
	timespan:   1
	duration: 20s
	warm up time: 5s
	path: 'testfile.dat'
		software cache disabled
		performing mix test (read/write ratio: 70/30)
		block size: 8192
		using random I/O (alignment: 8192)
		number of outstanding I/O operations: 2
		threads per file: 4

Results for timespan 1:
actual test time:	20.01s

Total IO
thread |       bytes     |     I/Os     |     MB/s   |  I/O per s |  AvgLat  |  file
     0 |       661135360 |        80705 |      31.51 |    4033.18 |    1.981 | testfile.dat (50MB)
total:         661135360 |        80705 |      31.51 |    4033.18 |    1.981

Read IO
thread |       bytes     |     I/Os     |     MB/s   |  I/O per s |  AvgLat  |  file
     0 |       462800000 |        56494 |      22.06 |    2823.30 |    1.981 | testfile.dat (50MB)
total:         462800000 |        56494 |      22.06 |    2823.30 |    1.981

Write IO
thread |       bytes     |     I/Os     |     MB/s   |  I/O per s |  AvgLat  |  file
     0 |       198335360 |        24211 |       9.45 |    1209.88 |    1.981 | testfile.dat (50MB)
total:         198335360 |        24211 |       9.45 |    1209.88 |    1.981
`;
    const given = { vm: 'D8s_v3', disks: 'data:P30x1:None', text };
    expect(answerOf(given)).toMatchObject({ verdict: 'invalid', boundBy: [] });
    expect(checksOf(given)).toMatch(/fits in a cache/);
    expect(checksOf(given)).toMatch(/60 s at least/);
    expect(plainText(answerOf(given).headline)).toBe('The test ran for 20 s.');
  });

  test('fio 3.1 prints 11.0 MiB/s for 11.98: the rate is computed from bytes and time.', () => {
    const text = fio(
      '--name=t --direct=1',
      'rw=randwrite, bs=(R) 4096B-4096B, (W) 4096B-4096B, (T) 4096B-4096B, ioengine=libaio, iodepth=4',
      'write: IOPS=3068, BW=11.0MiB/s (12.6MB/s)(4096MiB/341704msec)',
    ).replace('fio-3.36', 'fio-3.1');
    const { throughput = 0 } = figures({ vm: 'D8s_v3', disks: 'data:P30x1:None', text });
    expect(throughput / 1e6).toBeCloseTo(12.57, 2);
  });

  test('kubestr: without latencies there are none, and 0 is not one.', () => {
    const text = JSON.stringify({
      'fio version': 'fio-3.20',
      'global options': { gtod_reduce: '1', direct: '1' },
      jobs: [
        {
          jobname: 'read_iops',
          error: 0,
          'job options': { rw: 'randread', bs: '4K' },
          read: { total_ios: 12_000, iops: 800, bw: 3200, bw_bytes: 3_276_800, runtime: 15_000 },
        },
      ],
    });
    const given = { vm: 'D8s_v3', disks: 'data:P30x1:None', text };
    expect(figures(given)['latency']).toBeUndefined();
    expect(checksOf(given)).toContain('Latency was not measured');
  });
});
