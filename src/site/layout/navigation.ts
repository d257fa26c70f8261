/** The entries of the site's navigation, in their order. An entry appears as soon as its page exists. */
import { gallery } from '../gallery/gallery.ts';
import { addressOf, guide } from '../guide/guide.ts';

type Entry = {
  readonly text: string;
  readonly href: string;
  /** Is a page at this address under the entry? */
  readonly isAt: (address: string) => boolean;
};

const at = (text: string, href: string, isAt = (address: string) => address === href): Entry => ({
  text,
  href,
  isAt,
});

/** How the navigation names the calculators that it lists. */
export const menuNames: Readonly<Record<string, string>> = {
  diagnose: 'Diagnose',
  find: 'Find',
  'cap-check': 'Check',
  throttle: 'Simulate',
};

/** An entry for a calculator, by the question that it answers, and for the calculators that are under it. */
function calculator([id, text]: readonly [string, string]): Entry {
  const addresses = gallery
    .filter((one) => one.id === id || one.under === id)
    .map((one) => `/calculators/${one.id}/`);
  return at(text, `/calculators/${id}/`, (address) => addresses.includes(address));
}

/** What does the navigation of every page list? */
export async function navigation(): Promise<readonly Entry[]> {
  const pages = (await guide()).flatMap((part) => part.pages).map(addressOf);
  const [firstPage] = pages;
  return [
    ...Object.entries(menuNames).map(calculator),
    at('Limits', '/limits/', (address) => /^\/(limits|map)\//.test(address)),
    ...(firstPage ? [at('Guide', firstPage, (address) => pages.includes(address))] : []),
  ];
}
