/** Documents as lists: what their titles and readings have in common is printed once, and each is named by what differs. */
import type { Source } from '../../limits/types.ts';

/** What many titles say, and the part of them that differs. */
const alike: readonly { readonly says: string; readonly title: RegExp }[] = [
  {
    says: 'Size pages of the Azure documentation, by series',
    title: /^(\S+(?: and \S+)?(?: (?:medium|high|very high) memory)?) sizes, Azure documentation$/,
  },
  { says: 'Pages of the Azure documentation', title: /^(.+), Azure documentation$/ },
  {
    says: 'Azure retail prices of virtual machines',
    title: /^Azure retail prices of virtual machines, (.+)$/,
  },
  { says: 'Azure retail prices of storage', title: /^Azure retail prices of storage, (.+)$/ },
];
const alikeOf = ({ title }: Source) => alike.find((one) => one.title.test(title));

export type DocumentList = {
  /** What is true of all of them. */
  readonly says: readonly string[];
  /** By name; of two copies of one page, the later before the earlier. */
  readonly documents: readonly {
    readonly document: Source;
    readonly name: string;
    readonly earlier: boolean;
  }[];
};

const alphabet = new Intl.Collator('en', { numeric: true });

function byName(documents: readonly Source[], kind: (typeof alike)[number] | undefined) {
  const named = documents
    .map((document) => ({
      document,
      name: kind?.title.exec(document.title)?.[1] ?? document.title,
    }))
    .toSorted(
      (one, other) =>
        alphabet.compare(one.name, other.name) ||
        other.document.date.localeCompare(one.document.date),
    );
  return named.map((one, at) => ({ ...one, earlier: named[at - 1]?.name === one.name }));
}

/** Lists of documents whose throughput is read alike, for a reason that is then printed once, and whose titles are alike. */
export function listsOf(documents: readonly Source[]): readonly DocumentList[] {
  const readAlike = Map.groupBy(documents, ({ reading }) => reading?.evidence).values();
  const hasReadings = documents.some(({ reading }) => reading);
  return [...readAlike].flatMap((part) => {
    const named = [...Map.groupBy(part, alikeOf)].toSorted(
      ([one], [other]) => Number(one === undefined) - Number(other === undefined),
    );
    const reading = part[0]?.reading;
    return named.map(([kind, own], at) => ({
      says: [
        ...(reading && at === 0 ? [`Throughput read as ${reading.unit}: ${reading.evidence}`] : []),
        ...(kind
          ? [`${kind.says}${reading || !hasReadings ? '' : ', from which no throughput was read'}:`]
          : named.length > 1
            ? ['Others:']
            : []),
      ],
      documents: byName(own, kind),
    }));
  });
}

/** Cited documents, one after another: those of one run are named by what differs, where it says what they have in common. */
export type Run = {
  readonly says?: string;
  /** The number of its first document. */
  readonly first: number;
  readonly documents: readonly { readonly document: Source; readonly name: string }[];
};

/** Which of the documents that a page cites stand together under one name? Price lists of regions do. */
export function runsOf(cited: readonly Source[]): readonly Run[] {
  const kinds = cited.map((document) => {
    const kind = alikeOf(document);
    return kind?.says.includes('retail prices') ? kind : undefined;
  });
  const starts = kinds.flatMap((kind, at) => (at === 0 || kind !== kinds[at - 1] ? [at] : []));
  return starts.map((start, at) => {
    const kind = kinds[start];
    return {
      ...(kind ? { says: kind.says } : {}),
      first: start + 1,
      documents: cited.slice(start, starts[at + 1]).map((document) => ({
        document,
        name: kind?.title.exec(document.title)?.[1] ?? document.title,
      })),
    };
  });
}
