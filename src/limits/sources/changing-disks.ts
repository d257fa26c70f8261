import type { Source } from '../rows.ts';
import { compute } from './addresses.ts';

/** Which types of disk are converted to which, and how. Both are apart, since a calculator brings them to browsers. */
export const convertDiskTypes = {
  id: 'convert-disk-types',
  title: 'Convert the disk type of an Azure managed disk, Azure documentation',
  date: '2025-04-17',
  url: compute('01e1fb7d0835e0ffcfa3b75dbd23d5c0110b84bc', 'disks-convert-types.md'),
} as const satisfies Source;

/** How what is provisioned of a Premium SSD v2 is changed. */
export const deployPremiumV2 = {
  id: 'deploy-premium-v2',
  title: 'Deploy a Premium SSD v2, Azure documentation',
  date: '2025-05-19',
  url: compute('1827cf353b07fd08b3141bd2e40291e1dbdd4a5f', 'disks-deploy-premium-v2.md'),
} as const satisfies Source;
