import { documents } from './documents.ts';

/**
 * Public copies of the resource API's answers about VM sizes, for what no page lists. The dates of
 * api-2026 and api-2026-08-18 are those of the commits: their content may be older.
 */
export const resourceApiSources = documents(`
api-2021 | 2021-05-24 | VM sizes in the Azure resource API, May 2021 | kubernetes-sigs/azuredisk-csi-driver df16efc33997a3f8f222b72a9f12673702e38d54 charts/latest/azuredisk-csi-driver/templates/csi-azuredisk-skus.yaml
api-2024 | 2024-12-12 | VM sizes and disks in the Azure resource API, December 2024 | kubernetes-sigs/azuredisk-csi-driver 6dca14200 pkg/optimization/azure_skus_map.go
api-2026 | 2026-08-11 | VM sizes in the Azure resource API, Korea South, August 2026 | cloud-barista/cm-beetle a939bec36dcdebe875e8805663cd8f697ba5a9f4 cmd/test-cli/infra/testresult/beetle-test-results-azure.md
api-2026-08-18 | 2026-08-18 | VM sizes in the Azure resource API, Korea South, August 2026 | cloud-barista/cm-beetle 9007c8b93dbffc981cf7fd0956bdc3e0aa4cef79 cmd/test-cli/infra/testresult/beetle-test-results-azure.md
size-api-2026 | 2026-08-01 | VM sizes, their memory and data disks in the Azure resource API, 45 regions, August 2026 | DarrenJohns/djtools-azure-vm-sku-locator f31f8171 data
`);
