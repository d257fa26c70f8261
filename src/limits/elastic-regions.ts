/** In which regions and zones Microsoft lists Premium SSD v2 and Ultra Disk. */
import { defined } from '../units/omit-undefined.ts';
import type { ElasticFamily } from './elastic.ts';
import type { DiskFamily } from './rows.ts';
import { parseTable, type TextTable } from './table.ts';
import { duplicateGuard } from './table-checks.ts';

/** A region that is on the list of a family. */
export type ElasticRegion = {
  /** As the resource API calls it. */
  readonly region: string;
  readonly label: string;
  /** In how many of its zones; 0 where a VM with such disks is in none. */
  readonly zones: number;
  /** A VM outside zones can have them too. Ultra Disk outside zones is for regions without zones. */
  readonly withoutZone?: true;
};

export type ElasticRegions = Readonly<Record<ElasticFamily['family'], readonly ElasticRegion[]>>;

export type ElasticZones = Readonly<Partial<Record<DiskFamily, number>>>;

/** What is listed in one region. */
export const zonesIn = (regions: ElasticRegions, region: string): ElasticZones =>
  Object.fromEntries(
    Object.entries(regions).flatMap(([family, listed]) =>
      listed.filter((one) => one.region === region).map(({ zones }) => [family, zones]),
    ),
  );

const columns = {
  region: { units: ['-'], needed: true },
  name: { units: ['-'], needed: true },
  ultra: { units: ['zones'], needed: true },
  'premium-v2': { units: ['zones'], needed: true },
  'without-zone': { units: ['-'], needed: true },
} as const;

export function parseElasticRegions(table: TextTable): ElasticRegions {
  const once = duplicateGuard();
  const rows = parseTable(table, columns).map((row) => {
    const [region, name] = [row.cell('region').text, row.cell('name').text];
    const label = name.replaceAll('-', ' ');
    if (label.replaceAll(' ', '').toLowerCase() !== region)
      row.fail(`“${region}” is not the short form of “${label}”`);
    once(row, 'current', region);
    const zonesOf = (column: 'ultra' | 'premium-v2') => {
      const { text } = row.cell(column);
      if (!/^[0-3]?$/.test(text)) row.fail(`“${text}” in “${column}” is not 0 to 3 zones`);
      return text === '' ? undefined : Number(text);
    };
    const word = row.cell('without-zone').text;
    if (word !== '' && word !== 'yes') row.fail(`“${word}” in “without-zone” is neither yes nor -`);
    return {
      region,
      label,
      ultra: zonesOf('ultra'),
      v2: zonesOf('premium-v2'),
      withoutZone: word === 'yes',
    };
  });
  return {
    'Ultra Disk': rows.flatMap(({ region, label, ultra: zones }) =>
      zones === undefined ? [] : { region, label, zones },
    ),
    'Premium SSD v2': rows.flatMap(({ region, label, v2, withoutZone }) =>
      v2 === undefined && !withoutZone
        ? []
        : { region, label, zones: v2 ?? 0, ...defined({ withoutZone: withoutZone || undefined }) },
    ),
  };
}
