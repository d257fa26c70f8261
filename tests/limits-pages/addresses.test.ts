/** Where the pages of the limits stand, and where their links into the calculators lead. */
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { parseQuery } from '../../src/kit/index.ts';
import { disks, elasticFamilies, vms } from '../../src/limits/index.ts';
import { linkOfVm, linksOfDisk } from '../../src/site/limits-pages/calculator-links.ts';
import {
  diskAddress,
  familyAddress,
  familyPages,
  rowsOf,
  seriesAddress,
  seriesPages,
  vmAddress,
} from '../../src/site/limits-pages/pages.ts';
import { saidOf } from '../view-models.ts';

describe('addresses', () => {
  test('every series and family has one of its own, beside those of other pages', () => {
    const all = [
      ...seriesPages.map(({ series }) => seriesAddress(series)),
      ...familyPages.map(({ family }) => familyAddress(family)),
      ...elasticFamilies.map(({ family }) => familyAddress(family)),
      ...['changes', 'errata', 'data', 'sources'].map((page) => `/limits/${page}/`),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const address of all) expect(address).toMatch(/^\/limits\/[a-z0-9-]+\/$/);
    expect(familyAddress('Premium SSD v2')).toBe('/limits/premium-ssd-v2/');
    expect(familyAddress('Ultra Disk')).toBe('/limits/ultra-disk/');
  });

  test('every size and disk has a place of its own, today’s with the plain name', () => {
    const all = [...vms.map(vmAddress), ...disks.map(diskAddress)];
    expect(new Set(all).size).toBe(all.length);
    const one = (name: string, edition: string) =>
      vms.filter((vm) => vm.name === name && vm.edition === edition).map(vmAddress);
    expect(one('E8bds_v5', 'current')).toEqual(['/limits/ebdsv5/#e8bds_v5']);
    expect(one('E8bds_v5/nvme', 'current')).toEqual(['/limits/ebdsv5/#e8bds_v5-nvme']);
    expect(one('DS15_v2', '2018-09')).toEqual(['/limits/dsv2/#ds15_v2-2018-09']);
  });

  test('every row stands on one page, once', () => {
    expect(seriesPages.flatMap(rowsOf)).toHaveLength(vms.length);
    expect(new Set(seriesPages.flatMap(rowsOf)).size).toBe(vms.length);
    expect(new Set(familyPages.flatMap(rowsOf)).size).toBe(disks.length);
  });
});

describe('links into the calculators', () => {
  const fault = (href: string) => {
    const [, id, query = ''] = /^\/calculators\/([\w-]+)\/(?:\?(.*))?$/.exec(href) ?? [];
    const calculator = calculators.find((one) => one.id === id);
    if (!calculator) return `${href} leads nowhere`;
    const { given, lookup } = parseQuery(query);
    const { answer, ignored, query: canonical } = saidOf(calculator, lookup, given);
    if (!answer || ignored.length > 0) return `${href} has no answer`;
    return canonical === query ? undefined : `${href} is written ${canonical}`;
  };
  const faults = (links: readonly { readonly href: string }[]) =>
    links.map(({ href }) => fault(href)).filter((one) => one !== undefined);

  test('of every VM size have an answer', () => {
    const links = vms.flatMap((vm) => linkOfVm(vm) ?? []);
    expect(links).toHaveLength(vms.length);
    expect(faults(links)).toEqual([]);
  });
  test('of every disk have an answer', () => {
    const links = disks.flatMap(linksOfDisk);
    expect(links).toHaveLength(2 * disks.length);
    expect(faults(links)).toEqual([]);
  });
  test('set the size beside a disk that makes sense on it', () => {
    const of = (name: string) => vms.filter((vm) => vm.name === name).map(linkOfVm)[0];
    expect(of('E8bds_v5/nvme')?.href).toBe(
      '/calculators/cap-check/?vm=E8bds_v5/nvme&disks=data:P30x4:ReadOnly',
    );
    expect(of('D8s_v5')?.href).toMatch(/vm=D8s_v5&disks=data:P30x\d:None$/);
    expect(of('D14')?.href).toContain('disks=data:S30x1:None');
  });
});
