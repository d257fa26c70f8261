import type { Source } from '../rows.ts';
import { github } from '../sources/pages.ts';

const karpenter = <Id extends string>(id: Id, date: string, commit: string) => ({
  id,
  title: `Azure retail prices of virtual machines, copy of ${date}`,
  date,
  url: github(
    'Azure/karpenter-provider-azure',
    commit,
    'pkg/providers/pricing/zz_generated.pricing.go',
  ),
});

const pricingRadar = <Id extends string>(id: Id, what: string, file: string) => ({
  id,
  title: `Azure retail prices of ${what}, copy of August 2026`,
  date: '2026-08-22',
  licence: 'MIT',
  url: github(
    'andy-diericks/azure-pricing-radar',
    'cf741f25c50759745f8eb5dcaf6c3746669c8f31',
    `data/latest/${file}.json`,
  ),
});

/** Documents that only prices were read from, in a list of their own so that pages without prices do not load them. */
export const priceSources = [
  pricingRadar('retail-vms-2026-08', 'virtual machines, West Europe', 'vm-eu-west'),
  pricingRadar(
    'retail-vms-northeurope-2026-08',
    'virtual machines, North Europe',
    'vm-northeurope',
  ),
  pricingRadar(
    'retail-vms-swedencentral-2026-08',
    'virtual machines, Sweden Central',
    'vm-swedencentral',
  ),
  pricingRadar('retail-disks-2026-08', 'storage, West Europe', 'storage-eu-west'),
  pricingRadar('retail-disks-northeurope-2026-08', 'storage, North Europe', 'storage-northeurope'),
  pricingRadar(
    'retail-disks-swedencentral-2026-08',
    'storage, Sweden Central',
    'storage-swedencentral',
  ),
  {
    id: 'retail-2026-08',
    title: 'Azure retail prices of virtual machines, East US, copy of August 2026',
    date: '2026-08-01',
    url: github(
      'DarrenJohns/djtools-azure-vm-sku-locator',
      'f31f8171',
      'data/eastus-pricing-USD.json',
    ),
  },
  karpenter('retail-2026-06', '2026-06-18', '2b431da1'),
  karpenter('retail-2026-04', '2026-04-02', '4185d876'),
  karpenter('retail-2025-06', '2025-06-03', '30a2a7dc'),
  karpenter('retail-2025-05', '2025-05-16', 'fe55ae4b'),
  karpenter('retail-2023-12', '2023-12-18', '06eebbdc'),
  {
    id: 'retail-2020-04',
    title: 'Azure price page of virtual machines, copy of April 2020',
    date: '2020-04-30',
    url: github(
      'zavab/azure-vmchooser-database',
      'e0bab03',
      'compute/static-apipricing-base-payg.json',
    ),
  },
  {
    id: 'retail-disks-2020-02',
    title: 'Prices of managed disks, copy of February 2020',
    date: '2020-02-05',
    url: github('zavab/azure-vmchooser-database', 'a4ff733', 'disk/disk-reference.json'),
  },
] as const satisfies readonly Source[];

export type PriceSourceId = (typeof priceSources)[number]['id'];
