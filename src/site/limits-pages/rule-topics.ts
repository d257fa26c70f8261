/** Rules of a page under the topics that their ids begin with. */
import type { RuleId } from '../../limits/index.ts';
import type { Applied } from './rules-and-notes.ts';

/** The topics in the order of a page. */
const topics = [
  'Burst',
  'Performance tiers',
  'Performance plus',
  'Sharing',
  'Cache and Write Accelerator',
  'Counting',
  'In general',
] as const;
type Topic = (typeof topics)[number];
const general = 'In general' satisfies Topic;

/** Some ids begin with a kind of disk, and the topic comes after it. */
const topicOfId: Partial<Record<RuleId, Topic>> = {
  'elastic-no-burst': 'Burst',
  'elastic-shared': 'Sharing',
  'elastic-shared-zone': 'Sharing',
  'v2-write-accelerator': 'Cache and Write Accelerator',
  'hdd-iops-size': 'Counting',
};
const topicOfWord: Readonly<Record<string, Topic>> = {
  burst: 'Burst',
  tier: 'Performance tiers',
  plus: 'Performance plus',
  shared: 'Sharing',
  cache: 'Cache and Write Accelerator',
  accelerator: 'Cache and Write Accelerator',
  io: 'Counting',
  operations: 'Counting',
};
const wordOf = ({ id }: Applied) => id.split('-')[0] ?? '';
const topicOf = (rule: Applied): Topic =>
  topicOfId[rule.id] ?? topicOfWord[wordOf(rule)] ?? general;

/** These say what a topic is about, and come first in it. */
const leads: ReadonlySet<RuleId> = new Set(['tier-higher', 'plus-from']);

/** More rules than these are found by their topic. */
const few = 6;

const byLead = (one: Applied, other: Applied) =>
  Number(leads.has(other.id)) - Number(leads.has(one.id));

/** Under which topics does a page list the rules of today? A few rules need none. */
export function topicsOf(
  rules: readonly Applied[],
): readonly { readonly topic?: Topic; readonly rules: readonly Applied[] }[] {
  if (rules.length <= few) return rules.length > 0 ? [{ rules }] : [];
  const counts = Map.groupBy(rules, topicOf);
  // One rule is no topic.
  const byTopic = Map.groupBy(rules, (rule) =>
    counts.get(topicOf(rule))?.length === 1 ? general : topicOf(rule),
  );
  return topics.flatMap((topic) => {
    const own = byTopic.get(topic);
    return own ? [{ topic, rules: own.toSorted(byLead) }] : [];
  });
}
