/** Which notes on disks an answer has, and which of them on their bursting. */
import { expect, test } from 'vitest';
import { diskNamed, fullDataset } from '../../full-dataset.ts';
import { notesOn } from './notes.ts';

/** The notes on bursting of an answer that computes with this part of it. */
const said = (name: string, counted?: Parameters<typeof notesOn>[3]) =>
  notesOn([diskNamed(name, 'current')], 'current', fullDataset.catalogue, counted)
    .map(({ text }) => text)
    .filter((text) => /burst/.test(text));

test('a note on bursting that an answer does not count says that the sustained limits are used', () => {
  // Disk types page: a P4 bursts from credits for 30 minutes; a P30 bursts on demand.
  expect(said('P4')).toEqual([
    expect.stringMatching(/^P4 can burst to 3,500 IOPS .* 30 minutes .*uses its sustained limits/),
  ]);
  expect(said('P30')).toEqual([
    expect.stringMatching(/^P30 can have on-demand bursting, .*uses its sustained limits/),
  ]);
});

test('bursting that an answer counts has no note', () => {
  expect(said('P4', ['burst'])).toEqual([]);
  expect(said('P30', ['burst'])).toHaveLength(1);
  expect(said('P30', ['burst', 'onDemand'])).toEqual([]);
});

test('a note with the same words for two disks is listed once', () => {
  const disks = ['P10-ZRS', 'P30-ZRS', 'P30-ZRS'].map((name) => diskNamed(name, 'current'));
  const texts = notesOn(disks, 'current', fullDataset.catalogue).map(({ text }) => text);
  expect(texts.filter((text) => /zone-redundant disks take longer/.test(text))).toHaveLength(1);
  expect(texts.filter((text) => text.startsWith('P30-ZRS can have on-demand'))).toHaveLength(1);
});
