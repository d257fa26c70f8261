import type { Source } from '../rows.ts';
import { github } from './addresses.ts';

/** A diagnosis cites it too, without the other sources on commits. */
export const etcdFaq = {
  id: 'etcd-faq',
  title: 'Frequently asked questions, etcd documentation',
  date: '2024-12-04',
  url: github('etcd-io/website', '000225b3e868', 'content/en/docs/v3.5/faq.md'),
} as const satisfies Source;
