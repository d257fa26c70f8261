import { documents } from './documents.ts';

/**
 * Documents on workloads, which the starting cases of `calculators/presets` were read from and
 * nothing else cites. Only pages that the build renders have them.
 */
export const workloadSources = documents(`
sql-pages | 2019-03-12 | Pages and extents architecture guide, SQL Server documentation | MicrosoftDocs/sql-docs 00e01244edab docs/relational-databases/pages-and-extents-architecture-guide.md
postgresql-pages | undated | Database physical storage, PostgreSQL documentation | postgres/postgres 024c52111757 doc/src/sgml/storage.sgml
mysql-pages | undated | The physical structure of an InnoDB index, MySQL 9.5 Reference Manual | https://dev.mysql.com/doc/refman/9.5/en/innodb-physical-structure.html
mongodb-notes | undated | Production notes, MongoDB 4.4 documentation | mongodb/docs 00a66c900619 source/administration/production-notes.txt
wiredtiger-pages | undated | Tuning page size and compression, WiredTiger documentation | wiredtiger/wiredtiger 112d79a4081a src/docs/tune-page-size-and-comp.dox
aks-postgresql | 2025-06-18 | Deploy a highly available PostgreSQL database on AKS, Azure documentation | MicrosoftDocs/azure-aks-docs fb060abe6a8f articles/aks/postgresql-ha-overview.md
aks-kafka | 2025-09-15 | Deploy a Kafka cluster on AKS using Strimzi, Azure documentation | MicrosoftDocs/azure-aks-docs fb060abe6a8f articles/aks/kafka-overview.md
aks-storage | 2026-07-30 | Storage options for applications in AKS, Azure documentation | MicrosoftDocs/azure-aks-docs fb060abe6a8f articles/aks/concepts-storage.md
aks-performance | 2023-11-03 | Performance and scaling for small to medium workloads in AKS, Azure documentation | MicrosoftDocs/azure-aks-docs fb060abe6a8f articles/aks/best-practices-performance-scale.md
aks-io-saturation | 2021-04-27 | Latency and availability issues due to IO saturation, Azure/AKS issue 1373 | https://github.com/Azure/AKS/issues/1373
elastic-search-speed | undated | Search speed, Elasticsearch documentation | elastic/docs-content 0e6233ab05ef deploy-manage/production-guidance/optimize-performance/search-speed.md
elastic-indexing-speed | undated | Indexing speed, Elasticsearch documentation | elastic/docs-content 0e6233ab05ef deploy-manage/production-guidance/optimize-performance/indexing-speed.md
windows-file-server | 2025-02-24 | Performance tuning for file servers, Windows Server documentation | MicrosoftDocs/windowsserverdocs 0ea820e96d19 WindowsServerDocs/administration/performance-tuning/role/file-server/index.md
`);
