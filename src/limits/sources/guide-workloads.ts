import type { Source } from '../rows.ts';
import { docs, github } from './pages.ts';

/** Documents that the pages about workloads cite, beside those of the starting cases. */
export const workloadGuideSources = [
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
