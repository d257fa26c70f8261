/** Whether the page around is light or dark: frames get it in a message, a calculator drawn into the page follows it. */
export type Theme = 'light' | 'dark';

/**
 * The page's colour scheme decides; where it has none or both, as in most wikis, the colour of its
 * text: a page whose text is bright is a dark one. Else it is that of the system.
 */
export function themeOfPage(): Theme {
  const { colorScheme, color } = getComputedStyle(document.body);
  const [said, other] = colorScheme.split(' ').filter((word) => word !== 'only');
  if (!other && (said === 'light' || said === 'dark')) return said;
  const bright = brightness(color);
  if (bright === undefined)
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return bright > 127 ? 'dark' : 'light';
}

/** How bright a colour looks, 0 to 255, by the weights of its parts: ITU-R BT.601. Nothing for one in another notation. */
export function brightness(color: string): number | undefined {
  const [, red, green, blue] = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(color)?.map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** A page may fade from one theme to the other: after this time, in ms, its text is read again. */
const faded = 600;

/** Calls whenever the page around becomes light or dark. */
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

/** Draws an element in the theme that its tag fixes by `data-theme`, or else in that of the page around, for as long as it is in the page. */
export function followTheme(element: HTMLElement) {
  const root = element.getRootNode();
  const own = root instanceof ShadowRoot && root.host.getAttribute('data-theme');
  if (own === 'light' || own === 'dark') {
    element.dataset['theme'] = own;
    return;
  }
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
