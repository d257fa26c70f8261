/** The notice that a new version of the site is available. It covers a corner and moves nothing. */
import { attempt } from '../../ui/browser/attempt.ts';
import { makeElement } from '../dom.ts';

/** Set where the reader chose to stay with the old version, until the window is closed. */
const declined = 'headroom-update-later';

const wasDeclined = () => attempt(() => sessionStorage.getItem(declined)) != null;

function button(text: string, work: () => void): HTMLButtonElement {
  const made = makeElement('button', { type: 'button' }, text);
  made.addEventListener('click', work);
  return made;
}

let shown = false;

/**
 * Shows once that a new version is available, unless the reader has declined it.
 * @param reload what to do when the reader asks for it
 */
export function showUpdateNotice(reload: () => void) {
  if (shown || wasDeclined()) return;
  shown = true;
  // Screen readers announce a change within a status region, so the region comes before its text. Nothing says how
  // long they need to notice the region: 100 ms is a guess that a reader does not see.
  const status = makeElement('p', { role: 'status' });
  const notice = makeElement('div', { class: 'update-notice' }, status);
  const later = () => {
    attempt(() => sessionStorage.setItem(declined, ''));
    notice.remove();
  };
  notice.append(button('Reload', reload), button('Later', later));
  document.body.append(notice);
  setTimeout(() => {
    status.textContent = 'A new version of this site is available.';
  }, 100);
}
