/** What readers want to know, in the order in which they come to it, and which calculators tell them. */
export const groups: readonly {
  readonly heading: string;
  /** The first is what most of them look for. */
  readonly ids: readonly string[];
  /** A page that begins from another side. */
  readonly page?: { readonly text: string; readonly href: string; readonly about: string };
}[] = [
  { heading: 'Find what limits you now', ids: ['diagnose', 'commit', 'benchmark'] },
  {
    heading: 'See what a set-up will deliver',
    ids: ['cap-check', 'throttle', 'io-size', 'queue-depth', 'burst', 'sync-io'],
    page: {
      text: 'Which case is like my workload?',
      href: '/calculators/workloads/',
      about: 'Databases, Kubernetes, Kafka, search, files and SAP HANA.',
    },
  },
  {
    heading: 'Choose what to buy',
    ids: ['find', 'provision'],
    page: {
      text: 'How do all VM sizes compare?',
      href: '/map/',
      about: 'Each by its disk limits and price.',
    },
  },
];
