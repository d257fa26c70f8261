/** The list of changes to the dataset is complete: nothing that is published changes without an entry. */
import { describe, expect, test } from 'vitest';
import { datasetVersions, versionOf } from '../../src/limits/changes.ts';
import { limitsJson } from '../../src/limits/publish/index.ts';
import { changedMembers, digests, keptDigests, whatToDo } from '../measure/digest.ts';

const published = limitsJson();

test('Every change of the published dataset is described in the list of changes.', async () => {
  expect(whatToDo(await keptDigests(), digests(published))).toBeUndefined();
});

test('The newest version comes first, one a day, and a form never goes back.', () => {
  const dates = datasetVersions.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const forms = datasetVersions.map(({ form }) => form.split('.').map(Number));
  const rank = ([major = 0, minor = 0]: readonly number[]) => 1000 * major + minor;
  expect(forms.map(rank)).toEqual(forms.map(rank).sort((one, other) => other - one));
});

test('A version is the form and the day.', () => {
  expect(versionOf({ date: '2026-11-22', form: '2.0', changes: [] })).toBe('2.0.20261122');
  expect(published.version).toBe(
    versionOf(datasetVersions[0] ?? { date: '', form: '0.0', changes: [] }),
  );
  expect(published.changes).toEqual(datasetVersions);
});

test('Each change is a sentence with a reason, and a corrected figure differs.', () => {
  for (const { what, why, figures = [] } of datasetVersions.flatMap(({ changes }) => changes)) {
    for (const text of [what, why]) expect(text).toMatch(/^\S.*\.$/);
    for (const { before, now } of figures) expect(now).not.toBe(before);
  }
});

test('The corrected figures of the newest version are in the dataset.', () => {
  // The two sizes of Bv1, from the resource API of June 2025.
  const local = (name: string) =>
    published.vms.find((vm) => vm.name === name && vm.edition === 'current')?.localDisk?.throughput;
  expect(local('B1s')?.value).toBe(22.528);
  expect(local('B20ms')?.value).toBe(124.928);
});

describe('The digests', () => {
  const now = digests(published);

  test('notice a single figure that differs, and name the member.', () => {
    const disks = published.disks.map((disk) =>
      disk.name === 'P30' ? { ...disk, maxShares: 4 } : disk,
    );
    expect(changedMembers(now, digests({ ...published, disks }))).toEqual(['disks']);
  });

  test('are the same for the same dataset.', () => {
    expect(digests(limitsJson())).toEqual(now);
    expect(whatToDo(now, now)).toBeUndefined();
  });

  test('ask for a description where there is none, and for the command where there is one.', () => {
    const other = { ...now, members: { ...now.members, vms: '0' } };
    expect(whatToDo(other, now)).toMatch(/Changed in limits\.json: vms\.\nSay what changed/);
    expect(whatToDo({ ...other, described: '0' }, now)).toMatch(/run npm run digest -- --save\.$/);
  });
});
