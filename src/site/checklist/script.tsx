/** The script of the one page with the checklist: takes the printed form over, and keeps it. */
import { hydrate, render } from 'preact';
import { saveFile } from '../save.ts';
import { ChecklistView } from './ChecklistView.tsx';
import { Desk } from './desk.ts';
import { key } from './keep.ts';
import { Printed } from './Printed.tsx';
import { initial, type State, type To } from './state.ts';

/** Pages are found from beside this script, wherever the folder stands. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const to: To = (page, query = '') => {
  const [path = '', anchor] = page.slice(1).split('#', 2);
  const address = new URL(`${path}index.html`, own || location.href).href;
  return `${address}${query && `?${query}`}${anchor === undefined ? '' : `#${anchor}`}`;
};

/** Even to ask for it may be refused. */
function storeHere(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Long enough that not every key is written down, short enough that nothing is lost. */
const resting = 300;

function takeOver(place: HTMLElement, root: HTMLElement, paper: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let live = false;
  const draw = (state: State) => {
    const view = <ChecklistView state={state} act={desk.actions} to={to} />;
    if (live) render(view, root);
  };
  const desk = new Desk({
    store: storeHere(),
    draw,
    copy: (text) => navigator.clipboard.writeText(text),
    save: saveFile,
    print: () => print(),
    later: (work) => {
      clearTimeout(timer);
      timer = setTimeout(work, resting);
    },
  });

  // A slow line may let somebody type before this script has come.
  const early = Object.fromEntries(
    [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea')]
      .filter(({ type, value }) => type !== 'checkbox' && value !== '')
      .map(({ name, value }) => [name, value]),
  );
  hydrate(<ChecklistView state={initial} act={desk.actions} to={to} />, root);
  live = true;
  desk.start(early);
  place.dataset['live'] = '';

  const onPaper = () => render(<Printed sheet={desk.sheet} />, paper);
  const offPaper = () => render(null, paper);
  addEventListener('beforeprint', onPaper);
  addEventListener('afterprint', offPaper);
  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key) desk.noticed(newValue);
    // The whole storage was emptied.
    else if (changed === null) desk.noticed(null);
  });
  addEventListener('pagehide', () => desk.leave());
  // On a phone it may be the last that is heard of the page.
  addEventListener('visibilitychange', () => desk.keepNow());
}

const place = document.querySelector<HTMLElement>('#checklist');
const root = place?.querySelector<HTMLElement>('.root');
const paper = place?.querySelector<HTMLElement>('.printed');
if (place && root && paper) takeOver(place, root, paper);
