/** Offers a file as a download. No server is involved, so it works wherever the page is hosted. */
export function saveBlob(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
