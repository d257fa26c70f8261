/** What readers type, and what the pages call it. */
import { stem } from './words.ts';

/** Names of the vendor's interfaces, and words in one that are two on the pages. */
const written: readonly (readonly [RegExp, string])[] = [
  [/premium_?(ssd)?_?v2(_[lz]rs)?/gi, 'premium ssd v2'],
  [/premium_[lz]rs/gi, 'premium ssd'],
  [/ultrassd(_lrs)?/gi, 'ultra disk'],
  [/standardssd(_[lz]rs)?/gi, 'standard ssd'],
  [/standard_lrs/gi, 'standard hdd'],
  [/\bpage ?file/gi, 'page file'],
];

/** The query with the names of the pages. */
export const inWordsOfPages = (query: string): string =>
  written.reduce((text, [form, name]) => text.replace(form, name), query);

/** Each line is a word that readers type, and others that say the same on the pages. */
const others = new Map(
  [
    'capped throttled',
    'throttled capped',
    'slow latency throttled',
    'wal log journal commit',
    'fsync sync flush',
    'k8s kubernetes',
    'resize size',
    'boost nvme',
    'exhausted used',
    'mdadm stripe',
    'raid stripe',
    'high long',
    'lower valid',
    'expected valid',
  ].map((line) => {
    const [word = '', ...same] = line.split(' ').map(stem);
    return [word, same] as const;
  }),
);

/** A term of a query with the terms that mean the same; its own is the first. */
export const meaningsOf = (term: string): readonly string[] => [term, ...(others.get(term) ?? [])];
