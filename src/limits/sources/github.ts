/**
 * Stored copies of the documents, each at the commit that was read. Twelve digits name a commit as
 * surely as forty, which do not compress and which every reader would load with each address.
 */
export const github = (repo: string, commit: string, path: string) =>
  `https://github.com/${repo}/blob/${commit.slice(0, 12)}/${path}`;
export const compute = (commit: string, path: string) =>
  github('MicrosoftDocs/azure-compute-docs', commit, `articles/virtual-machines/${path}`);
export const docs = (commit: string, path: string) =>
  github('MicrosoftDocs/azure-docs', commit, path);
