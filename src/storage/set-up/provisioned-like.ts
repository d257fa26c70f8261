import { elasticDisk, elasticFamilies } from '../../limits/elastic.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { gib, mbPerSecond, roundedUp } from '../../units/index.ts';

/** The least that both families can have, which synchronous IO of one thread does not use up. */
const least = (rule: 'leastIops' | 'leastThroughput') =>
  Math.max(...elasticFamilies.map(({ rules }) => rules[rule].value));

/** Premium SSD v2 and Ultra Disk of the same size in the place of a disk of another family, with no less, and with the throughput that is needed. */
export function provisionedLike(
  { size, iops, throughput, family }: Disk,
  catalogue: Pick<Catalogue, 'disk'>,
  needed = 0,
): readonly Disk[] {
  const most = Math.max(throughput, needed) / mbPerSecond(1);
  const mbps = roundedUp(Math.max(most, least('leastThroughput')));
  return elasticFamilies.flatMap((elastic) => {
    const forThroughput = mbps / elastic.rules.throughputPerIops.value;
    const rate = roundedUp(Math.max(iops, least('leastIops'), forThroughput));
    const named = elasticDisk(elastic, { gib: roundedUp(size / gib(1)), iops: rate, mbps });
    const found = catalogue.disk(named.name, 'current');
    return 'row' in found && found.row.family !== family ? [found.row] : [];
  });
}
