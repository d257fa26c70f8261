/** The entries of the site's navigation, in their order. An entry appears as soon as its page exists. */
import { gallery } from '../gallery/gallery.ts';
import { addressOf, guide } from '../guide/guide.ts';

type Entry = {
  readonly text: string;
  readonly href: string;
  /** Is a page at this address under the entry? */
  readonly isAt: (address: string) => boolean;
};

/** Calculators that have an entry of their own, by the question that each answers. */
const calculatorEntries = [
  { text: 'Diagnose', id: 'diagnose' },
  { text: 'Find', id: 'find' },
  { text: 'Check', id: 'cap-check' },
  { text: 'Simulate', id: 'throttle' },
].filter(({ id }) => gallery.some((calculator) => calculator.id === id));

const calculatorAddress = (id: string) => `/calculators/${id}/`;
const own = calculatorEntries.map(({ id }) => calculatorAddress(id));

/** What does the navigation of every page list? */
export async function navigation(): Promise<readonly Entry[]> {
  const pages = (await guide()).flatMap((part) => part.pages).map(addressOf);
  const [firstPage] = pages;
  return [
    ...calculatorEntries.map(({ text, id }) => {
      const href = calculatorAddress(id);
      return { text, href, isAt: (address: string) => address === href };
    }),
    {
      text: 'Calculators',
      href: '/calculators/',
      isAt: (address) => address.startsWith('/calculators/') && !own.includes(address),
    },
    { text: 'Limits', href: '/limits/', isAt: (address) => address.startsWith('/limits/') },
    ...(firstPage
      ? [{ text: 'Guide', href: firstPage, isAt: (address: string) => pages.includes(address) }]
      : []),
  ];
}
