/**
 * The script every page starts with, before anything is drawn. It holds only what must not wait
 * (the theme; hiding an answer that is not the reader's) and two small comforts. Pages are whole
 * without it.
 */
import { attempt } from '../ui/browser.ts';
import { ageBehind } from '../units/age.ts';

const root = document.documentElement;
const key = 'headroom-theme';

function applyTheme(theme: string | null | undefined) {
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
}

/** In a frame the page around decides: in the address, or by its own scheme, which reaches us by itself. */
function setTheme() {
  const address = new URLSearchParams(location.search);
  // A wiki may hand an address on as it was escaped for HTML.
  const asked = address.get('theme') ?? address.get('amp;theme');
  const isFramed = window.parent !== window;
  applyTheme(asked ?? (isFramed ? null : attempt(() => localStorage.getItem(key))));
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

/** Scripts that wait in a template cost a first visit nothing; they run in their order once they are brought. */
function bring(template: HTMLTemplateElement | null) {
  template?.remove();
  for (const script of template?.content.querySelectorAll('script') ?? []) {
    script.async = false;
    document.head.append(script);
  }
}

const searchBox = () => document.getElementById('search');
/** The key of search, unless it is typed into something. */
function goToSearch(event: KeyboardEvent) {
  const busy = 'input, textarea, select, [contenteditable], headroom-calculator';
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.activeElement?.matches(busy)) return;
  if (searchBox()) event.preventDefault();
  searchBox()?.focus({ preventScroll: true });
}

function offerThemes() {
  const button = document.querySelector<HTMLElement>('.theme');
  const nameTheme = () => {
    if (button) button.title = button.ariaLabel = `Theme: ${root.dataset['theme'] ?? 'auto'}`;
  };
  nameTheme();
  button?.addEventListener('click', () => {
    const next = { light: 'dark', dark: 'auto' }[root.dataset['theme'] ?? ''] ?? 'light';
    applyTheme(next);
    nameTheme();
    // Where nothing can be stored the choice holds for this page.
    attempt(() => localStorage.setItem(key, next));
  });
}

/** How old a figure is that has its day with it. */
function tellAges() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-since]')) {
    const age = document.createElement('span');
    age.className = 'aged';
    age.textContent = ageBehind(place.dataset['since'] ?? '');
    // The full stop is written anew behind it: the present one would count as text that moves.
    place.replaceChildren(age, place.textContent ?? '');
  }
}

/**
 * Marks in the table of contents the last heading that has passed the upper third of the window. The
 * browser tells which have: reading their positions would force a layout.
 */
function followHeadings() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
  const ids = [...new Set(links.map(({ hash }) => decodeURIComponent(hash.slice(1))))];
  const passed = new Set<string>();
  const watch = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes)
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      const here = ids.findLast((id) => passed.has(id));
      for (const link of links)
        if (here !== undefined && decodeURIComponent(link.hash.slice(1)) === here)
          link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
    },
    { rootMargin: '9999999px 0px -66.7%' },
  );
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (heading) watch.observe(heading);
  }
}

// A page that was found nowhere asks for it at several addresses.
if (!('script' in root.dataset)) {
  root.dataset['script'] = '';
  setTheme();
  if (location.search.length > 1) awaitCase();
  addEventListener('load', () => setTimeout(() => bring(document.querySelector('#later')), 1000));
  // Search is loaded when somebody comes to its box.
  addEventListener('focusin', ({ target }) => {
    if (target === searchBox()) bring(document.querySelector('.search template'));
  });
  addEventListener('keydown', goToSearch);
  document.addEventListener('DOMContentLoaded', () => {
    offerThemes();
    followHeadings();
    tellAges();
  });
}
