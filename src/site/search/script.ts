/** The search script. It is loaded with its data when somebody first comes to the search box. */
import { makeElement } from '../dom.ts';
import { type PackedPage, unpack } from './entry.ts';
import { type Finder, makeFinder } from './finder.ts';
import { onKey } from './keys.ts';
import { drawResults } from './results.ts';

declare global {
  /** What `search-data.js` leaves behind. */
  var headroomSearch: readonly PackedPage[] | undefined;
}

/** The script is in the root of the site; all addresses are resolved from there. */
const root = new URL('.', (document.currentScript as HTMLScriptElement).src).href;

function start(box: HTMLInputElement, around: HTMLElement) {
  const count = makeElement('p', { role: 'status' });
  const results = makeElement('div', {});
  // Focusable, so that a press between two results keeps the focus inside and the panel open.
  const panel = makeElement(
    'div',
    { id: 'found', class: 'found', tabindex: '-1', hidden: '' },
    count,
    results,
  );
  around.append(panel);
  box.setAttribute('aria-controls', panel.id);

  let finder: Finder | undefined;
  let drawn: string | undefined;
  let frame = 0;

  const close = () => {
    cancelAnimationFrame(frame);
    panel.hidden = true;
  };
  const say = (sentence: string, ...list: readonly HTMLElement[]) => {
    count.textContent = sentence;
    results.replaceChildren(...list);
  };
  function draw() {
    const query = box.value.trim();
    panel.hidden = query === '';
    // The menu would lie over what is found.
    if (query) document.querySelector('.menu[open]')?.removeAttribute('open');
    if (!finder || query === drawn) return;
    drawn = query;
    if (query) {
      const { status, list } = drawResults(query, finder.find(query), root);
      say(status, list);
    } else say('');
    panel.scrollTop = 0;
  }
  /** The next frame draws it, so that a key is never kept waiting by the one before. */
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };

  box.addEventListener('input', soon);
  box.addEventListener('focus', soon);
  around.addEventListener('keydown', (event) => {
    // What was closed comes back before anything in it is opened.
    if (panel.hidden && ['ArrowDown', 'Enter'].includes(event.key)) return draw();
    // The list may be one letter behind.
    if (['ArrowDown', 'Enter'].includes(event.key) && event.target === box) draw();
    onKey(event, { box, panel, close });
  });
  results.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  // Whoever turns to the rest of the page is done here.
  for (const turn of ['focusin', 'pointerdown'])
    addEventListener(turn, ({ target }) => {
      if (!(target instanceof Node && around.contains(target))) close();
    });

  const data = globalThis.headroomSearch;
  say(
    data
      ? 'Getting ready…'
      : 'The list of pages could not be loaded. Reload this page to try again.',
  );
  soon();
  if (data)
    makeFinder(unpack(data)).then((made) => {
      finder = made;
      soon();
    });
}

const box = document.getElementById('search');
const around = box?.closest<HTMLElement>('.search');
if (box instanceof HTMLInputElement && around) start(box, around);
