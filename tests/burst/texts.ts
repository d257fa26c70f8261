/** Texts of measured days, in the formats of the tools. All figures are made up. */

/** A rate that holds for so many minutes. */
export type Piece = readonly [minutes: number, iops: number];

/** The rate of each sample that is so many minutes long. */
const samplesOf = (pieces: readonly Piece[], every: number): readonly number[] =>
  pieces.flatMap(([minutes, rate]) => Array.from({ length: minutes / every }, () => rate));

const two = (value: number) => String(value).padStart(2, '0');

/** The time of day so many minutes after midnight, of as many days as it takes. */
const clock = (minutes: number) =>
  `${two(Math.floor(minutes / 60) % 24)}:${two(Math.floor(minutes % 60))}:${two(Math.round((minutes % 1) * 60))}`;
const dateOf = (minutes: number) => `06/${13 + Math.floor(minutes / 1440)}/2026`;

const heading =
  'Device            r/s     rkB/s   rrqm/s  %rrqm r_await rareq-sz     w/s     wkB/s   wrqm/s  %wrqm w_await wareq-sz  aqu-sz  %util';
const row = (device: string, rate: number, kib: number) =>
  `${device}  ${rate.toFixed(2)}  ${(rate * kib).toFixed(2)}  0.00  0.00  1.00  ${kib.toFixed(2)}  0.00  0.00  0.00  0.00  0.00  0.00  1.00  50.00`;

type Options = {
  /** Minutes from sample to sample, and after midnight at the first. */
  readonly every?: number;
  readonly from?: number;
  readonly kib?: number;
  /** Samples that are left out. */
  readonly without?: (at: number) => boolean;
  readonly isTimed?: boolean;
};

/** `iostat -dxyt`, a data disk beside an OS disk that does little. */
export function iostatText(
  pieces: readonly Piece[],
  { every = 1, from = 0, kib = 8, without = () => false, isTimed = true }: Options = {},
): string {
  return samplesOf(pieces, every)
    .flatMap((rate, at) =>
      without(at)
        ? []
        : [
            [
              ...(isTimed ? [`${dateOf(from + at * every)} ${clock(from + at * every)}`] : []),
              ...[heading, row('sda', 3, 8), row('sdc', rate, kib)],
              '',
            ].join('\n'),
          ],
    )
    .join('\n');
}

/** CSV of PerfMon, one disk. */
export function perfmonText(pieces: readonly Piece[], every = 1): string {
  const names = [
    'Disk Reads/sec',
    'Disk Writes/sec',
    'Disk Read Bytes/sec',
    'Disk Write Bytes/sec',
  ];
  const head = ['(PDH-CSV 4.0)', ...names.map((name) => `\\\\VM\\PhysicalDisk(2 F:)\\${name}`)];
  const rows = samplesOf(pieces, every).map((rate, at) => [
    `${dateOf(at * every)} ${clock(at * every)}.000`,
    ...[rate, 0, rate * 8192, 0],
  ]);
  return [head, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
}

/** What `az monitor metrics list` prints, one LUN. */
export function azureText(pieces: readonly Piece[], every = 5): string {
  const start = Date.UTC(2026, 5, 13);
  const metric = (name: string, factor: number) => ({
    name: { value: name },
    timeseries: [
      {
        metadatavalues: [{ name: { value: 'LUN' }, value: '0' }],
        data: samplesOf(pieces, every).map((rate, at) => ({
          timeStamp: new Date(start + at * every * 60_000).toISOString(),
          average: rate * factor,
        })),
      },
    ],
  });
  return JSON.stringify({
    timespan: '2026-06-13T00:00:00Z/2026-06-14T00:00:00Z',
    interval: `PT${every}M`,
    value: [metric('Data Disk Read Operations/Sec', 1), metric('Data Disk Read Bytes/sec', 8192)],
  });
}

/** The same as Log Analytics exports it, where LUNs are averaged. */
export function azureCsv(pieces: readonly Piece[], every = 5): string {
  const start = Date.UTC(2026, 5, 13);
  const rows = samplesOf(pieces, every).flatMap((rate, at) => {
    const time = new Date(start + at * every * 60_000).toISOString();
    const line = (name: string, value: number) => `${time},VM,${name},${value},PT${every}M`;
    return [
      line('Data Disk Read Operations/Sec', rate),
      line('Data Disk Read Bytes/sec', rate * 8192),
    ];
  });
  return ['TimeGenerated [UTC],Resource,MetricName,Average,TimeGrain', ...rows].join('\n');
}

/** `sar -d`, one disk. */
export function sarText(pieces: readonly Piece[], every = 10): string {
  const head =
    'DEV       tps     rkB/s     wkB/s     dkB/s   areq-sz    aqu-sz     await     %util';
  return [
    'Linux 6.8.0 (vm)  06/13/2026  _x86_64_  (8 CPU)',
    '',
    `00:00:00  ${head}`,
    ...samplesOf(pieces, every).map(
      (rate, at) =>
        `${clock((at + 1) * every)}  sdc  ${rate.toFixed(2)}  ${(rate * 8).toFixed(2)}  0.00  0.00  8.00  1.00  1.00  50.00`,
    ),
  ].join('\n');
}
