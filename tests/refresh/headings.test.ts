/** Columns of size pages are known by the words of their headings, as the pages list them. */
import { describe, expect, test } from 'vitest';
import { columnRead, figuresIn } from '../measure/refresh/headings.ts';

describe('a heading', () => {
  // Each is printed by a page of azure-compute-docs; footnotes are gone by then.
  test.each([
    ['vCPUs (Qty.)', ['vcpus']],
    ['vCPU', ['vcpus']],
    ['Memory (GB)', ['memory']],
    ['Memory: GiB', ['memory']],
    ['Max data disks', ['data-disks']],
    ['Max Remote Storage Disks (Qty.)', ['data-disks']],
    ['Max Temp Storage Disks (Qty.)', ['temp-disks']],
    ['Max Remote Storage (Qty.)', ['data-disks']],
    ['Max data disks/throughput: IOPS', ['data-disks']],
    ['Temp Disk Size (GiB)', ['temp-size']],
    ['Temp storage (SSD) GiB', ['temp-size']],
    ['Disk Cache Size (GiB)', ['cache-size']],
    ['Max NVMe Disks (Qty.)', ['nvme-disks']],
    ['NVMe Disk Size (TB)', ['nvme-size']],
    ['NVMe Disk IOPS', ['nvme-read-iops']],
    ['NVMe Disk Throughput (MB/s)', ['nvme-read-throughput']],
    ['Cached Disk Random Read (RR) IOPS', ['cached-iops']],
    ['Temp Disk Random Read (RR) IOPS', ['temp-read-iops']],
    ['Temp Disk Random Write (RW) Throughput (MB/s)', ['temp-write-throughput']],
    ['Uncached Premium SSD IOPS', ['uncached-iops']],
    ['Max Uncached Premium SSD Disk IOPS', ['uncached-iops']],
    ['Uncached Disk Speed (MBps)', ['uncached-throughput']],
    ['Temp Disk Sequential Read Throughput (MBps)', ['temp-read-throughput']],
    ['Uncached Premium SSD Burst IOPS', ['uncached-burst-iops']],
    ['Uncached Premium SSD Burst Throughput (MB/s)', ['uncached-burst-throughput']],
    ['Uncached Ultra Disk and Premium SSD v2 Throughput (MB/s)', ['elastic-throughput']],
    ['Uncached Burst Ultra Disk and Premium SSD v2 IOPS', ['elastic-burst-iops']],
    ['Max uncached disk throughput: IOPS/MBps', ['uncached-iops', 'uncached-throughput']],
    [
      'Burst uncached disk throughput: IOPS/MBps',
      ['uncached-burst-iops', 'uncached-burst-throughput'],
    ],
    ['Max temp storage throughput: IOPS / MBps', ['temp-read-iops', 'temp-read-throughput']],
    [
      'Max cached and temp storage throughput: IOPS/MBps (cache size in GiB)',
      ['cached-iops', 'cached-throughput', 'cache-size'],
    ],
    [
      'Max temp storage throughput: IOPS / Read MBps / Write MBps',
      ['temp-read-iops', 'temp-read-throughput', 'temp-write-throughput'],
    ],
  ])('“%s” stands for %j', (heading, figures) => {
    expect(columnRead(heading)?.figures).toEqual(figures);
  });

  test.each([
    'Max NICs (Qty.)',
    'Max Network Bandwidth (Mb/s)',
    'Max NICs/ Expected network bandwidth (Mbps)',
    'Accelerators (Qty.)',
    'GPU Memory (GB)',
    'Memory Bandwidth (GB/s)',
    'Local-Special-Disk-RR-IOPS',
    'Base CPU Performance of VM (%)',
    'Credits banked/hour (Qty.)',
    'Size Name',
  ])('“%s” stands for nothing that the dataset has', (heading) => {
    expect(columnRead(heading)).toBeUndefined();
  });
});

describe('a cell', () => {
  const read = (heading: string, text: string) => {
    const column = columnRead(heading);
    if (!column) throw new Error(`${heading} is unknown.`);
    return figuresIn(text, column);
  };

  test.each([
    ['Memory (GB)', '0.5', { memory: 2 ** 29 }],
    ['Uncached Premium SSD IOPS', '12,800', { 'uncached-iops': 12_800 }],
    ['Uncached Premium SSD Throughput (MB/s)', '22.5', { 'uncached-throughput': 22_500_000 }],
    ['NVMe Disk IOPS', '1.5M', { 'nvme-read-iops': 1_500_000 }],
    ['NVMe Disk Size (TB)', '1.92', { 'nvme-size': 1_920_000_000_000 }],
    ['Max NVMe Disks', '2x1.92 TB', { 'nvme-disks': 2, 'nvme-size': 1_920_000_000_000 }],
    [
      'Max uncached disk throughput: IOPS/MBps',
      '3200/48',
      { 'uncached-iops': 3200, 'uncached-throughput': 48_000_000 },
    ],
    [
      'Max cached and temp storage throughput: IOPS/MBps (cache size in GiB)',
      '4000/32 (50)',
      { 'cached-iops': 4000, 'cached-throughput': 32_000_000, 'cache-size': 50 * 2 ** 30 },
    ],
    ['Max data disks/throughput: IOPS', '8/8x500', { 'data-disks': 8 }],
    ['Temp storage (SSD) GiB', 'Remote Storage Only', {}],
    ['Uncached Premium SSD IOPS', 'N/A', {}],
    ['Uncached Premium SSD IOPS', '-', {}],
  ])('under “%s”, %s, is read', (heading, text, figures) => {
    expect(read(heading, text)).toEqual(figures);
  });

  test.each([
    ['Uncached Premium SSD IOPS', 'fast'],
    ['Uncached Premium SSD IOPS', '12.800,5'],
    ['Uncached Premium SSD IOPS', '3200/48'],
    ['Memory (GB)', '8 or 16'],
  ])('under “%s”, %s, is no figure', (heading, text) => {
    expect(read(heading, text)).toBeUndefined();
  });
});
