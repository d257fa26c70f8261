import type { Source } from '../rows.ts';
import { github } from './pages.ts';

const aks = (page: string) =>
  github('MicrosoftDocs/azure-aks-docs', 'fb060abe6a8f', `articles/aks/${page}.md`);
const elastic = (page: string) =>
  github(
    'elastic/docs-content',
    '0e6233ab05ef',
    `deploy-manage/production-guidance/optimize-performance/${page}.md`,
  );

/**
 * Documents on workloads, which the starting cases of `calculators/presets` were read from and
 * nothing else cites. Only pages that the build renders have them.
 */
export const workloadSources: readonly Source[] = [
  {
    id: 'sql-pages',
    title: 'Pages and extents architecture guide, SQL Server documentation',
    date: '2019-03-12',
    url: github(
      'MicrosoftDocs/sql-docs',
      '00e01244edab',
      'docs/relational-databases/pages-and-extents-architecture-guide.md',
    ),
  },
  {
    id: 'postgresql-pages',
    title: 'Database physical storage, PostgreSQL documentation',
    date: 'undated',
    url: github('postgres/postgres', '024c52111757', 'doc/src/sgml/storage.sgml'),
  },
  {
    id: 'mysql-pages',
    title: 'The physical structure of an InnoDB index, MySQL 9.5 Reference Manual',
    date: 'undated',
    url: 'https://dev.mysql.com/doc/refman/9.5/en/innodb-physical-structure.html',
  },
  {
    id: 'mongodb-notes',
    title: 'Production notes, MongoDB 4.4 documentation',
    date: 'undated',
    url: github('mongodb/docs', '00a66c900619', 'source/administration/production-notes.txt'),
  },
  {
    id: 'wiredtiger-pages',
    title: 'Tuning page size and compression, WiredTiger documentation',
    date: 'undated',
    url: github('wiredtiger/wiredtiger', '112d79a4081a', 'src/docs/tune-page-size-and-comp.dox'),
  },
  {
    id: 'aks-postgresql',
    title: 'Deploy a highly available PostgreSQL database on AKS, Azure documentation',
    date: '2025-06-18',
    url: aks('postgresql-ha-overview'),
  },
  {
    id: 'aks-kafka',
    title: 'Deploy a Kafka cluster on AKS using Strimzi, Azure documentation',
    date: '2025-09-15',
    url: aks('kafka-overview'),
  },
  {
    id: 'aks-storage',
    title: 'Storage options for applications in AKS, Azure documentation',
    date: '2026-07-30',
    url: aks('concepts-storage'),
  },
  {
    id: 'aks-performance',
    title: 'Performance and scaling for small to medium workloads in AKS, Azure documentation',
    date: '2023-11-03',
    url: aks('best-practices-performance-scale'),
  },
  {
    id: 'aks-io-saturation',
    title: 'Latency and availability issues due to IO saturation, Azure/AKS issue 1373',
    date: '2021-04-27',
    url: 'https://github.com/Azure/AKS/issues/1373',
  },
  {
    id: 'elastic-search-speed',
    title: 'Search speed, Elasticsearch documentation',
    date: 'undated',
    url: elastic('search-speed'),
  },
  {
    id: 'elastic-indexing-speed',
    title: 'Indexing speed, Elasticsearch documentation',
    date: 'undated',
    url: elastic('indexing-speed'),
  },
  {
    id: 'windows-file-server',
    title: 'Performance tuning for file servers, Windows Server documentation',
    date: '2025-02-24',
    url: github(
      'MicrosoftDocs/windowsserverdocs',
      '0ea820e96d19',
      'WindowsServerDocs/administration/performance-tuning/role/file-server/index.md',
    ),
  },
];
