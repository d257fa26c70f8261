/** The keyboard in the search box and its results: real focus on real links, so that a new tab, the back button and screen readers work as ever. */

export type Place = {
  readonly box: HTMLInputElement;
  readonly panel: HTMLElement;
  /** Closes the results; the box keeps what was typed. */
  readonly close: () => void;
};

/** A key that types something goes on typing in the box, wherever the focus is. */
const types = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  (key === 'Backspace' || (key.length === 1 && !'/ '.includes(key)));

export function onKey(event: KeyboardEvent, { box, panel, close }: Place) {
  if (event.isComposing) return;
  const links = [...panel.querySelectorAll('a')];
  const stops: readonly HTMLElement[] = [box, ...links];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const inBox = at <= 0;
  const goTo = (place: number) => {
    event.preventDefault();
    stops[Math.max(0, Math.min(place, stops.length - 1))]?.focus();
  };

  if (event.key === 'Escape') {
    if (panel.hidden) return box.blur();
    event.preventDefault();
    box.focus({ preventScroll: true });
    close();
  } else if (panel.hidden) return;
  else if (event.key === 'ArrowDown') goTo(at + 1);
  else if (event.key === 'ArrowUp') goTo(at - 1);
  else if (event.key === 'Enter' && inBox) panel.querySelector<HTMLAnchorElement>('ol a')?.click();
  else if (event.key === 'Home' && !inBox) goTo(1);
  else if (event.key === 'End' && !inBox) goTo(links.length);
  else if (!inBox && types(event)) box.focus();
}
