/**
 * The script every page but an embed starts with, before anything is drawn. It holds only what must not wait
 * (the theme; hiding an answer that is not the reader's) and a few small comforts. Pages are whole
 * without it.
 */
import { attempt } from '../ui/browser/attempt.ts';
import { ageBehind } from '../units/age.ts';
import { applyTheme, begin, themeKey } from './begin.ts';

const root = document.documentElement;

/** What waits in a template costs a first visit nothing; scripts run in their order once they are brought. */
function bring(template: HTMLTemplateElement | null) {
  template?.remove();
  for (const part of template?.content.querySelectorAll('link, script') ?? []) {
    if (part instanceof HTMLScriptElement) part.async = false;
    document.head.append(part);
  }
}

const searchBox = () => document.getElementById('search');
/** Esc closes the menu; the key of search goes there, unless it is typed into something. */
function onKey(event: KeyboardEvent) {
  const menu = document.querySelector<HTMLElement>('.menu[open] > summary');
  if (event.key === 'Escape' && menu) {
    // The focus would be lost with what is folded.
    menu.focus();
    menu.click();
  }
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
    attempt(() => localStorage.setItem(themeKey, next));
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

if (begin()) {
  addEventListener('load', () => setTimeout(() => bring(document.querySelector('#later')), 1000));
  // Search is loaded when somebody comes to its box.
  addEventListener('focusin', ({ target }) => {
    if (target === searchBox()) bring(document.querySelector('.search template'));
  });
  addEventListener('keydown', onKey);
  document.addEventListener('DOMContentLoaded', () => {
    offerThemes();
    followHeadings();
    tellAges();
  });
}
