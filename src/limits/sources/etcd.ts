import type { Source } from '../rows.ts';
import { github } from './addresses.ts';

/** A page of the documentation of etcd 3.5, at a commit of its site. */
export const etcd = (commit: string, page: string) =>
  github('etcd-io/website', commit, `content/en/docs/v3.5/${page}.md`);

/** A diagnosis cites it too, without the other sources on commits. */
export const etcdFaq = {
  id: 'etcd-faq',
  title: 'Frequently asked questions, etcd documentation',
  date: '2024-12-04',
  url: etcd('000225b3e868', 'faq'),
} as const satisfies Source;
