/** Commands for a set-up have the syntax of the vendors’ pages, and nothing in them but validated values. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diskNamed } from '../../src/calculators/full-dataset.ts';
import { elasticRegionsToday } from '../../src/limits/disks/current/elastic-regions.ts';
import { parseElasticRegions } from '../../src/limits/elastic-regions.ts';
import { catalogue } from '../../src/limits/index.ts';
import { regions } from '../../src/limits/prices/regions.ts';
import type { CachedSet } from '../../src/storage/find/requirement.ts';
import { azureCli } from '../../src/storage/find-commands/azure-cli.ts';
import { stripeUnitFor } from '../../src/storage/find-commands/plain-values.ts';
import { linuxStripe, windowsStripe } from '../../src/storage/find-commands/striped-volume.ts';
import { bicep, storageClass, terraform } from '../../src/storage/find-commands/templates.ts';
import { type Values, withoutZone } from '../../src/storage/find-commands/values.ts';
import { valuesOf } from './find-commands-values.ts';

const valuesFor = (disk: string, disks = 1, cache: CachedSet['cache'] = 'None', vm = 'D4s_v3') =>
  valuesOf({ name: vm }, { disk: diskNamed(disk, 'current'), disks, cache }, 'westeurope');

/** A text without line continuations, its blanks as one. */
const squeezed = (text: string | undefined) =>
  (text ?? '').replace(/\s*[\\`]?\n\s*/g, '\n').replace(/[ \t]+/g, ' ');

describe('Commands that create disks', () => {
  test('have the options of the page on Premium SSD v2, 2025-05-19.', () => {
    const text = azureCli(valuesFor('PremiumV2-100GiB-5000IOPS-150MBps'));
    for (const option of [
      'az disk create',
      '--size-gb 100',
      '--disk-iops-read-write 5000',
      '--disk-mbps-read-write 150',
      `\${zone:+--zone "$zone"}`,
      '--sku PremiumV2_LRS',
    ])
      expect(text).toContain(option);
  });

  test('enable Ultra Disks on the VM before they are attached, as its page does.', () => {
    const text = azureCli(valuesFor('Ultra-1024GiB-8192IOPS-400MBps'));
    expect(text).toContain('--sku UltraSSD_LRS --size-gb 1024');
    expect(text).toContain('--disk-iops-read-write 8192 --disk-mbps-read-write 400');
    const order = [
      '  az vm deallocate',
      '--ultra-ssd-enabled true',
      ' az vm start --',
      'disk attach',
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(azureCli(valuesFor('P30'))).not.toContain('ultra');
  });

  test('give tiers no figures of their own, and the host cache to the attachment.', () => {
    const values = valuesFor('P30', 4, 'ReadOnly', 'E8bds_v5/nvme');
    expect(azureCli(values)).toMatch(/--sku Premium_LRS --size-gb 1024 &&\n/);
    expect(azureCli(values)).toContain('--lun "$lun" --caching ReadOnly');
    expect(azureCli(values)).toContain('\nsize=Standard_E8bds_v5\n');
    expect(azureCli(values)).toContain('for lun in 0 1 2 3; do');
    for (const text of [azureCli(values), bicep(values), terraform(values)]) {
      expect(text).toContain('NVMe disk controller');
      expect(text).not.toMatch(/iops/i);
    }
  });

  test('name the properties of the template reference and of the provider.', () => {
    const values = valuesFor('PremiumV2-512GiB-8000IOPS-400MBps', 2);
    const template = bicep(values);
    for (const line of [
      "'Microsoft.Compute/disks@2025-01-02'",
      "sku: { name: 'PremiumV2_LRS' }",
      'zones: empty(zone) ? null : [zone]',
      "createOption: 'Empty'",
      'diskSizeGB: 512',
      'diskIOPSReadWrite: 8000',
      'diskMBpsReadWrite: 400',
    ])
      expect(template).toContain(line);
    const provider = squeezed(terraform(values));
    for (const line of [
      'count = 2',
      'storage_account_type = "PremiumV2_LRS"',
      'create_option = "Empty"',
      'disk_size_gb = 512',
      'disk_iops_read_write = 8000',
      'disk_mbps_read_write = 400',
      'caching = "None"',
    ])
      expect(provider).toContain(line);
  });

  test('have a zone for every disk but a zone-redundant one, and no guess which it is.', () => {
    for (const name of ['P30', 'E10', 'S40', 'PremiumV2-512GiB-8000IOPS-400MBps']) {
      expect(bicep(valuesFor(name))).toMatch(/^param zone string$/m);
      expect(bicep(valuesFor(name))).toContain('zones: empty(zone) ? null : [zone]');
      expect(squeezed(terraform(valuesFor(name)))).toContain('zone = var.zone');
    }
    for (const text of [bicep, terraform, azureCli])
      expect(text(valuesFor('P30-ZRS'))).not.toMatch(/zone/i);
  });

  test('let Premium SSD v2 be outside zones where the dataset has it so.', () => {
    const listed = parseElasticRegions(elasticRegionsToday)['Premium SSD v2'];
    const ids = regions.map(({ id }) => id);
    const outside = ids.filter((id) => listed.some((one) => one.region === id && one.withoutZone));
    expect(withoutZone).toEqual(outside);
  });

  test('make a StorageClass as the page of AKS has it, of one disk alone.', () => {
    const text = storageClass(valuesFor('PremiumV2-1000GiB-4000IOPS-1000MBps'));
    for (const line of [
      'provisioner: disk.csi.azure.com',
      'skuName: PremiumV2_LRS',
      'cachingMode: None',
      'DiskIOPSReadWrite: "4000"',
      'DiskMBpsReadWrite: "1000"',
      'storage: 1000Gi',
    ])
      expect(text).toContain(line);
    expect(storageClass(valuesFor('P30', 2))).toBeUndefined();
  });
});

describe('Commands that stripe disks', () => {
  const page = squeezed(readFileSync('content/optimise/striping.mdx', 'utf8'));
  const values = valuesFor('P30', 4);

  test('are those of the page on striping, line by line.', () => {
    const linux = linuxStripe(values, 64);
    expect(page).toContain(squeezed(linux?.mdadm).trim());
    expect(page).toContain(squeezed(linux?.lvm).trim());
    const lines = squeezed(windowsStripe(values, 64)).split('\n');
    const own = lines.filter((line) => !/^(#|\$size = )/.test(line.trim()));
    expect(own.length).toBeGreaterThan(15);
    for (const line of own) expect(page).toContain(line.trim());
  });

  test('have a stripe unit of 64 KiB for transactions and 256 KiB for scans.', () => {
    expect([8, 64, 65, 512].map((kib) => stripeUnitFor(kib * 1024))).toEqual([64, 64, 256, 256]);
    expect(linuxStripe(values, 256)?.mdadm).toContain('--chunk=256K');
    expect(windowsStripe(values, 256)).toContain('-Interleave 256KB');
  });

  test('are none for one disk.', () => {
    expect(linuxStripe(valuesFor('P30'), 64)).toBeUndefined();
    expect(windowsStripe(valuesFor('P30'), 64)).toBeUndefined();
  });
});

describe('Values of commands', () => {
  test('are names of the vendor for every size.', () => {
    for (const { name } of catalogue.vms('current'))
      expect(valuesFor('P10', 1, 'None', name).size).toMatch(/^Standard_[A-Za-z0-9_-]+$/);
  });

  test('refuse what is no name of a size.', () => {
    for (const name of ['', 'D8s_v5; rm', '$(id)', 'D8s v5', "D8'", 'D8\nx', '`id`'])
      expect(() => valuesFor('P10', 1, 'None', name)).toThrow('no name');
    fc.assert(
      fc.property(fc.string(), (name) => {
        let values: Values | undefined;
        try {
          values = valuesFor('P10', 1, 'None', name);
        } catch {
          return;
        }
        expect(values.size).toMatch(/^Standard_[A-Za-z0-9_-]+$/);
      }),
    );
  });

  test('refuse numbers that are not whole, or out of range.', () => {
    const disk = diskNamed('P10', 'current');
    const set = { disk, disks: 1, cache: 'None' } as const;
    const vm = { name: 'D4s_v5' };
    expect(() => valuesOf(vm, { ...set, disks: 0 }, 'westeurope')).toThrow('number of disks');
    expect(() => valuesOf(vm, { ...set, disks: 1.5 }, 'westeurope')).toThrow('number of disks');
    expect(() => valuesOf(vm, { ...set, disks: 65 }, 'westeurope')).toThrow('number of disks');
    const odd = { ...disk, size: 1.5 as typeof disk.size };
    expect(() => valuesOf(vm, { ...set, disk: odd }, 'westeurope')).toThrow('size in GiB');
  });
});
