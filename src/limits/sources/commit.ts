import type { Source } from '../rows.ts';
import { documents } from './documents.ts';
import { etcdFaq } from './etcd.ts';
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
  ...documents(`
etcd-hardware | 2021-08-19 | Hardware recommendations, etcd documentation | etcd-io/website cb192bf87e76 content/en/docs/v3.5/op-guide/hardware.md
etcd-alert | 2020 | Add alerts for etcd fsync duration, etcd-io/etcd pull request 12266 | https://github.com/etcd-io/etcd/pull/12266
openshift-etcd | 2025 | Recommended etcd practices, OpenShift 4.20 documentation | https://docs.redhat.com/en/documentation/openshift_container_platform/4.20/html/etcd/etcd-practices
openshift-etcd-before | 2022 | Recommended etcd practices, OpenShift 4.10 documentation | openshift/openshift-docs 06feca62d9f3 modules/recommended-etcd-practices.adoc
sync-by-region | 2021 | Azure Disk performance by region, Red Hat solution 5956421 | https://access.redhat.com/solutions/5956421
sql-io | 2022-09-28 | Troubleshoot slow SQL Server performance caused by I/O issues, Microsoft Learn | MicrosoftDocs/SupportArticles-docs 09e83f7af8ce support/sql/database-engine/performance/troubleshoot-sql-io-performance.md
sql-write-through | undated | enable_force_flush option, SQL Server 2008 R2 documentation | https://learn.microsoft.com/en-us/previous-versions/sql/sql-server-2008-r2/ee210587(v=sql.105)
hana-storage | 2022-10-09 | SAP HANA storage configurations, Azure documentation | docs 0a506643df6e articles/sap/workloads/hana-vm-operations-storage.md
postgresql-wal | undated | Reliability and the write-ahead log, PostgreSQL documentation | postgres/postgres 016c3ea26c0a doc/src/sgml/wal.sgml
mysql-binary-log | undated | Binary logging options and variables, MySQL 8.4 Reference Manual | https://dev.mysql.com/doc/refman/8.4/en/replication-options-binary-log.html
percona-2018 | 2018-07-18 | Why consumer SSD reviews are useless for database performance, Percona | https://www.percona.com/blog/2018/07/18/why-consumer-ssd-reviews-are-useless-for-database-performance-use-case/
percona-2019 | 2019-09-19 | Update on fsync performance, Percona | https://www.percona.com/blog/2019/09/19/update-on-fsync-performance/
kafka-os | undated | Hardware and OS, Apache Kafka documentation | apache/kafka 2bbb452d6d8f docs/operations/hardware-and-os.md
mongodb-journal | undated | Journaling, MongoDB 3.6 documentation | mongodb/docs 0feff8c3feea source/includes/extracts-wired-tiger.yaml
fsync-runs-2023 | 2023-07-04 | fio runs with a sync after each write, d-uzlov/k8s-homelab | d-uzlov/k8s-homelab a67210033ddc docs/test-database/test-fsync.md
`),
] as const satisfies readonly Source[];

const all = [...commitSources, hanaLatency, hanaPremiumV2] as const;

export type CommitSourceId = (typeof all)[number]['id'];

/** A source of the tables of commits. Browsers get these with the calculator of commits alone. */
export const commitSource = (id: CommitSourceId): Source =>
  all.find((one) => one.id === id) ?? hanaLatency;
