/** What readers type, and what the pages call it. */
import { stem } from './words.ts';

/** Names that the vendor’s programming interfaces use, and compounds that are two words on the pages. */
const written: readonly (readonly [RegExp, string])[] = [
  [/premium_?(ssd)?_?v2(_[lz]rs)?/gi, 'premium ssd v2'],
  [/premium_[lz]rs/gi, 'premium ssd'],
  [/ultrassd(_lrs)?/gi, 'ultra disk'],
  [/standardssd(_[lz]rs)?/gi, 'standard ssd'],
  [/standard_lrs/gi, 'standard hdd'],
  [/\bpage ?file/gi, 'page file'],
  [/\bstripe size/gi, 'stripe unit'],
];

/** The query with the names that the pages use. */
export const inWordsOfPages = (query: string): string =>
  written.reduce((text, [form, name]) => text.replace(form, name), query);

/** Each line is a word that readers type, and words that mean the same on the pages. */
const synonyms = new Map(
  [
    'capped throttled',
    'throttled capped',
    'slow latency throttled',
    'slower slow latency',
    'reboot restart',
    'price cost',
    'raise higher',
    'spike peak',
    'wal log journal commit',
    'fsync sync flush',
    'k8s kubernetes',
    'resize size',
    'boost nvme',
    'exhausted used',
    'mdadm stripe',
    'raid stripe',
    'high long',
    'quota limit',
    'update change',
    'az commands',
  ].map((line) => {
    const [word = '', ...same] = line.split(' ').map(stem);
    return [word, same] as const;
  }),
);

/** The terms to look for instead of one term of a query: that term first, then those that mean the same. */
export const meaningsOf = (term: string): readonly string[] => [
  term,
  ...(synonyms.get(term) ?? []),
];
