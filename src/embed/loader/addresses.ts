import { isCalculator } from '../../ui/data/modules.ts';
import { resolveAsset } from '../../ui/scripts.ts';
import type { Shown } from '../heights.ts';

/** The folder that our own script came from. */
const home = resolveAsset('./');

/** Is this an address of ours? No other page is framed, and no message goes to or comes from any other. */
export const isOurs = (address: string): boolean => address.startsWith(home);

/**
 * The address to put into a frame for what an author wrote: an embed page, or the page of a
 * calculator, with its case.
 *
 * @returns nothing for an address that is not a calculator of ours
 */
export function frameAddress(written: string): string | undefined {
  if (!URL.canParse(written, document.baseURI)) return undefined;
  const { href, search } = new URL(written, document.baseURI);
  if (!isOurs(href)) return undefined;
  const [, id = '', file = ''] =
    /^(?:embed|calculators)\/([a-z0-9-]+)\/(index\.html)?(?:[?#]|$)/.exec(
      href.slice(home.length),
    ) ?? [];
  return isCalculator(id) ? `${home}embed/${id}/${file}${search}` : undefined;
}

/** Which calculator a frame's address shows. */
export const calculatorAt = (address: string): string =>
  /\/embed\/([a-z0-9-]+)\//.exec(address)?.[1] ?? '';

/** Whether it shows the answer alone. */
export const shownAt = (address: string): Shown =>
  /[?&]show=answer\b/.test(address) ? 'answer' : 'whole';
