/** What Premium SSD v2 and Ultra Disk can be used for, what documents say of them, and what a Premium SSD has instead. */

import type { Check } from '../../kit/index.ts';
import { maxTiersOf } from '../../limits/disk-features.ts';
import { featuresToday } from '../../limits/disks/current/features.ts';
import { type ElasticFamily, maxIops, maxThroughput } from '../../limits/elastic.ts';
import { elasticFacts, lowerElsewhere } from '../../limits/elastic-facts.ts';
import { citedRules } from '../../limits/elastic-rules.ts';
import type { AnswerRuleId } from '../../limits/rules/answer.ts';
import { elasticRules } from '../../limits/rules/elastic.ts';
import type { Rule } from '../../limits/rules/rule.ts';
import { diskFeatureSources } from '../../limits/sources/disk-features.ts';
import type { Catalogue, Disk, Source } from '../../limits/types.ts';
import { delivers, tieredSet, volumeOf } from '../../storage/change/disk-sets.ts';
import type { Configuration } from '../../storage/set-up/provisioning.ts';
import { formatNumber } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { bySeverity, ruleNote } from '../shared/answer/notes.ts';
import { citationIn } from '../shared/answer/text.ts';
import { regionNotes } from '../shared/set-up/cost.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import { type Case, mostDisks, premiumSets } from './model.ts';
import { formatTiered } from './text.ts';

/** The documents on features of disks come with this calculator, since no other answer cites them. */
const own: ReadonlyMap<string, Source> = new Map(
  diskFeatureSources.map((source) => [source.id, source]),
);

const stated = (
  text: string,
  { source, place }: Pick<Rule, 'source' | 'place'>,
  catalogue: Catalogue,
  severity: Check['severity'] = 'info',
): Check => ({
  severity,
  text,
  citation: citationIn(own.get(source) ?? catalogue.source(source), place),
});

type ElasticRuleId = keyof typeof elasticRules;
const rulesOf: Readonly<
  Record<
    ElasticFamily['family'],
    { readonly answer: readonly AnswerRuleId[]; readonly own: readonly ElasticRuleId[] }
  >
> = {
  'Premium SSD v2': {
    answer: ['os-premium-v2', 'cache-premium-v2'],
    own: ['v2-zones', 'v2-gallery', 'v2-write-accelerator', 'elastic-latency'],
  },
  'Ultra Disk': {
    answer: ['os-ultra', 'cache-ultra'],
    own: [
      'ultra-availability-set',
      'ultra-empty',
      'ultra-gallery',
      'ultra-reserved-vcpus',
      'elastic-latency',
    ],
  },
};

/** What disks of this type cannot do, or only under a condition, whatever is provisioned. */
export function typeChecks(
  { elastic: { family }, prices }: Pick<Case, 'elastic' | 'prices'>,
  catalogue: Catalogue,
): readonly Check[] {
  const { answer, own: ids } = rulesOf[family];
  const { changesPerDay, sectorSize } = elasticFacts[family];
  const place = (what: string) => ({ source: 'disk-types', place: `${family} ${what}` }) as const;
  return compact([
    ...regionNotes([{ family }], prices, catalogue),
    ...answer.map((id) => ruleNote(id, catalogue)),
    ...ids.map((id) => stated(elasticRules[id].statement, elasticRules[id], catalogue)),
    changesPerDay &&
      stated(
        `${family}: ${changesPerDay.value} ${changesPerDay.unit}. ${changesPerDay.note}`,
        place('performance'),
        catalogue,
      ),
    sectorSize &&
      stated(
        `${family}: sectors of ${formatNumber(sectorSize.value)} bytes, the least that an IO counts. ${sectorSize.note}`,
        place('size'),
        catalogue,
      ),
  ]);
}

/** What other documents say against a figure: where they hold, the disk would be refused. */
function doubts(
  elastic: ElasticFamily,
  { provisioned: { gib: size, iops, mbps } }: Configuration,
  catalogue: Catalogue,
): readonly Check[] {
  const { family } = elastic;
  const lower = lowerElsewhere[family];
  const figures = {
    iopsPerGib: [iops / size, `${formatNumber(iops)} IOPS on ${formatNumber(size)} GiB`],
    mostIops: [iops, `${formatNumber(iops)} IOPS`],
    mostThroughput: [mbps, `${formatNumber(mbps)} MB/s`],
  } as const;
  return (['iopsPerGib', 'mostIops', 'mostThroughput'] as const).flatMap((name) => {
    const [value, text] = figures[name];
    const { note = '', source } = citedRules(elastic)[name];
    return value > (lower[name] ?? value)
      ? [
          stated(
            `${text} for one disk are more than another document allows. ${note}`,
            { source, place: `${family}, its limits` },
            catalogue,
            'warning',
          ),
        ]
      : [];
  });
}

/** Premium SSD with what it can have besides: a higher tier for some days, or performance plus. */
function premiumChecks(given: Case, catalogue: Catalogue): readonly Check[] {
  const { premium, needs, prices, vm, edition, now } = given;
  if (!prices || edition !== 'current') return [];
  const most = mostDisks(given);
  const maxTiers = maxTiersOf(featuresToday);
  // To other disks than those of today data would be copied.
  const maxTierOf = ({ name }: Disk) =>
    now?.disk.name === name ? premium.find((disk) => disk.name === maxTiers.get(name)) : undefined;
  const tiered = tieredSet(
    premium.filter(({ bought }) => !bought),
    needs,
    most,
    maxTierOf,
    prices,
  );
  const usable = tiered && delivers({ disk: tiered.tier, disks: tiered.disks }, vm, needs, edition);

  const [ordinary] = premiumSets(given);
  return compact([
    // Where disks as they are do it for no more, nobody needs a tier.
    tiered &&
      usable &&
      tiered.disks === now?.disks &&
      tiered.cost < (ordinary?.cost ?? Number.POSITIVE_INFINITY) &&
      stated(
        formatTiered(tiered),
        { source: 'performance-tiers', place: 'Billing impact' },
        catalogue,
      ),
    ordinary?.disk.bought?.plus && ruleNote('plus-created', catalogue),
  ]);
}

/** Every check that concerns the disks, the most important first. */
export function checksOf(given: Case, set: Configuration, catalogue: Catalogue): readonly Check[] {
  const { elastic, vm, edition } = given;
  const { one, family, rules } = elastic;
  const { gib: size, iops } = set.provisioned;
  const n = formatNumber;
  const { quota } = elasticFacts[family];
  const inAll = (size * set.disks) / 1024;
  return bySeverity([
    ...doubts(elastic, set, catalogue),
    quota &&
      inAll > quota.value &&
      stated(
        `${n(inAll, 1)} TiB in all: more than ${quota.value} TiB of ${family} have to be asked for. ${quota.note}`,
        { source: quota.source, place: family },
        catalogue,
        'warning',
      ),
    stated(
      `${one} of ${n(size)} GiB can have ${n(rules.leastIops.value)} to ${n(maxIops(elastic, size))} IOPS, and with ${n(iops)} IOPS ${n(rules.leastThroughput.value)} to ${n(maxThroughput(elastic, iops))} MB/s.`,
      { source: 'disk-types', place: `${family} performance` },
      catalogue,
      'passed',
    ),
    ...volumeNotes(volumeOf(set, vm), edition, 'None', catalogue),
    ...typeChecks(given, catalogue),
    ...premiumChecks(given, catalogue),
  ]);
}
