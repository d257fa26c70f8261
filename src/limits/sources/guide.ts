import type { Source } from '../rows.ts';
import { compute, docs, github } from './pages.ts';

/**
 * Documents that pages of the guide cite, and that no figure or rule of the dataset was read from.
 * They are a list of their own so that no calculator carries them to the browser.
 */
export const guideSources = [
  {
    id: 'nvme-temp-faq',
    title: 'FAQ for temp NVMe disks, Azure documentation',
    date: '2025-05-08',
    url: compute('04925c4e5a9a3ee8b25b96023bff5eacfe3c9ff9', 'enable-nvme-temp-faqs.yml'),
  },
  {
    id: 'azure-vm-utils',
    title: 'Disk identification, documentation of azure-vm-utils',
    date: '2026-06-15',
    url: github(
      'Azure/azure-vm-utils',
      '411339288287e788933428dae4d6da696b27e8e4',
      'doc/disk-identification.md',
    ),
  },
  {
    id: 'azure-ephemeral-disk-setup',
    title: 'azure-ephemeral-disk-setup, manual page of azure-vm-utils',
    date: '2026-06-15',
    url: github(
      'Azure/azure-vm-utils',
      '411339288287e788933428dae4d6da696b27e8e4',
      'doc/azure-ephemeral-disk-setup.md',
    ),
  },
  {
    id: 'azure-vm-utils-images',
    title: 'Introduction to azure-vm-utils, Azure documentation',
    date: '2025-09-03',
    url: compute(
      '07c6a6973f80482c431ee7838d9b2e8093c2d3a0',
      'linux/azure-virtual-machine-utilities.md',
    ),
  },
  {
    id: 'managed-disks',
    title: 'Introduction to Azure managed disks, Azure documentation',
    date: '2025-04-01',
    url: compute('2472b879be9696d159398e604bd860a9104c58cb', 'managed-disks-overview.md'),
  },
  {
    id: 'a-series-retirement',
    title: 'Av1-series retirement, Azure documentation',
    date: '2021-07-26',
    url: docs(
      '0068e8b5ee91ed35900ff34ee3645a0f4e231413',
      'articles/virtual-machines/av1-series-retirement.md',
    ),
  },
  {
    id: 'typeperf',
    title: 'typeperf, reference of Windows commands',
    date: '2023-06-15',
    url: github(
      'MicrosoftDocs/windowsserverdocs',
      '093f0bfa333b4652ae55315172bb9f88e62445a8',
      'WindowsServerDocs/administration/windows-commands/typeperf.md',
    ),
  },
] as const satisfies readonly Source[];
