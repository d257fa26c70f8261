/** The rules of Premium SSD v2 and Ultra Disk, in words and worked out. */
import {
  type ElasticFamily,
  type ElasticRule,
  elasticDisk,
  maxIops,
  maxThroughput,
} from '../../limits/elastic.ts';
import { type ElasticFact, elasticFacts } from '../../limits/elastic-facts.ts';
import { citedRules } from '../../limits/elastic-rules.ts';
import { catalogue, elasticRegions } from '../../limits/index.ts';
import { formatNumber } from '../../units/index.ts';

const ruleNames: Readonly<Record<keyof ElasticFamily['rules'] | ElasticFact, string>> = {
  leastSize: 'Smallest size',
  mostSize: 'Largest size',
  leastIops: 'Least IOPS',
  mostIops: 'Most IOPS',
  iopsPerGib: 'IOPS by size',
  leastThroughput: 'Least throughput',
  mostThroughput: 'Most throughput',
  throughputPerIops: 'Throughput by IOPS',
  sizeStep: 'Size step',
  includedIops: 'Included IOPS',
  includedThroughput: 'Included throughput',
  changesPerDay: 'Changes',
  changeTakes: 'A change takes',
  deliveredShare: 'Delivered',
  sectorSize: 'Sector',
  quota: 'Quota',
  maxShares: 'Shared by, at most',
  sharedIopsPerGib: 'Shared: most IOPS',
  sharedLeastIopsPerGib: 'Shared: least IOPS',
  sharedLeastThroughputPerIops: 'Shared: least throughput',
  readOnlyLeastIops: 'Readers: least IOPS',
  readOnlyLeastThroughput: 'Readers: least throughput',
};

/** What can be provisioned, and what else has a figure, as rows of tables. */
export function tablesOf(elastic: ElasticFamily) {
  const rowsOf = (some: Readonly<Partial<Record<keyof typeof ruleNames, ElasticRule>>>) =>
    Object.entries(some).map(([id, rule]) => ({
      ...rule,
      name: ruleNames[id as keyof typeof ruleNames],
    }));
  return { ranges: rowsOf(citedRules(elastic)), facts: rowsOf(elasticFacts[elastic.family]) };
}

export const answerOfElastic = ({ one, rules }: ElasticFamily) =>
  `${one} has up to ${formatNumber(rules.mostIops.value)} IOPS and ${formatNumber(rules.mostThroughput.value)} MB/s, as far as its size and its IOPS allow.`;

/** A disk that both families allow, and what else it might have had. */
export function exampleOf(elastic: ElasticFamily) {
  const provisioned = { gib: 512, iops: 8000, mbps: 400 };
  const { iopsPerGib, throughputPerIops } = elastic.rules;
  return {
    ...provisioned,
    disk: elasticDisk(elastic, provisioned),
    bySize: iopsPerGib.value * provisioned.gib,
    mostIops: maxIops(elastic, provisioned.gib),
    leastGib: Math.ceil(provisioned.iops / iopsPerGib.value),
    byIops: throughputPerIops.value * provisioned.iops,
    mostThroughput: maxThroughput(elastic, provisioned.iops),
  };
}

/** Sizes from the smallest to the one beyond which nothing grows any more. */
export function sizesOf(elastic: ElasticFamily) {
  const { leastSize, mostIops, iopsPerGib } = elastic.rules;
  const enough = mostIops.value / iopsPerGib.value;
  const sizes = [8, 16, 32, 64, 128, 256, 512].filter(
    (gib) => gib > leastSize.value && gib < enough,
  );
  return [leastSize.value, ...sizes, enough].map((gib) => {
    const iops = maxIops(elastic, gib);
    return { gib, iops, mbps: maxThroughput(elastic, iops) };
  });
}

export const seriesWithLimit: readonly string[] = [
  ...new Set(catalogue.vms('current').flatMap(({ elastic, series }) => (elastic ? [series] : []))),
];

const zoneWords = ['No zone', 'One zone', 'Two zones', 'Three zones'];

/** The regions on Microsoft’s list, by the number of their zones that have such disks. */
export const regionsOf = (family: ElasticFamily['family']) =>
  zoneWords
    .map((name, zones) => ({
      name,
      regions: elasticRegions[family].filter((one) => one.zones === zones),
    }))
    .filter(({ regions }) => regions.length > 0)
    .reverse();
