/** Stored copies of the documents, each at the commit that was read. */
export const github = (repo: string, commit: string, path: string) =>
  `https://github.com/${repo}/blob/${commit}/${path}`;
export const compute = (commit: string, path: string) =>
  github('MicrosoftDocs/azure-compute-docs', commit, `articles/virtual-machines/${path}`);
export const docs = (commit: string, path: string) =>
  github('MicrosoftDocs/azure-docs', commit, path);
