/** Rules under topics: each once, by what its id says. */
import { expect, test } from 'vitest';
import { topicsOf } from '../../src/site/limits-pages/rule-topics.ts';
import { rulesOfFamily } from '../../src/site/limits-pages/rules-and-notes.ts';

const premium = rulesOfFamily('Premium SSD', ['current']);

test('every rule is under one topic', () => {
  const ids = topicsOf(premium).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(premium.map(({ id }) => id).toSorted());
});

test('bursts, tiers, sharing and what counts as one IO are found by their names', () => {
  const topicOf = (wanted: string) =>
    topicsOf(premium).find(({ rules }) => rules.some(({ id }) => id === wanted))?.topic;
  expect(topicOf('burst-on-demand-price')).toBe('Burst');
  expect(topicOf('tier-lowered')).toBe('Performance tiers');
  expect(topicOf('plus-from')).toBe('Performance plus');
  expect(topicOf('shared-limit')).toBe('Sharing');
  expect(topicOf('accelerator-io')).toBe('Cache and Write Accelerator');
  // The one rule of today about what counts as one IO is no topic of its own.
  expect(topicOf('io-unit')).toBe('In general');
});

test('few rules need no topic', () => {
  expect(topicsOf(premium.slice(0, 3))).toEqual([{ rules: premium.slice(0, 3) }]);
  expect(topicsOf([])).toEqual([]);
});

test('no topic has one rule alone, but for what is general', () => {
  const single = topicsOf(premium).filter(({ rules }) => rules.length === 1);
  expect(single.filter(({ topic }) => topic !== 'In general')).toEqual([]);
});
