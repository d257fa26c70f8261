import type { Source } from '../rows.ts';
import { convertDiskTypes } from './convert.ts';
import { compute, docs, github } from './pages.ts';

const sqlVm = (commit: string, page: string) =>
  github('MicrosoftDocs/sql-docs', commit, `azure-sql/${page}.md`);
const sap = (commit: string, page: string) => docs(commit, `articles/sap/workloads/${page}.md`);

/** Documents that the pages on newer disks, VM generations, SQL Server and SAP HANA cite. */
export const guideStorageSources = [
  convertDiskTypes,
  {
    id: 'premium-v2-availability-set',
    title: 'Use Premium SSD v2 with VMs in an availability set, Azure documentation',
    date: '2026-09-21',
    url: compute(
      '0a269cb79910feeda1f4fec2136b16e951ebb8de',
      'use-premium-ssd-v2-with-availability-set.md',
    ),
  },
  {
    id: 'premium-v2-nonzonal',
    title: 'Deploy a nonzonal Premium SSD v2, Azure documentation',
    date: '2026-06-17',
    url: compute('40509c4b4d0954ae7a5507d8f22d09da9acf4a1d', 'disks-deploy-nonzonal-premium-v2.md'),
  },
  {
    id: 'snapshot-restrictions',
    title: 'Restrictions of incremental snapshots, Azure documentation',
    date: '2024-12-11',
    url: compute(
      '169f8a6b78c1c1f048fab35b6ca62999eae92bcb',
      'includes/virtual-machines-disks-incremental-snapshots-restrictions.md',
    ),
  },
  {
    id: 'ultra-limitations-2024',
    title: 'Scope and limitations of Ultra Disk, December 2024, Azure documentation',
    date: '2024-12-18',
    url: compute(
      '7a240356f5e355529a6195a30d7ecd536be8488b',
      'includes/managed-disks-ultra-disks-ga-scope-and-limitations.md',
    ),
  },
  {
    id: 'azure-boost',
    title: 'Overview of Azure Boost, Azure documentation',
    date: '2023-11-07',
    url: docs('d809873a6edbd41b5fd51902825078392258d93c', 'articles/azure-boost/overview.md'),
  },
  {
    id: 'size-names',
    title: 'Azure VM sizes naming conventions, Azure documentation',
    date: '2023-05-01',
    url: compute('028a4dc444fb9409f8467699765632007dcfc1dc', 'vm-naming-conventions.md'),
  },
  {
    id: 'sql-storage-checklist',
    title: 'Storage checklist for SQL Server on Azure VMs, Azure documentation',
    date: '2024-03-01',
    url: sqlVm(
      '695cfaed9107659d61f21dad0d196ffbd4edff73',
      'includes/virtual-machines-best-practices-storage',
    ),
  },
  {
    id: 'sql-premium-v2',
    title: 'Deploy SQL Server on Azure VMs with Premium SSD v2, Azure documentation',
    date: '2024-03-01',
    url: sqlVm(
      '15611e14d9bcdcc8b2f5a0944da05adc414bc67e',
      'virtual-machines/windows/storage-configuration-premium-ssd-v2',
    ),
  },
  {
    id: 'sql-tempdb-local',
    title: 'Place tempdb on ephemeral storage, Azure documentation',
    date: '2025-09-07',
    url: sqlVm(
      '0bbd44a12b394d7a3fd0329823b3872d46f2748c',
      'virtual-machines/windows/tempdb-ephemeral-storage',
    ),
  },
  {
    id: 'hana-storage-2024',
    title: 'SAP HANA storage configurations, March 2024, Azure documentation',
    date: '2024-03-18',
    url: sap('f12d2adc39d377b382fe62ca266fc3827cbc77c7', 'hana-vm-operations-storage'),
  },
  {
    id: 'hana-premium-v1',
    title: 'SAP HANA storage configurations with Premium SSD, Azure documentation',
    date: '2023-08-30',
    url: sap('604f53b7f9e53f265052967c5edacb5ab9824ce8', 'hana-vm-premium-ssd-v1'),
  },
  {
    id: 'hana-premium-v2-2023',
    title: 'SAP HANA storage configurations with Premium SSD v2, March 2023, Azure documentation',
    date: '2023-03-27',
    url: sap('acee8e248212e3074bf48c8a24958204f2057d58', 'hana-vm-premium-ssd-v2'),
  },
  {
    id: 'hana-ultra',
    title: 'SAP HANA storage configurations with Ultra Disk, Azure documentation',
    date: '2023-08-30',
    url: sap('019172f8849fb63e9e8dde83066bf165306d9a10', 'hana-vm-ultra-disk'),
  },
] as const satisfies readonly Source[];
