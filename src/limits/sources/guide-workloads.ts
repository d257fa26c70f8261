import type { Source } from '../rows.ts';
import { docs, github } from './pages.ts';

const mysqlManual = (release: string, page: string) =>
  `https://dev.mysql.com/doc/refman/${release}/en/${page}.html`;

/** Documents that the pages about workloads cite, beside those of the starting cases. */
export const workloadGuideSources = [
  {
    id: 'pgbench',
    title: 'pgbench, PostgreSQL documentation',
    date: 'undated',
    url: github('postgres/postgres', '03310dbea974', 'doc/src/sgml/ref/pgbench.sgml'),
  },
  {
    id: 'postgresql-io-concurrency',
    title: 'Increase default effective_io_concurrency to 16, commit ff79b5b of PostgreSQL',
    date: 'undated',
    url: 'https://github.com/macdice/postgres/commit/ff79b5b2aba02d720f9b7fff644dd50ce07b8c6e',
  },
  {
    id: 'innodb-doublewrite',
    title: 'Doublewrite buffer, MySQL 8.0 Reference Manual',
    date: 'undated',
    url: mysqlManual('8.0', 'innodb-doublewrite-buffer'),
  },
  {
    id: 'innodb-io-capacity',
    title: 'Configuring InnoDB I/O capacity, MySQL 8.4 Reference Manual',
    date: 'undated',
    url: mysqlManual('8.4', 'innodb-configuring-io-capacity'),
  },
  {
    id: 'elastic-translog',
    title: 'Translog, Elasticsearch 6.0 documentation',
    date: 'undated',
    url: 'https://www.elastic.co/guide/en/elasticsearch/reference/6.0/index-modules-translog.html',
  },
  {
    id: 'aks-premium-v2',
    title: 'Use Premium SSD v2 disks on AKS, Azure documentation',
    date: '2023-04-25',
    url: github(
      'MicrosoftDocs/azure-aks-docs',
      '0b6490cf3ff1',
      'articles/aks/use-premium-v2-disks.md',
    ),
  },
  {
    id: 'vm-network',
    title: 'Azure virtual machine network throughput, Azure documentation',
    date: '2023-03-30',
    url: docs('0375bb83e151', 'articles/virtual-network/virtual-machine-network-throughput.md'),
  },
  {
    id: 'windows-dedup',
    title: 'Understanding Data Deduplication, Windows Server documentation',
    date: '2016-08-19',
    url: github(
      'MicrosoftDocs/windowsserverdocs',
      '07ad611ee732',
      'WindowsServerDocs/storage/data-deduplication/understand.md',
    ),
  },
] as const satisfies readonly Source[];
