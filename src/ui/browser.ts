/** What several scripts ask of a browser. */

/** Offers a file as a download. No server is involved, so it works wherever the page is hosted. */
export function saveBlob(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Does what a browser may refuse: its storage can be blocked, full, or not there. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
