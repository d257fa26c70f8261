/** The entries of the site's navigation, in their order. An entry appears as soon as its page exists. */
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

/** Calculators that have an entry of their own, by the question that each answers. */
const calculatorEntries = [
  at('Diagnose', '/calculators/diagnose/'),
  at('Find', '/calculators/find/'),
  at('Check', '/calculators/cap-check/'),
  at('Simulate', '/calculators/throttle/'),
];
const isUnder = (folder: string) => (address: string) => address.startsWith(folder);

/** What does the navigation of every page list? */
export async function navigation(): Promise<readonly Entry[]> {
  const pages = (await guide()).flatMap((part) => part.pages).map(addressOf);
  const [firstPage] = pages;
  return [
    ...calculatorEntries,
    at('Limits', '/limits/', isUnder('/limits/')),
    ...(firstPage ? [at('Guide', firstPage, (address) => pages.includes(address))] : []),
  ];
}
