/** What the answer says of the OS disk that was entered. */
import { describe, expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import { type Answer, plainText } from '../../kit/index.ts';
import { capCheck } from '../cap-check/index.ts';
import { find } from './index.ts';

const answerOf = (query: string, calculator: typeof find | typeof capCheck = find): Answer => {
  const { answer } = openedBy(calculator, query);
  if (!answer) throw new Error(query);
  return answer;
};
const warnings = ({ checks }: Answer) =>
  checks.filter(({ severity }) => severity === 'warning').map(({ text }) => text);

// “Prepare for Standard HDD OS disk support retirement”: 2028-09-08.
test('A Standard HDD for the OS has the warning of the cap check: it retires.', () => {
  const ofCapCheck = warnings(
    answerOf('vm=D8s_v5&disks=os:S10x1:ReadOnly,data:P30x1:None', capCheck),
  ).find((text) => text.includes('2028-09-08'));
  expect(ofCapCheck).toMatch(/Standard HDD as OS disk retires on 2028-09-08: create none any more/);
  const load = 'target-iops=2000&target-throughput=40MB/s&capacity=1TiB';
  expect(ofCapCheck).toContain(
    warnings(answerOf(`${load}&os-disk=S10`)).find((text) => text.includes('2028-09-08')),
  );
  expect(warnings(answerOf(load))).toEqual([]);
});

test('What the disks cost has the OS disk in it, and says so where one is paid for.', () => {
  const query = 'target-iops=20000&types=premium-v2&os-disk=';
  const ofDisks = (os: string) =>
    answerOf(`${query}${os}`).readouts.find(({ id }) => id === 'disk-cost');
  expect(ofDisks('P10')?.label).toBe('Disks with OS disk');
  expect(ofDisks('none')?.label).toBe('Disks a month');
  expect(ofDisks('Ephemeral-64GiB-CacheDisk')?.label).toBe('Disks a month');
  // A P10 in West Europe, prices of 2026-08-22.
  expect((ofDisks('P10')?.value ?? 0) - (ofDisks('none')?.value ?? 0)).toBeCloseTo(21.68, 6);
});

describe('An ephemeral OS disk', () => {
  const at = (place: string) => `target-iops=20000&os-disk=Ephemeral-64GiB-${place}`;
  const costOf = (place: string) =>
    answerOf(at(place)).readouts.find(({ id }) => id === 'cost')?.value ?? Number.NaN;

  // D32as_v4 has room in its cache and costs $1,343 a month, F8alds_v7 has it on local NVMe and costs $505.
  test('is proposed in the place of a VM where all costs least.', () => {
    const answer = answerOf(at('CacheDisk'));
    const [first] = answer.recommendations;
    const cost = costOf('NvmeDisk');
    expect(cost).toBeLessThan(costOf('ResourceDisk'));
    const [now, then] = [costOf('CacheDisk'), cost].map(Math.round) as [number, number];
    expect(plainText(first?.text ?? [])).toMatch(
      new RegExp(`^The OS disk in the local NVMe disks costs \\$${now - then} less: `),
    );
    expect(first?.query).toContain('os-disk=Ephemeral-64GiB-NvmeDisk');
  });

  test('that is in the cheapest place stays there.', () => {
    const texts = answerOf(at('NvmeDisk')).recommendations.map(({ text }) => plainText(text));
    expect(texts.filter((text) => text.includes('OS disk'))).toEqual([]);
  });
});

// “Azure Disk Encryption for Linux VMs”, Supported VMs; “Azure Disk Encryption scenarios on Windows VMs”, Restrictions (2026-02-20).
test('Where Azure Disk Encryption does not work, one sentence of the answer says so.', () => {
  const sentences = (query: string) =>
    answerOf(query).checks.filter(({ text }) => text.includes('Azure Disk Encryption'));
  expect(sentences('target-iops=20000')).toHaveLength(1);
  expect(
    sentences(
      'types=premium&cache=None&memory=64GiB&target-iops=2000&target-throughput=60MB/s&capacity=1TiB&exclude=retiring,preview,arm,burstable,gpu,unpublished',
    ),
  ).toEqual([]);
});
