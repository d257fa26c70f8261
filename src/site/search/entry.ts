/** What can be found: a page, a section of a page, a calculator, a workload, a VM size, a disk. */

export type Kind = 'Calculator' | 'Workload' | 'Guide' | 'Limits' | 'VM size' | 'Disk' | 'Page';

/** One place to go to. */
export type Entry = {
  readonly kind: Kind;
  /** From the root, with no slash in front: `optimise/io-size/#which-traps-are-there`. */
  readonly address: string;
  /** The page's own title, or the name of a calculator, workload, size or disk. A section has none. */
  readonly title: string;
  /** A section's heading, or a calculator's question. */
  readonly heading: string;
  /** The title of the page that contains it, where that is not its own. */
  readonly page: string;
  readonly text: string;
};

/**
 * A page as `search-data.js` holds it, so that its title and address are written once. The first
 * place has no anchor: it is the page itself. VM sizes, disks and workloads are places of their page.
 */
export type PackedPage = readonly [
  kind: Kind,
  address: string,
  title: string,
  places: readonly PackedPlace[],
];
export type PackedPlace = readonly [anchor: string, heading: string, text: string];

/** In place of an anchor that is the heading in lower case, as that of most sizes is. */
export const asHeading = '=';

export const isRow = (kind: Kind) => kind === 'VM size' || kind === 'Disk';

/** Places that are known by a name of their own, which is their heading. */
const isNamed = (kind: Kind) => isRow(kind) || kind === 'Workload';

export const unpack = (pages: readonly PackedPage[]): readonly Entry[] =>
  pages.flatMap(([kind, address, title, places]) =>
    places.map(([packed, heading, text]) => {
      const anchor = packed === asHeading ? heading.toLowerCase() : packed;
      const name = isNamed(kind) ? heading : '';
      return {
        kind,
        address: anchor ? `${address}#${anchor}` : address,
        title: name || (anchor ? '' : title),
        heading: name ? '' : heading,
        page: anchor === '' && !isRow(kind) ? '' : title,
        text,
      };
    }),
  );
