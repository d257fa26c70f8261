/** Which option a key leads to. */

/** How many options Page Up and Page Down go. */
const page = 10;

/** The keys that can lead to an option. */
export const movingKeys: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowUp',
  'PageDown',
  'PageUp',
  'Home',
  'End',
]);

type Options = {
  readonly count: number;
  /** The place of the option that the keyboard is at, −1 for none. */
  readonly active: number;
  /** The place of the one that the field holds, −1 for none. */
  readonly current: number;
};

/**
 * @returns the place of the next option; nothing where the key is for the text, as Home and End are
 * until an option is active
 */
export function nextOption(key: string, { count, active, current }: Options): number | undefined {
  const last = count - 1;
  const isActive = active >= 0;
  switch (key) {
    case 'ArrowDown':
      return isActive ? (active + 1) % count : Math.max(0, current);
    case 'ArrowUp':
      return isActive ? (active + last) % count : last;
    case 'PageDown':
      return isActive ? Math.min(last, active + page) : Math.max(0, current);
    case 'PageUp':
      return isActive ? Math.max(0, active - page) : undefined;
    case 'Home':
      return isActive ? 0 : undefined;
    case 'End':
      return isActive ? last : undefined;
    default:
      return undefined;
  }
}
