/** Figures that may stand typed in a page, and why. One that no page needs any more is reported too. */
export type Exception = {
  /** Below `content/`, without its ending. */
  readonly pages: readonly string[];
  /** As the rule finds it: no commas, one blank. */
  readonly figures: readonly string[];
  readonly why: string;
};

export const exceptions: readonly Exception[] = [
  {
    pages: ['cases/legacy-benchmarks', 'concepts/iops-throughput-latency', 'optimise/vm-size'],
    figures: ['16000 IOPS'],
    why: 'What an application asks for: the case’s name. A demand is no limit.',
  },
  {
    pages: ['start/questions'],
    figures: [
      '48 MB/s',
      '125 MB/s',
      '140 MB/s',
      '200 MB/s',
      '1000 IOPS',
      '2000 IOPS',
      '3000 IOPS',
      '5000 IOPS',
      '28800 IOPS',
      '1 TiB',
    ],
    why: 'What people measured or need, as they put it; the answers take their limits from the dataset.',
  },
  {
    pages: ['concepts/units'],
    figures: ['486.31 MiB/s', '509.93 MB/s'],
    why: 'What users measured, with links to where they say so; they are no documents of the dataset.',
  },
  {
    pages: ['concepts/units'],
    figures: ['400 GiB'],
    why: 'A size that somebody chose.',
  },
  {
    pages: ['measure/fio-diskspd-iometer', 'measure/plan-a-benchmark'],
    figures: ['200 GiB', '1 GiB'],
    why: 'The size of a test file.',
  },
];
