/** The script of a page that reads files: it takes one that is dropped, and a text that is pasted, from the first moment on. */

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
  // A text that is pasted into no field is a measurement too.
  place.addEventListener('paste', async (event) => {
    const { clipboardData } = event as ClipboardEvent;
    const text = clipboardData?.getData('text/plain') ?? '';
    const [target] = event.composedPath();
    if (!text.includes('\n') || (target instanceof Element && target.matches('textarea,input')))
      return;
    event.preventDefault();
    await wake();
    const area = shadow.querySelector('textarea');
    const cell = area?.closest('details');
    if (!area) return;
    if (cell) cell.open = true;
    // What the text leaves open is asked of whoever is there.
    area.focus();
    const again = { bubbles: true, cancelable: true, composed: true };
    const data = new DataTransfer();
    data.setData('text/plain', text);
    // The field itself may take it, as what is too long to be typed.
    if (!area.dispatchEvent(new ClipboardEvent('paste', { ...again, clipboardData: data }))) return;
    area.value = text;
    area.dispatchEvent(new InputEvent('input', { ...again, inputType: 'insertFromPaste' }));
  });
}
