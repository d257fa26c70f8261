/** The line that says a newer edition is there. It covers a corner and moves nothing. */

/** Set where the reader chose to stay with the older edition, until the window is closed. */
const declined = 'headroom-newer-later';

function wasDeclined(): boolean {
  try {
    return sessionStorage.getItem(declined) !== null;
  } catch {
    return false;
  }
}

function decline() {
  try {
    sessionStorage.setItem(declined, '');
  } catch {}
}

function button(text: string, work: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', work);
  return made;
}

let said = false;

/**
 * Says once that a newer edition is there, unless the reader doesn't want to hear it.
 * @param reload what to do when the reader asks for it
 */
export function announce(reload: () => void) {
  if (said || wasDeclined()) return;
  said = true;
  const notice = document.createElement('div');
  notice.className = 'newer';
  // Readers of the screen are told of what changes in a region, so the region comes first.
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const later = () => {
    decline();
    notice.remove();
  };
  notice.append(status, button('Reload', reload), button('Later', later));
  document.body.append(notice);
  setTimeout(() => {
    status.textContent = 'A newer edition of these pages is ready.';
  }, 100);
}
