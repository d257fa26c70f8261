import type { Source } from '../rows.ts';

/**
 * The address of a stored copy of a document, at the commit that was read. Twelve digits name a
 * commit as surely as forty, which do not compress, and every reader would load them with each address.
 */
export const github = (repo: string, commit: string, path: string) =>
  `https://github.com/${repo}/blob/${commit.slice(0, 12)}/${path}`;
export const compute = (commit: string, path: string) =>
  github('MicrosoftDocs/azure-compute-docs', commit, `articles/virtual-machines/${path}`);
export const docs = (commit: string, path: string) =>
  github('MicrosoftDocs/azure-docs', commit, path);

/** Rules of Premium SSD v2 and what HANA asks of a log were read from it. */
export const hanaPremiumV2 = {
  id: 'hana-premium-v2',
  title: 'SAP HANA storage configurations with Premium SSD v2, Azure documentation',
  date: '2022-12-14',
  url: docs('00d10cfd8bdf', 'articles/sap/workloads/hana-vm-premium-ssd-v2.md'),
} as const satisfies Source;

/** All size pages of today carry the same definition of MBps. */
const sizesOfToday = {
  unit: 'MB/s',
  evidence:
    'The page defines MBps as 10^6 bytes a second, and the resource API of 2024 holds such figures as N × 10^6 (446 of 494 uncached limits).',
} as const;

/** A page of sizes, whatever its name. */
export const sizes = <Id extends string>(id: Id, series: string, date: string, url: string) => ({
  id,
  title: `${series} sizes, Azure documentation`,
  date,
  url,
  reading: sizesOfToday,
});

/** The pages of one kind of size are in one folder, each named after its series. */
export const pagesIn =
  (folder: string) =>
  <Series extends string>(series: Series, date: string, commit: string) => {
    const id = series.toLowerCase() as Lowercase<Series>;
    return sizes(id, series, date, compute(commit, `sizes/${folder}/${id}-series.md`));
  };
