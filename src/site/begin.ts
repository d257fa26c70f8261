/** What every page does before anything is drawn: it sets the theme, and hides an answer that is not the reader's. */
import { attempt } from '../ui/browser/attempt.ts';

const root = document.documentElement;
/** Under which name a browser keeps the theme that was chosen. */
export const themeKey = 'headroom-theme';

export function applyTheme(theme: string | null | undefined) {
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
}

/** In a frame the page around decides: in the address, or by its own scheme, which reaches us by itself. */
function setTheme() {
  const address = new URLSearchParams(location.search);
  // A wiki may hand an address on as it was escaped for HTML.
  const asked = address.get('theme') ?? address.get('amp;theme');
  const isFramed = window.parent !== window;
  applyTheme(asked ?? (isFramed ? null : attempt(() => localStorage.getItem(themeKey))));
}

/**
 * A link that carries a case: until the calculator has taken it over, its default answer is hidden,
 * so that nobody reads it as theirs. If a script fails, or nothing has come for long, the page says so;
 * a slow page must not be reported as failed while it is still loading.
 */
function awaitCase() {
  root.dataset['restoring'] = '';
  const giveUp = () => {
    if ('restoring' in root.dataset) root.dataset['restoring'] = 'failed';
  };
  const failed = ({ target }: Event) => {
    if (target === window || target instanceof HTMLScriptElement) giveUp();
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', giveUp);
  setTimeout(giveUp, 10_000);
}

/** Begins a page. @returns whether it was not begun before: a page that was found nowhere asks for scripts at several addresses */
export function begin(): boolean {
  if ('script' in root.dataset) return false;
  root.dataset['script'] = '';
  setTheme();
  if (location.search.length > 1) awaitCase();
  return true;
}
