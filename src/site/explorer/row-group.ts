/** Rows of a table that the browser lays out, or skips, together: those of a series, or a chunk of sorted ones. */

/** A row of a closed series is there for a search in the page. */
export type Hidden = boolean | 'until-found';

type DrawnRow = { readonly element: HTMLElement; readonly isShown: boolean; hidden: Hidden };
/** In the order in which they are shown. */
export type RowGroup<Row extends DrawnRow = DrawnRow> = {
  readonly body: HTMLTableSectionElement;
  readonly rows: readonly Row[];
};

/**
 * Draws a group, its heading and then one row after the other. Without rows that are shown it goes as a whole,
 * with its heading; a closed one is its heading alone.
 */
export function* drawGroup({ body, rows }: RowGroup, isClosed: boolean) {
  const count = rows.filter(({ isShown }) => isShown).length;
  const isShown = count > 0;
  const isNew = body.hidden === isShown;
  if (isNew) body.hidden = !isShown;
  // The browser does not look into a group that is out of view.
  if (isShown) measure(body, isClosed ? 0 : count);
  if (body.classList.contains('closed') !== isClosed) {
    body.classList.toggle('closed', isClosed);
    const opener = body.querySelector('.opens');
    if (opener) opener.ariaExpanded = String(!isClosed);
  }
  // A heading takes the place of a row.
  yield { isShown, isNew };
  if (!isShown) return;
  for (const row of rows) {
    const hidden = !row.isShown || (isClosed && 'until-found');
    const isNew = row.hidden !== hidden;
    row.hidden = hidden;
    // The DOM knows the word, its types do not.
    if (isNew) row.element.hidden = hidden as boolean;
    yield { isShown: !hidden, isNew };
  }
}

/** The same without a break. Spread into a list it would be taken for a call without effect, and left out of the script. */
export function drawAtOnce(group: RowGroup, isClosed: boolean) {
  const drawing = drawGroup(group, isClosed);
  while (!drawing.next().done);
}

/** Tells how high a group is with so many rows, and a heading where it has one. */
export const measure = ({ style }: HTMLElement, count: number) =>
  style.getPropertyValue('--rows') === String(count) || style.setProperty('--rows', String(count));

/** Hears which series a reader opens or closes, and in which a search in the page has found a row. */
export function listenToOpeners(
  table: HTMLTableElement,
  open: (body: HTMLTableSectionElement, isFound: boolean) => void,
) {
  const listen = (type: string, within: string) =>
    table.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element) || target.closest('a')) return;
      const body = target.closest(within)?.closest('tbody');
      if (body) open(body, within === 'tr');
    });
  listen('click', '.group:has(.opens)');
  listen('beforematch', 'tr');
}

/** The button that opens all series of these tables, or closes them. */
export function openAllBy(
  button: HTMLElement,
  tables: readonly { readonly openAll: (isOpen: boolean) => void }[],
) {
  const words = ['Open all', 'Close all'];
  button.addEventListener('click', () => {
    const isOpen = button.textContent === words[0];
    for (const table of tables) table.openAll(isOpen);
    button.textContent = words[Number(isOpen)] ?? '';
  });
}
