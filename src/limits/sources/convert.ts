import type { Source } from '../rows.ts';
import { compute } from './pages.ts';

/** Which types of disk are converted to which, and how. Apart, since a calculator brings it to browsers. */
export const convertDiskTypes = {
  id: 'convert-disk-types',
  title: 'Convert the disk type of an Azure managed disk, Azure documentation',
  date: '2025-04-17',
  url: compute('01e1fb7d0835e0ffcfa3b75dbd23d5c0110b84bc', 'disks-convert-types.md'),
} as const satisfies Source;
