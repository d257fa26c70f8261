/** What a size is or has, apart from figures: the words that readers type for it. */
import { parseSizeName, type SizeName } from '../../limits/size-name.ts';
import type { Row } from './rows.ts';

export type Fact = {
  readonly words: RegExp;
  readonly label: string;
  /** It is about the lifecycle of a size. */
  readonly isConcern?: true;
  /** @param figure the number of the row in a column: 0 where it has none of it, NaN where the pages do not say how much */
  readonly test: (row: Row, figure: (column: string) => number) => boolean;
};

type Figure = Parameters<Fact['test']>[1];
/** What is not published is there. */
const hasTemp = (figure: Figure) => figure('temp') !== 0;
const hasNvme = (figure: Figure) => figure('nvme-disks') !== 0;

/** A word between others; names have letters and signs around the same letters. */
const words = (pattern: string) => new RegExp(`(?<![\\w/-])(?:${pattern})(?![\\w/-])`, 'gi');
const fact = (pattern: string, label: string, test: Fact['test']): Fact => ({
  words: words(pattern),
  label,
  test,
});

const nameOf = ({ name }: Row) => parseSizeName(name);
const processor = (pattern: string, vendor: SizeName['processor'] & string) =>
  fact(pattern, vendor, (row) => nameOf(row)?.processor === vendor);
const type = (pattern: string, is: string) => fact(pattern, is, (row) => nameOf(row)?.type === is);

/** What is looked for by its lifecycle is not hidden for it. */
const concern = (pattern: string, label: string, badge: RegExp): Fact => ({
  ...fact(pattern, label, (row) => badge.test(row.concern)),
  isConcern: true,
});

/** Those of several words come first, so that their words are not taken one by one. */
export const facts: readonly Fact[] = [
  concern('retiring|retires?', 'retiring', /^retir/i),
  concern('previews?', 'preview', /preview/i),
  fact(
    '(?:no|without)(?: an?)? (?:local|temp)(?: disks?| ssd| storage)?|diskless',
    'no local disk',
    (_, figure) => !hasTemp(figure) && !hasNvme(figure),
  ),
  fact('local nvme(?: disks?)?', 'local NVMe disks', (_, figure) => hasNvme(figure)),
  fact(
    '(?:local|temp|temporary|resource)(?: disks?| ssd| storage)?',
    'local disk',
    (_, figure) => hasTemp(figure) || hasNvme(figure),
  ),
  fact(
    'nvme(?: disks?)?',
    'NVMe, local disks or interface',
    (row, figure) => hasNvme(figure) || row.name.endsWith('/nvme'),
  ),
  processor('amd|epyc', 'AMD'),
  processor('arm(?:64)?|ampere|cobalt', 'Arm'),
  processor('intel|xeon', 'Intel'),
  fact('burst(?:s|ing)?', 'bursts', (_, figure) => figure('uncached-burst-iops') > 0),
  type('burstable', 'burstable'),
  type('general[- ]purpose', 'general purpose'),
  type('memory[- ]optimi[sz]ed', 'memory optimised'),
  type('compute[- ]optimi[sz]ed', 'compute optimised'),
  type('storage[- ]optimi[sz]ed', 'storage optimised'),
  type('confidential(?: computing)?', 'confidential'),
  type('gpus?', 'GPU'),
  fact('constrained(?: v?cpus?)?', 'constrained vCPUs', (row) => nameOf(row)?.constrained ?? false),
];
