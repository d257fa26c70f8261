/** The boxes of a disk whose performance is provisioned. */
import type { Cell } from '../../../kit/index.ts';
import { elasticFamilies, maxIops, maxThroughput } from '../../../limits/elastic.ts';
import { formatNumber } from '../../../units/index.ts';
import type { DiskParts } from './disk-parts.ts';

/** The size, the IOPS and the throughput of a disk that has them apart, each with what it can be. */
export function provisionedCells(
  { type, size, iops = '', mbps = '' }: DiskParts,
  sizeCell: Cell,
): readonly Cell[] | undefined {
  const family = elasticFamilies.find(({ prefix }) => prefix === type);
  if (!family) return undefined;
  const { leastSize, mostSize, leastIops, mostIops, leastThroughput } = family.rules;
  const within = (cell: Cell, min: number, max: number): Cell => {
    const most = Math.floor(max);
    const hint = `${min === most ? '' : `${formatNumber(min)} to `}${formatNumber(most)}`;
    const isValid = /^\d+$/.test(cell.text) && Number(cell.text) >= min && Number(cell.text) <= max;
    return { ...cell, hint, ...(isValid ? {} : { problem: `Enter ${hint}.` }) };
  };
  const most = maxIops(family, Number(size) || mostSize.value);
  return [
    within(sizeCell, leastSize.value, mostSize.value),
    within({ part: 'iops', label: 'Provisioned IOPS', text: iops }, leastIops.value, most),
    within(
      { part: 'mbps', label: 'Provisioned MB/s', text: mbps },
      leastThroughput.value,
      maxThroughput(family, Number(iops) || mostIops.value),
    ),
  ];
}
