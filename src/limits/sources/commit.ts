import type { Source } from '../rows.ts';
import { docs, github } from './addresses.ts';
import { etcd, etcdFaq } from './etcd.ts';
import { hanaPremiumV2 } from './hana-premium-v2.ts';

/** Runs were read from it too (`latency/`). */
export const hanaLatency = {
  id: 'hana-latency-2020',
  title: 'Log latency of SAP HANA on Premium SSD, MicrosoftDocs/azure-docs issue 46036',
  date: '2020-01-13',
  url: 'https://github.com/MicrosoftDocs/azure-docs/issues/46036',
} as const satisfies Source;

/**
 * Documents on commits: how databases make them durable, what they ask of a disk, and runs with a
 * sync after each write. The tables of `commit/` were read from them.
 */
export const commitSources = [
  etcdFaq,
  {
    id: 'etcd-hardware',
    title: 'Hardware recommendations, etcd documentation',
    date: '2021-08-19',
    url: etcd('cb192bf87e76', 'op-guide/hardware'),
  },
  {
    id: 'etcd-alert',
    title: 'Add alerts for etcd fsync duration, etcd-io/etcd pull request 12266',
    date: '2020',
    url: 'https://github.com/etcd-io/etcd/pull/12266',
  },
  {
    id: 'openshift-etcd',
    title: 'Recommended etcd practices, OpenShift 4.20 documentation',
    date: '2025',
    url: 'https://docs.redhat.com/en/documentation/openshift_container_platform/4.20/html/etcd/etcd-practices',
  },
  {
    id: 'openshift-etcd-before',
    title: 'Recommended etcd practices, OpenShift 4.10 documentation',
    date: '2022',
    url: github(
      'openshift/openshift-docs',
      '06feca62d9f3',
      'modules/recommended-etcd-practices.adoc',
    ),
  },
  {
    id: 'sync-by-region',
    title: 'Azure Disk performance by region, Red Hat solution 5956421',
    date: '2021',
    url: 'https://access.redhat.com/solutions/5956421',
  },
  {
    id: 'sql-io',
    title: 'Troubleshoot slow SQL Server performance caused by I/O issues, Microsoft Learn',
    date: '2022-09-28',
    url: github(
      'MicrosoftDocs/SupportArticles-docs',
      '09e83f7af8ce',
      'support/sql/database-engine/performance/troubleshoot-sql-io-performance.md',
    ),
  },
  {
    id: 'sql-write-through',
    title: 'enable_force_flush option, SQL Server 2008 R2 documentation',
    date: 'undated',
    url: 'https://learn.microsoft.com/en-us/previous-versions/sql/sql-server-2008-r2/ee210587(v=sql.105)',
  },
  {
    id: 'hana-storage',
    title: 'SAP HANA storage configurations, Azure documentation',
    date: '2022-10-09',
    url: docs('0a506643df6e', 'articles/sap/workloads/hana-vm-operations-storage.md'),
  },
  {
    id: 'postgresql-wal',
    title: 'Reliability and the write-ahead log, PostgreSQL documentation',
    date: 'undated',
    url: github('postgres/postgres', '016c3ea26c0a', 'doc/src/sgml/wal.sgml'),
  },
  {
    id: 'mysql-binary-log',
    title: 'Binary logging options and variables, MySQL 8.4 Reference Manual',
    date: 'undated',
    url: 'https://dev.mysql.com/doc/refman/8.4/en/replication-options-binary-log.html',
  },
  {
    id: 'percona-2018',
    title: 'Why consumer SSD reviews are useless for database performance, Percona',
    date: '2018-07-18',
    url: 'https://www.percona.com/blog/2018/07/18/why-consumer-ssd-reviews-are-useless-for-database-performance-use-case/',
  },
  {
    id: 'percona-2019',
    title: 'Update on fsync performance, Percona',
    date: '2019-09-19',
    url: 'https://www.percona.com/blog/2019/09/19/update-on-fsync-performance/',
  },
  {
    id: 'kafka-os',
    title: 'Hardware and OS, Apache Kafka documentation',
    date: 'undated',
    url: github('apache/kafka', '2bbb452d6d8f', 'docs/operations/hardware-and-os.md'),
  },
  {
    id: 'mongodb-journal',
    title: 'Journaling, MongoDB 3.6 documentation',
    date: 'undated',
    url: github('mongodb/docs', '0feff8c3feea', 'source/includes/extracts-wired-tiger.yaml'),
  },
  {
    id: 'fsync-runs-2023',
    title: 'fio runs with a sync after each write, d-uzlov/k8s-homelab',
    date: '2023-07-04',
    url: github('d-uzlov/k8s-homelab', 'a67210033ddc', 'docs/test-database/test-fsync.md'),
  },
] as const satisfies readonly Source[];

const all = [...commitSources, hanaLatency, hanaPremiumV2] as const;

export type CommitSourceId = (typeof all)[number]['id'];

/** A source of the tables of commits. Browsers get these with the calculator of commits alone. */
export const commitSource = (id: CommitSourceId): Source =>
  all.find((one) => one.id === id) ?? hanaLatency;
