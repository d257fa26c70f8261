/** Is the page around light or dark? Frames are told, and a calculator drawn into the page follows it. */
export type Theme = 'light' | 'dark';

/**
 * The page says so by its colour scheme; where that is open, as in most wikis, by its text: a page
 * whose text is bright is a dark one. Else it follows the system.
 */
export function themeOfPage(): Theme {
  const { colorScheme, color } = getComputedStyle(document.body);
  const [said, other] = colorScheme.split(' ').filter((word) => word !== 'only');
  if (!other && (said === 'light' || said === 'dark')) return said;
  const [, red, green, blue] = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(color)?.map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined)
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  // How bright a colour looks, by the weights of its parts: ITU-R BT.601.
  return 0.299 * red + 0.587 * green + 0.114 * blue > 127 ? 'dark' : 'light';
}

/** A page fades from one theme to the other; its text is asked again when that is over. */
const faded = 600;

/** Calls whenever the page around turns light or dark. */
export function watchTheme(changed: (theme: Theme) => void) {
  let last = themeOfPage();
  const look = () => {
    const now = themeOfPage();
    if (now === last) return;
    last = now;
    changed(now);
  };
  const soon = () => {
    look();
    setTimeout(look, faded);
  };
  const watch = new MutationObserver(soon);
  for (const element of [document.documentElement, document.body])
    watch.observe(element, { attributes: true });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', soon);
  // The page's own style sheets may come after our script.
  addEventListener('load', soon);
}

const followers = new Set<HTMLElement>();
let watching = false;

/** Draws an element in the theme of the page around, for as long as it stands in the page. */
export function followTheme(element: HTMLElement) {
  followers.add(element);
  element.dataset['theme'] = themeOfPage();
  if (watching) return;
  watching = true;
  watchTheme((theme) => {
    for (const each of followers)
      if (each.isConnected) each.dataset['theme'] = theme;
      else followers.delete(each);
  });
}
