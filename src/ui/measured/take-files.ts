/** The script of a page that reads files: it takes one that is dropped, from the first moment on. */

/**
 * A file that is dropped goes to a calculator that reads files, as if it had been chosen there: on its own page and in a
 * frame wherever it is dropped, since a browser would open it and leave the page; elsewhere only on the calculator.
 * @param wake draws the form
 */
export function takeFiles(element: Element, shadow: ShadowRoot, wake: () => Promise<void>) {
  const place = element.matches('[address],[framed]') ? window : element;
  const filesIn = ({ dataTransfer }: DragEvent) =>
    dataTransfer?.types.includes('Files') ? dataTransfer : undefined;
  place.addEventListener('dragover', (event) => {
    if (filesIn(event as DragEvent)) event.preventDefault();
  });
  place.addEventListener('drop', async (event) => {
    const files = filesIn(event as DragEvent)?.files;
    if (!files || event.defaultPrevented) return;
    event.preventDefault();
    await wake();
    const input = shadow.querySelector<HTMLInputElement>('[type="file"]');
    if (!input) return;
    input.files = files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
