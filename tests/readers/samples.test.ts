/** Rows of tools that watch devices, read by hand: figures as printed, with the factor of the printed unit. */
import { describe, expect, test } from 'vitest';
import type { Measure } from '../../src/readers/reading.ts';
import { notesOf, samplesIn, textOf } from './corpus.ts';

const kib = 1024;
const mib = 1024 ** 2;
const ms = 1e-3;

type Row = {
  readonly file: string;
  readonly form: string;
  readonly device: string;
  /** Which sample of the device, from 0. */
  readonly at: number;
  readonly values: Partial<Record<Measure, number>>;
  readonly step?: number;
};

const none = Number.NaN;

const rows: readonly Row[] = [
  {
    file: 't2y_sample_iostat_small.txt',
    form: 'iostat -x',
    device: 'sdd',
    at: 0,
    // sdd 0.07 45.88 1.57 0.59 0.08 0.18 246.55 0.26 121.04 1.28 436.94 2.07 0.45, with rMB/s and wMB/s
    values: {
      ...{ reads: 1.57, writes: 0.59, readBytes: 0.08 * mib, writeBytes: 0.18 * mib },
      ...{ queue: 0.26, latency: 121.04 * ms, readLatency: 1.28 * ms, writeLatency: 436.94 * ms },
    },
    step: 1,
  },
  {
    file: 't2y_sample_iostat_killo.txt',
    form: 'iostat -x',
    device: 'sda',
    at: 3,
    // sda 0.00 0.00 0.00 9.00 0.00 128.00 28.44 0.12 22.11 0.00 22.11 8.22 7.40
    values: {
      reads: 0,
      writes: 9,
      writeBytes: 128 * kib,
      readLatency: none,
      writeLatency: 22.11 * ms,
    },
    step: 1,
  },
  {
    file: 't2y_sample_iostat_sector.txt',
    form: 'iostat -x',
    device: 'sdd',
    at: 0,
    // rsec/s 160.62, wsec/s 373.01: sectors of 512 bytes
    values: { readBytes: 160.62 * 512, writeBytes: 373.01 * 512, readLatency: 1.28 * ms },
    step: 1,
  },
  {
    file: 't2y_sample_iostat_without_cpu.txt',
    form: 'iostat -x',
    device: 'sdh',
    at: 0,
    // sdh 0.07 45.90 1.58 0.60 165.97 372.24 246.42 0.23 103.08 1.17 370.67 1.91 0.42
    values: { reads: 1.58, writes: 0.6, readBytes: 165.97 * 512, queue: 0.23 },
    step: 1,
  },
  {
    file: 't2y_sample_iostat_11.7.3.txt',
    form: 'iostat -x',
    device: 'sda',
    at: 2,
    // sda 2.00 0.00 0.08 0.00 … r_await 0.00 w_await 0.00 aqu-sz 0.00 rareq-sz 40.00
    values: { reads: 2, writes: 0, readBytes: 0.08 * mib, readLatency: 0, writeLatency: none },
    step: 1,
  },
  {
    file: 'ddagent_iostat_1.txt',
    form: 'iostat -x',
    device: 'sda',
    at: 0,
    // sda 0.44 2.58 5.79 2.84 105.53 639.03 172.57 0.17 19.38 1.82 55.26 0.66 0.57
    values: { reads: 5.79, writes: 2.84, readBytes: 105.53 * kib, writeBytes: 639.03 * kib },
  },
  {
    file: 'ddagent_iostat_2.txt',
    form: 'iostat -x',
    device: 'sda',
    at: 0,
    // sda 0.07 0.08 0.64 5.44 0.00 0.23 0.41 72.99 2.42 19.91 0.00 8.92 65.13 0.38 0.01
    values: { reads: 0.07, readBytes: 0.64 * kib, writeLatency: 19.91 * ms, utilisation: 0.0001 },
  },
  {
    file: 'ddagent_iostat_3.txt',
    form: 'iostat -x',
    device: 'sda',
    at: 0,
    // sda 9.44 7.56 16.76 4.40 322.05 47.75 34.96 0.01 0.59 0.35 0.74: one await for both
    values: { reads: 16.76, writes: 4.4, readBytes: 322.05 * kib, latency: 0.59 * ms },
  },
  {
    file: 'ddagent_iostat_5.txt',
    form: 'iostat -x',
    device: 'dm-0',
    at: 0,
    // dm-0 0.00 0.00 11.71 37.97 313.61 219.90 21.48 0.11 2.16 2.13 2.17 0.24 1.20
    values: { reads: 11.71, writes: 37.97, writeBytes: 219.9 * kib, queue: 0.11 },
  },
  {
    file: 'own_iostat-xkt_12.6.1_de_DE.txt',
    form: 'iostat -x',
    device: 'vda',
    at: 1,
    // vda … w/s 54,00 wkB/s 632,00 … w_await 0,65 … aqu-sz 0,03 %util 0,00
    values: { reads: 0, writes: 54, writeBytes: 632 * kib, writeLatency: 0.65 * ms, queue: 0.03 },
    step: 1,
  },
  {
    file: 'own_iostat-xkt_12.6.1_fr_FR.txt',
    form: 'iostat -x',
    device: 'vda',
    at: 0,
    // vda 302,07 6492,02 … r_await 0,98 … 164,28 4333,85 … w_await 1,15
    values: { reads: 302.07, readBytes: 6492.02 * kib, writes: 164.28, readLatency: 0.98 * ms },
    step: 1,
  },
  {
    file: 'own_iostat-x_12.6.1.json',
    form: 'iostat -x -o JSON',
    device: 'vda',
    at: 0,
    // "r/s": 301.91, "w/s": 164.19, "rkB/s": 6488.46, "aqu-sz": 0.51
    values: { reads: 301.91, writes: 164.19, readBytes: 6488.46 * kib, queue: 0.51 },
  },
  {
    file: 'own_iostat-dxht_12.6.1.txt',
    form: 'iostat -x',
    device: 'vda',
    at: 1,
    // 2000.00 31.2M … 0.10 16.0k vda; 1000.00 15.6M … 0.11 16.0k vda; 0.00 0.00 0.31 0.4% vda
    values: {
      ...{ reads: 2000, readBytes: 31.2 * mib, readLatency: 0.1 * ms },
      ...{ writes: 1000, writeBytes: 15.6 * mib, writeLatency: 0.11 * ms },
      ...{ queue: 0.31, utilisation: 0.004 },
    },
    step: 1,
  },
  {
    file: 'own_sar-dh_12.6.1.txt',
    form: 'sar -d',
    device: 'vda',
    at: 0,
    // 07:48:52 3003.00 31.3M 15.6M 0.0k 16.0k 0.36 0.12 0.4% vda
    values: { ios: 3003, readBytes: 31.3 * mib, writeBytes: 15.6 * mib, latency: 0.12 * ms },
    step: 1,
  },
  {
    file: 'own_sar-d-p_12.6.1_de_DE.txt',
    form: 'sar -d',
    device: 'vda',
    at: 3,
    // 02:33:32 49334,00 275952,00 118720,00 0,00 8,00 5,42 0,11 77,20 vda
    values: {
      ios: 49_334,
      readBytes: 275_952 * kib,
      writeBytes: 118_720 * kib,
      latency: 0.11 * ms,
    },
    step: 1,
  },
  {
    file: 'own_sar-d-p_12.6.1_zh_CN.txt',
    form: 'sar -d',
    device: 'vda',
    at: 4,
    // 02时33分33秒 48693.00 275256.00 116524.00 8.00 8.05 6.02 0.12 89.20 vda
    values: { ios: 48_693, readBytes: 275_256 * kib, queue: 6.02, latency: 0.12 * ms },
    step: 1,
  },
  {
    file: 'own_sadf-j-d_12.6.1.json',
    form: 'sadf -j',
    device: 'vda',
    at: 0,
    // "tps": 21424.00, "rkB": 176324.00, "wkB": 116240.00, "await": 0.19, "aqu-sz": 4.14
    values: { ios: 21_424, readBytes: 176_324 * kib, writeBytes: 116_240 * kib, queue: 4.14 },
    step: 1,
  },
  {
    file: 'own_sadf-d-d_12.6.1.csv',
    form: 'sadf -d',
    device: 'vda',
    at: 1,
    // vm;1;2026-11-22 02:33:30 UTC;vda;37630.00;210808.00;90232.00;0.00;8.00;5.65;0.15;86.00
    values: { ios: 37_630, readBytes: 210_808 * kib, writeBytes: 90_232 * kib, latency: 0.15 * ms },
    step: 1,
  },
  {
    file: 'sar-d_10.1.5_ksar.txt',
    form: 'sar -d',
    device: 'dev8-0',
    at: 1,
    // 09:20:01 dev8-0 10.65 136.93 33.87 16.04 0.11 10.15 4.10 4.37: sectors
    values: { ios: 10.65, readBytes: 136.93 * 512, writeBytes: 33.87 * 512, latency: 10.15 * ms },
    step: 600,
  },
  {
    file: 'sar-d_10.2.1_ksar.txt',
    form: 'sar -d',
    device: 'dev254-5',
    at: 0,
    // 16:09:00 dev254-5 21.70 0.00 323.20: ten seconds after its heading’s 16:08:50
    values: { ios: 21.7, writeBytes: 323.2 * 512 },
    step: 10,
  },
  {
    file: 'sar-d_11.6.1_ksar.txt',
    form: 'sar -d',
    device: 'dev254-1',
    at: 0,
    // 16:08:55 dev254-1 10.70 0.00 496.80 46.43 0.04 4.19 0.64 0.68: kB
    values: { ios: 10.7, writeBytes: 496.8 * kib, latency: 4.19 * ms },
    step: 10,
  },
  {
    file: 'sar-d_12.0.2_ksar.txt',
    form: 'sar -d',
    device: 'dev8-0',
    at: 0,
    // 00:10:01 dev8-0 3.90 31.58 40.71 18.53 0.00 0.70 0.21 0.08
    values: { ios: 3.9, readBytes: 31.58 * kib, writeBytes: 40.71 * kib, latency: 0.7 * ms },
    step: 600,
  },
  {
    file: 'jc_centos77_vmstat-at-5-10.txt',
    form: 'vmstat',
    device: 'all disks',
    at: 0,
    // bi 1, bo 3, blocks of 1,024 bytes
    values: { readBytes: 1 * kib, writeBytes: 3 * kib },
    step: 5,
  },
];

test.each(rows)('$file: $device, sample $at, reads as printed.', (row) => {
  const { form, series, step } = samplesIn(textOf(row.file));
  expect(form).toBe(row.form);
  const found = series.find(({ device }) => device === row.device);
  for (const [measure, value] of Object.entries(row.values)) {
    const got = found?.columns[measure as Measure]?.[row.at];
    // Products of printed figures and factors, so that only the last digits of a double may differ.
    if (Number.isNaN(value)) expect(got, measure).toBeNaN();
    else expect(got, measure).toBeCloseTo(value, 6);
  }
  expect(step).toBe(row.step);
});

describe('What a text does not tell is noted.', () => {
  test('The first report of several is the mean since boot, where the banner comes before it.', () => {
    const { notes } = samplesIn(textOf('ddagent_iostat_1.txt'));
    expect(notes).toContainEqual({ note: 'since-boot', only: false });
    expect(notes).toContainEqual({ note: 'no-times' });
  });

  test('With -y in the pasted command there is no report since boot.', () => {
    const text = `$ iostat -dxyt 1 2\n${textOf('t2y_sample_iostat_11.7.3.txt')}`;
    expect(notesOf(samplesIn(text))).not.toContain('since-boot');
  });

  test('sar counts reads and writes together, and its ten minutes are means.', () => {
    const { notes } = samplesIn(textOf('sar-d_12.0.2_ksar.txt'));
    expect(notes).toContainEqual({ note: 'no-split' });
    expect(notes).toContainEqual({ note: 'means', seconds: 600 });
  });

  test('--human rounds throughput.', () => {
    for (const file of ['own_iostat-dxht_12.6.1.txt', 'own_sar-dh_12.6.1.txt'])
      expect(notesOf(samplesIn(textOf(file)))).toContain('rounded');
    expect(notesOf(samplesIn(textOf('own_iostat-xkt_12.6.1_fr_FR.txt')))).not.toContain('rounded');
  });

  test('A unit behind anything else than a size is no figure of --human.', () => {
    const text = textOf('own_sar-dh_12.6.1.txt').replace('3000.00', '3.0k   ');
    expect(samplesIn(text).series[0]?.columns.ios).toEqual([3003]);
  });

  test('vmstat has no IOPS.', () => {
    expect(notesOf(samplesIn(textOf('jc_centos77_vmstat-at-5-10.txt')))).toContain('no-iops');
  });

  test('Times that pass midnight go on, and a restart is noted.', () => {
    const day = [
      'Linux 5.15.0 (host) \t2026-03-01 \t_x86_64_\t(8 CPU)',
      '',
      '23:50:01          DEV       tps     rkB/s     wkB/s     dkB/s   areq-sz    aqu-sz     await     %util',
      '00:00:01          sdc    100.00    800.00      0.00      0.00      8.00      0.10      1.00     10.00',
      '00:10:01          sdc    200.00   1600.00      0.00      0.00      8.00      0.20      1.00     20.00',
      'Average:          sdc    150.00   1200.00      0.00      0.00      8.00      0.15      1.00     15.00',
      '',
      '00:15:00     LINUX RESTART\t(8 CPU)',
    ].join('\n');
    const { series, step, notes } = samplesIn(day);
    expect(series).toHaveLength(1);
    expect(series[0]?.columns.ios).toEqual([100, 200]);
    expect([step, notes.map(({ note }) => note)]).toEqual([
      600,
      ['no-split', 'means', 'restarted'],
    ]);
  });
});

test('sadf -dh has all devices in one line.', () => {
  const text = [
    '# hostname;interval;timestamp;DEV;tps;rkB/s;wkB/s;dkB/s;areq-sz;aqu-sz;await;%util[...]',
    'vm;1;2026-11-23 07:49:03 UTC;sda;10.00;80.00;0.00;0.00;8.00;0.01;1.00;1.00;sdc;3036.00;32268.00;16052.00;0.00;15.92;0.37;0.12;0.40',
    'vm;1;2026-11-23 07:49:04 UTC;sda;0.00;0.00;0.00;0.00;0.00;0.00;0.00;0.00;sdc;3000.00;32000.00;16000.00;0.00;16.00;0.36;0.12;0.20',
  ].join('\n');
  const { series, step } = samplesIn(text);
  expect(series.map(({ device, columns }) => [device, columns.ios, columns.utilisation])).toEqual([
    ['sda', [10, 0], [0.01, 0]],
    ['sdc', [3036, 3000], [0.004, 0.002]],
  ]);
  expect(step).toBe(1);
});

test('Tables of something else in the output of sadf are no disks, whatever their width.', () => {
  const csv = [
    '# hostname;interval;timestamp;DEV;tps;rkB/s;wkB/s;dkB/s;areq-sz;aqu-sz;await;%util',
    'vm;10;2026-11-23 07:49:03 UTC;sda;10.00;80.00;0.00;0.00;8.00;0.01;1.00;1.00',
    '# hostname;interval;timestamp;IFACE;rxpck/s;txpck/s;rxkB/s;txkB/s;rxcmp/s;txcmp/s;rxmcst/s;%ifutil',
    'vm;10;2026-11-23 07:49:03 UTC;eth0;1.90;1.17;0.23;0.21;0.00;0.00;2.31;0.00',
  ];
  expect(samplesIn(csv.join('\n')).series.map(({ device }) => device)).toEqual(['sda']);
  const fields = [
    'vm\t10\t2026-11-23 07:49:03 UTC\t-\tproc/s\t3.56',
    'vm\t10\t2026-11-23 07:49:03 UTC\t-\ttps\t99.00',
    'vm\t10\t2026-11-23 07:49:03 UTC\tttyS0\trcvin/s\t0.00',
    'vm\t10\t2026-11-23 07:49:03 UTC\tsda\ttps\t0.00',
    'vm\t10\t2026-11-23 07:49:03 UTC\tsda\trkB/s\t0.00',
    'vm\t10\t2026-11-23 07:49:03 UTC\tsda\tawait\t0.00',
  ];
  expect(samplesIn(fields.join('\n')).series).toMatchObject([
    { device: 'sda', columns: { ios: [0], readBytes: [0], latency: [Number.NaN] } },
  ]);
});

test('The sums of iostat -g, which are indented by one, are not counted beside their disks.', () => {
  const lines = [
    'Device            r/s     rkB/s r_await     w/s     wkB/s w_await  aqu-sz  %util',
    'sdc             10.00     80.00    1.00    0.00      0.00    0.00    0.01   1.00',
    'sdd             20.00    160.00    1.00    0.00      0.00    0.00    0.02   2.00',
    ' stripe         30.00    240.00    1.00    0.00      0.00    0.00    0.03   1.50',
  ];
  for (const pasted of [lines, lines.map((line) => `    ${line}`)])
    expect(samplesIn(pasted.join('\n')).series.map(({ device }) => device)).toEqual(['sdc', 'sdd']);
  const json = (name: string) => ({ disk_device: name, 'r/s': 10, rkB: 80, r_await: 1 });
  const document = {
    sysstat: { hosts: [{ statistics: [{ disk: ['sdc', ' stripe'].map(json) }] }] },
  };
  expect(samplesIn(JSON.stringify(document)).series.map(({ device }) => device)).toEqual(['sdc']);
});

test('GB of iostat -G are 1,073,741,824 bytes.', () => {
  const text = [
    'Device            r/s     rGB/s r_await     w/s     wGB/s w_await  aqu-sz  %util',
    'sdc            100.00      0.25    1.00    0.00      0.00    0.00    0.10  10.00',
  ].join('\n');
  expect(samplesIn(text).series[0]?.columns.readBytes).toEqual([0.25 * 1024 ** 3]);
});

describe('PerfMon', () => {
  const heading = (object: string, counters: readonly string[]) =>
    [
      '(PDH-CSV 4.0) (W. Europe Standard Time)(-60)',
      ...counters.map((counter) => `\\\\SQL1\\${object}(2 F:)\\${counter}`),
    ]
      .map((cell) => `"${cell}"`)
      .join(',');
  const line = (second: number, cells: readonly string[]) =>
    [`11/14/2025 13:46:0${second}.750`, ...cells].map((cell) => `"${cell}"`).join(',');

  const english = [
    'Disk Reads/sec',
    'Disk Writes/sec',
    'Disk Read Bytes/sec',
    'Avg. Disk sec/Read',
    'Avg. Disk sec/Write',
  ];
  const german = [
    'Lesevorgänge/s',
    'Schreibvorgänge/Sek.',
    'Bytes gelesen/s',
    'Mittlere Sek./Lesevorgänge',
    'Mittlere Sek./Schreibvorgänge',
  ];
  const french = [
    'Lectures disque/s',
    'Écritures disque/s',
    'Lectures disque, octets/s',
    'Moyenne disque s/lecture',
    'Moyenne disque s/écriture',
  ];
  const spanish = [
    'Lecturas de disco/s',
    'Escrituras en disco/s',
    'Bytes de lectura de disco/s',
    'Promedio de segundos de disco/lectura',
    'Promedio de segundos de disco/escritura',
  ];

  test.each([
    ['PhysicalDisk', english],
    ['Physikalischer Datenträger', german],
    ['Disque physique', french],
    ['Disco físico', spanish],
  ] as const)(
    '%s: counters are found by their names, and the first row of rates is blank.',
    (object, counters) => {
      const text = [
        heading(object, counters),
        line(0, [' ', ' ', ' ', ' ', ' ']),
        line(1, ['1200.5', '0', '9834496', '2.5e-003', '0']),
        line(2, ['1000', '10', '8192000', '0.002', '0.004']),
      ].join('\r\n');
      const { series, step } = samplesIn(text);
      expect(series.map(({ device }) => device)).toEqual(['2 F:']);
      expect(series[0]?.columns).toEqual({
        reads: [1200.5, 1000],
        writes: [0, 10],
        readBytes: [9_834_496, 8_192_000],
        readLatency: [0.0025, 0.002],
        writeLatency: [Number.NaN, 0.004],
      });
      expect(step).toBe(1);
    },
  );

  // PerfMon writes commas and tabs; Excel saves its file with semicolons where the comma is the decimal sign.
  test.each([';', '\t'])(
    'What Excel saved with “%s” is read as what PerfMon wrote, in quotes and without.',
    (separator) => {
      const cells = [
        [
          '(PDH-CSV 4.0) (W. Europe Standard Time)(-60)',
          ...english.map((one) => `\\\\SQL1\\PhysicalDisk(2 F:)\\${one}`),
        ],
        ['11/14/2025 13:46:01.750', '10,5', '2,5', '4096,5', '0,001', '0,002'],
        ['11/14/2025 13:46:02.750', '20,5', '2,5', '8192,5', '0,001', '0,002'],
      ];
      for (const quote of ['"', '']) {
        const text = cells
          .map((row) => row.map((cell) => `${quote}${cell}${quote}`).join(separator))
          .join('\n');
        const { device, columns } = samplesIn(text).series[0] ?? {};
        expect([device, columns?.reads, columns?.readBytes]).toEqual([
          '2 F:',
          [10.5, 20.5],
          [4096.5, 8192.5],
        ]);
      }
    },
  );

  test('The sum and the volumes are left out where single disks are there.', () => {
    const names = ['PhysicalDisk(0 C:)', 'PhysicalDisk(_Total)', 'LogicalDisk(C:)'];
    const text = [
      ['(PDH-CSV 4.0)', ...names.map((name) => `\\\\SQL1\\${name}\\Disk Reads/sec`)]
        .map((cell) => `"${cell}"`)
        .join(','),
      line(1, ['1', '3', '1']),
      line(2, ['2', '4', '2']),
    ].join('\n');
    expect(samplesIn(text).series.map(({ device }) => device)).toEqual(['0 C:']);
  });
});

describe('Azure Monitor', () => {
  const answer = (metric: string, value: string, lun?: string) => ({
    timespan: '2026-11-22T02:00:00Z/2026-11-22T02:02:00Z',
    interval: 'PT1M',
    namespace: 'Microsoft.Compute/virtualMachines',
    value: [
      {
        name: { value: metric, localizedValue: 'translated' },
        unit: 'CountPerSecond',
        timeseries: [
          {
            metadatavalues: lun === undefined ? [] : [{ name: { value: 'LUN' }, value: lun }],
            data: [
              { timeStamp: '2026-11-22T02:00:00Z', [value]: 4350 },
              { timeStamp: '2026-11-22T02:01:00Z' },
              { timeStamp: '2026-11-22T02:02:00Z', [value]: 4400 },
            ],
          },
        ],
      },
    ],
  });

  test('A LUN is a device, and a point without a value is none.', () => {
    const text = JSON.stringify(answer('Data Disk Read Operations/Sec', 'average', '3'), null, 2);
    const { series, step, notes } = samplesIn(text);
    expect(series).toEqual([
      { device: 'LUN 3', times: [0, 120], columns: { reads: [4350, 4400] } },
    ]);
    expect(step).toBe(120);
    expect(notes).toContainEqual({ note: 'means', seconds: 120 });
  });

  test('The old metrics of bytes are sums over a minute.', () => {
    const { series } = samplesIn(JSON.stringify(answer('Disk Read Bytes', 'total')));
    expect(series[0]?.columns.readBytes).toEqual([4350 / 60, 4400 / 60]);
  });

  test.each([
    ['VM Uncached IOPS Consumed Percentage', 'VM uncached', 'consumedIops'],
    ['VM Remote Used Burst IO Credits Percentage', 'VM uncached', 'usedIopsCredits'],
    ['VM Cached Bandwidth Consumed Percentange', 'VM cached', 'consumedThroughput'],
    ['OS Disk Latency (Preview)', 'OS disk', 'latency'],
  ])('“%s” is of %s.', (name, device, measure) => {
    const { series } = samplesIn(JSON.stringify(answer(name, 'average')));
    expect([series[0]?.device, Object.keys(series[0]?.columns ?? {})]).toEqual([device, [measure]]);
  });

  test('AzureMetrics as CSV has no LUNs.', () => {
    const text = [
      '"TimeGenerated [UTC]",Resource,MetricName,Average,Minimum,Maximum,Total,Count,TimeGrain,UnitName',
      '"11/22/2026, 2:00:00.000 AM",VM1,"Data Disk Write Operations/Sec",512.5,0,900,,60,PT1M,CountPerSecond',
      '"11/22/2026, 2:01:00.000 AM",VM1,"Data Disk Write Operations/Sec",480,0,900,,60,PT1M,CountPerSecond',
    ].join('\n');
    const { series, notes, step } = samplesIn(text);
    expect(series[0]?.columns.writes).toEqual([512.5, 480]);
    expect([step, notes.map(({ note }) => note)]).toEqual([60, ['no-luns', 'means']]);
  });
});

describe('Rows of iostat that a mail program has wrapped', () => {
  const heading = [
    'Device:         rrqm/s   wrqm/s     r/s     w/s    rkB/s    wkB/s',
    'avgrq-sz avgqu-sz   await r_await w_await  svctm  %util',
  ];
  const row = (device: string, writes: number, queue: number) => [
    `${device}            0.00     3.00    0.00  ${writes}     0.00 ${writes * 256}.00`,
    `512.00    ${queue}   61.20    0.00   61.20   1.70 100.00`,
  ];
  const text = (of: readonly string[]) =>
    [0, 1]
      .flatMap((second) => [
        `11/02/2026 10:14:0${second} AM`,
        ...of,
        ...row('nvme1n1', 590 + second, 36),
        ...row('nvme2n1', 12, 1),
        '',
      ])
      .join('\n');

  test.each([
    ['with their heading', heading],
    ['below a heading in one line', [heading.join(' ')]],
  ])('%s are read whole, and no number is taken for a device.', (_, of) => {
    const { series, notes } = samplesIn(text(of));
    expect(series.map(({ device }) => device)).toEqual(['nvme1n1', 'nvme2n1']);
    expect(series[0]?.columns).toMatchObject({
      writes: [590, 591],
      writeBytes: [590 * 256 * kib, 591 * 256 * kib],
      queue: [36, 36],
      utilisation: [1, 1],
    });
    expect(notes.map(({ note }) => note)).toEqual([]);
  });

  test('are left out where only halves of them are there, and the text says so.', () => {
    const whole = text(heading);
    const { series, notes } = samplesIn(whole.slice(0, whole.lastIndexOf('512.00')));
    expect(series.map(({ device, times }) => [device, times.length])).toEqual([
      ['nvme1n1', 2],
      ['nvme2n1', 1],
    ]);
    expect(notes).toContainEqual({ note: 'cut-off' });
  });
});

test('A heading without rows, as prose quotes it, is no report: the only one is the mean since boot.', () => {
  const head = 'Device            r/s     rkB/s     w/s     wkB/s  aqu-sz  %util';
  const report = `Linux 6.8.0 (db2) \t11/02/2026 \t_x86_64_\t(8 CPU)\n\n${head}\nsda   1.50 24.00 310.25 19856.00 4.10 88.00\n\n`;
  const { series, notes } = samplesIn(`${report}The columns that matter are these:\n\n${head}\n`);
  expect(series[0]?.columns.writes).toEqual([310.25]);
  expect(notes).toContainEqual({ note: 'since-boot', only: true });
});

test('A report of iostat in JSON without disks is none.', () => {
  const disk = { disk_device: 'sdc', 'r/s': 12, 'w/s': 480, rkB: 96, wkB: 30_720 };
  const statistics = [{ disk: [disk] }, { disk: [] }];
  const { notes } = samplesIn(JSON.stringify({ sysstat: { hosts: [{ statistics }] } }));
  expect(notes).toContainEqual({ note: 'since-boot', only: true });
});
