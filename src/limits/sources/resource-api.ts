import type { Source } from '../rows.ts';
import { github } from './pages.ts';

/** Public copies of the resource API's answers about VM sizes, for what no page prints. */
export const resourceApiSources = [
  {
    id: 'api-2021',
    title: 'VM sizes in the Azure resource API, May 2021',
    date: '2021-05-24',
    url: github(
      'kubernetes-sigs/azuredisk-csi-driver',
      'df16efc33997a3f8f222b72a9f12673702e38d54',
      'charts/latest/azuredisk-csi-driver/templates/csi-azuredisk-skus.yaml',
    ),
  },
  {
    id: 'api-2024',
    title: 'VM sizes and disks in the Azure resource API, December 2024',
    date: '2024-12-12',
    url: github(
      'kubernetes-sigs/azuredisk-csi-driver',
      '6dca14200',
      'pkg/optimization/azure_skus_map.go',
    ),
  },
  // The dates of the next two are those of the commits: their content may be older.
  {
    id: 'api-2026',
    title: 'VM sizes in the Azure resource API, Korea South, August 2026',
    date: '2026-08-11',
    url: github(
      'cloud-barista/cm-beetle',
      'a939bec36dcdebe875e8805663cd8f697ba5a9f4',
      'cmd/test-cli/infra/testresult/beetle-test-results-azure.md',
    ),
  },
  {
    id: 'api-2026-08-18',
    title: 'VM sizes in the Azure resource API, Korea South, August 2026',
    date: '2026-08-18',
    url: github(
      'cloud-barista/cm-beetle',
      '9007c8b93dbffc981cf7fd0956bdc3e0aa4cef79',
      'cmd/test-cli/infra/testresult/beetle-test-results-azure.md',
    ),
  },
  {
    id: 'size-api-2026',
    title:
      'VM sizes, their memory and data disks in the Azure resource API, 45 regions, August 2026',
    date: '2026-08-01',
    url: github('DarrenJohns/djtools-azure-vm-sku-locator', 'f31f8171', 'data'),
  },
] as const satisfies readonly Source[];
