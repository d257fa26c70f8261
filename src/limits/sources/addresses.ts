/**
 * The address of a stored copy of a document, at the commit that was read. Twelve digits identify the
 * commit; forty would add to every page’s download.
 */
export const github = (repo: string, commit: string, path: string) =>
  `https://github.com/${repo}/blob/${commit.slice(0, 12)}/${path}`;
export const compute = (commit: string, path: string) =>
  github('MicrosoftDocs/azure-compute-docs', commit, `articles/virtual-machines/${path}`);
export const docs = (commit: string, path: string) =>
  github('MicrosoftDocs/azure-docs', commit, path);
