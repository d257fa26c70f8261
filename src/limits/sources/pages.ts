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
