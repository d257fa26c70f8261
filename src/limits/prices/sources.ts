import type { Source } from '../rows.ts';
import { github } from '../sources/addresses.ts';
import { documents } from '../sources/documents.ts';

const nouns = { vms: 'virtual machines', disks: 'storage' } as const;

/** A list of the prices of a region: of VM sizes or of storage. */
const list = <Kind extends keyof typeof nouns, Id extends string>(
  ...[kind, region, label, rest]: [Kind, Id, string, Pick<Source, 'date' | 'licence' | 'url'>]
): Source & { readonly id: `retail-${Kind}-${Id}-2026-08` } => ({
  id: `retail-${kind}-${region}-2026-08`,
  title: `Azure retail prices of ${nouns[kind]}, ${label}`,
  ...rest,
});

const radar = (file: string) => ({
  date: '2026-08-22',
  licence: 'MIT',
  url: github(
    'andy-diericks/azure-pricing-radar',
    'cf741f25c50759745f8eb5dcaf6c3746669c8f31',
    `data/latest/${file}.json`,
  ),
});
/** The lists of a region that one collector keeps: VM sizes and storage of the same hour. */
const pricingRadar = <Id extends string>(region: Id, label: string, file: string = region) =>
  [
    list('vms', region, label, radar(`vm-${file}`)),
    list('disks', region, label, radar(`storage-${file}`)),
  ] as const;

const locator = (region: string) =>
  github('DarrenJohns/djtools-azure-vm-sku-locator', 'f31f8171', `data/${region}-pricing-USD.json`);
/** The lists of a region that two collectors keep, one of VM sizes and one of storage, which was read on a day of its own. */
const worldwide = <Id extends string>(region: Id, label: string, date: string) =>
  [
    list('vms', region, label, { date: '2026-08-01', url: locator(region) }),
    list('disks', region, label, {
      date,
      url: github(
        'Arturo-Quiroga-MSFT/azure-architecture-diagram-builder',
        'b55a7807040e8699366973022e1049a42f765123',
        `src/data/pricing/regions/${region}/storage.json`,
      ),
    }),
  ] as const;

/** Documents that only prices were read from, in a list of their own so that pages without prices do not load them. */
export const priceSources = [
  ...pricingRadar('westeurope', 'West Europe', 'eu-west'),
  ...pricingRadar('belgiumcentral', 'Belgium Central', 'belgium'),
  ...pricingRadar('francecentral', 'France Central'),
  ...pricingRadar('northeurope', 'North Europe'),
  ...pricingRadar('swedencentral', 'Sweden Central'),
  ...worldwide('uksouth', 'UK South', '2026-08-15'),
  ...worldwide('centralus', 'Central US', '2026-08-15'),
  ...worldwide('eastus2', 'East US 2', '2026-08-14'),
  ...worldwide('westus2', 'West US 2', '2026-08-15'),
  ...worldwide('australiaeast', 'Australia East', '2026-08-14'),
  ...worldwide('centralindia', 'Central India', '2026-08-15'),
  ...worldwide('southeastasia', 'Southeast Asia', '2026-08-14'),
  ...documents(`
retail-2026-08 | 2026-08-01 | Azure retail prices of virtual machines, East US, copy of August 2026 | DarrenJohns/djtools-azure-vm-sku-locator f31f8171 data/eastus-pricing-USD.json
retail-2026-06 | 2026-06-18 | Azure retail prices of virtual machines, copy of 2026-06-18 | Azure/karpenter-provider-azure 2b431da1 pkg/providers/pricing/zz_generated.pricing.go
retail-2026-04 | 2026-04-02 | Azure retail prices of virtual machines, copy of 2026-04-02 | Azure/karpenter-provider-azure 4185d876 pkg/providers/pricing/zz_generated.pricing.go
retail-2025-06 | 2025-06-03 | Azure retail prices of virtual machines, copy of 2025-06-03 | Azure/karpenter-provider-azure 30a2a7dc pkg/providers/pricing/zz_generated.pricing.go
retail-2025-05 | 2025-05-16 | Azure retail prices of virtual machines, copy of 2025-05-16 | Azure/karpenter-provider-azure fe55ae4b pkg/providers/pricing/zz_generated.pricing.go
retail-2023-12 | 2023-12-18 | Azure retail prices of virtual machines, copy of 2023-12-18 | Azure/karpenter-provider-azure 06eebbdc pkg/providers/pricing/zz_generated.pricing.go
retail-2020-04 | 2020-04-30 | Azure price page of virtual machines, copy of April 2020 | zavab/azure-vmchooser-database e0bab03 compute/static-apipricing-base-payg.json
retail-disks-2020-02 | 2020-02-05 | Prices of managed disks, copy of February 2020 | zavab/azure-vmchooser-database a4ff733 disk/disk-reference.json
`),
] as const;

export type PriceSourceId = (typeof priceSources)[number]['id'];
