/** Which clicks on links to other cases are followed here, and which are left to the browser. */
import { expect, test } from 'vitest';
import { takeLink } from './links.ts';

/** A click on something in a link, with the keys that are held. */
function click(keys: Partial<MouseEvent>, link: object | null = {}) {
  let isTaken = false;
  const event = {
    ...keys,
    target: { closest: () => link },
    preventDefault: () => {
      isTaken = true;
    },
  };
  const found = takeLink(event as unknown as MouseEvent, '.try');
  return { found, isTaken };
}

test('A plain click on a link is followed here.', () => {
  const link = {};
  expect(click({}, link)).toEqual({ found: link, isTaken: true });
  expect(click({}, null)).toEqual({ found: undefined, isTaken: false });
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
  'A click with %s is left to the browser: another tab or window, or a download.',
  (key) => {
    expect(click({ [key]: true })).toEqual({ found: undefined, isTaken: false });
  },
);
