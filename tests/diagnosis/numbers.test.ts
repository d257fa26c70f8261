/** A measurement as numbers, in place of a text. */
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  checksOf,
  headlineOf,
  numbersOf,
  sentencesOf,
  type Texts,
  times,
  viewModelOf,
} from './answers.ts';

const d4 = { vm: 'D4s_v5', disks: 'data:P30x1:None' };

describe('Numbers', () => {
  test('are judged as a text is: 145 MB/s are the uncached limit of a D4s_v5 (Dsv5 sizes series).', () => {
    const given = { ...d4, 'measured-iops': '2896', 'measured-throughput': '145' };
    expect(answerOf(given)).toMatchObject({
      verdict: 'at-limit',
      boundBy: ['VM uncached throughput (D4s_v5)'],
    });
    expect(headlineOf(given)).toBe('The VM stops you at 145 of 145 MB/s.');
    expect(numbersOf(given)).toMatchObject({ iops: 2896, throughput: 145e6 });
  });

  test('at the burst limit of a VM that is the limit of its disks too name both: 20,000 IOPS of a D8s_v5 (Dsv5 sizes series) and of 4 × P30.', () => {
    const given = { vm: 'D8s_v5', disks: 'data:P30x4:None', 'measured-iops': '20000' };
    expect(answerOf(given)).toMatchObject({
      verdict: 'at-limit',
      boundBy: ['VM uncached IOPS (D8s_v5)', 'disk IOPS (4 × P30)'],
    });
    expect(sentencesOf(given)).toBe(
      'This is a burst at its limit: 100 % of 20,000 IOPS, and at 1 more limit. On data disks (data 4 × P30 with host cache None): 20,000 IOPS of 12,800 IOPS. D8s_v5 can burst so far while credits last, and has 12,800 IOPS after that. Both have to be raised.',
    );
  });

  test('of disks that are full while the VM bursts say what the VM has after that.', () => {
    const given = { vm: 'D8s_v5', disks: 'data:P30x3:None', 'measured-iops': '15000' };
    expect(sentencesOf(given)).toBe(
      'The disks stop you at 15,000 of 15,000 IOPS (3 × P30). Measured on data disks (data 3 × P30 with host cache None). The VM bursts meanwhile, and has 12,800 IOPS after that.',
    );
  });

  test('are asked for their VM, and not judged by that of the example.', () => {
    const given = { 'measured-iops': '2,896', 'measured-throughput': '145 MB/s' };
    const { answer, query, controls } = viewModelOf(given);
    expect(headlineOf(given)).toBe('145 MB/s, 2,896 IOPS. Which VM is it?');
    expect(answer?.verdict).toBeUndefined();
    expect(controls.find(({ name }) => name === 'vm')?.text).toBe('');
    expect(query).toBe('measured-iops=2896&measured-throughput=145MB/s');
  });

  test.each([
    [{ 'measured-iops': '5000', 'measured-latency': '12.8ms' }, { 'queue-depth': 64 }],
    [{ 'measured-iops': '5000', 'measured-queue-depth': '64' }, { latency: 0.0128 }],
    [{ 'measured-latency': '12.8', 'measured-queue-depth': '64' }, { iops: 5000 }],
  ])('of %j give the third by Little’s law.', (given, third) => {
    const numbers = numbersOf({ ...d4, ...given } as Texts);
    for (const [name, value] of Object.entries(third)) expect(numbers[name]).toBeCloseTo(value, 9);
  });

  test('have a read ratio.', () => {
    const given = { ...d4, 'measured-iops': '1000', 'measured-read': '70%' };
    expect(numbersOf(given)['read']).toBeCloseTo(0.7, 9);
  });

  test('of one dimension say that the other is not compared.', () => {
    expect(checksOf({ ...d4, 'measured-iops': '100' }, 'warning')).toContain(
      'no throughput limit is compared',
    );
    expect(checksOf({ ...d4, 'measured-throughput': '100' }, 'warning')).toContain(
      'no IOPS limit is compared',
    );
  });

  test('with nothing to compare are asked for more.', () => {
    expect(headlineOf({ ...d4, 'measured-latency': '2ms' })).toBe('Enter IOPS or throughput too.');
  });

  test('that cannot be read are a problem of their field.', () => {
    const { controls, answer } = viewModelOf({ ...d4, 'measured-iops': 'many' });
    expect(answer).toBeUndefined();
    expect(controls.find(({ name }) => name === 'measured-iops')?.problem).toContain('5000 IOPS');
  });

  test('count for nothing beside a text.', () => {
    const text = times(12, ['sdc', 500, 0, 4000, 0, 2, 0, 1, 100]);
    expect(numbersOf({ ...d4, text, 'measured-iops': '9000' })['iops']).toBe(500);
  });
});

describe('More than disks with a ReadOnly cache allow', () => {
  const given = (disks: string, iops: string, throughput: string, read = '') => ({
    ...{ vm: 'E16bds_v5', disks: `data:P40x${disks}:ReadOnly` },
    ...{ 'measured-iops': iops, 'measured-throughput': throughput, 'measured-read': read },
  });

  test('is not explained by reads that were not there.', () => {
    const said = sentencesOf(given('2', '30000', '240', '5%'));
    expect(said).toContain('A disk setting may allow this: 30,000 of 15,000 IOPS');
    // Of each P40, which has 16,000 IOPS with performance plus.
    expect(said).toContain(
      'At 5 % reads the host cache answered 1,500 IOPS at most. Performance plus (32,000 IOPS) or billed on-demand bursting (60,000 IOPS) allows it, where it is set.',
    );
  });

  test('says what reached the disk, where another figure is that of its limit by chance.', () => {
    const said = sentencesOf(given('1', '7500', '491.5', '53%'));
    expect(said).toContain('The host cache answered: 492 of 250 MB/s (P40).');
    // 7,500 × 250 / 491.5
    expect(said).toContain('With IOs of one size no more than 3,815 IOPS reached the disk.');
  });

  test('may be reads where their share is not known, and the answer says so.', () => {
    const said = sentencesOf(given('2', '30000', '240'));
    expect(said).toContain('The host cache may have answered: 30,000 of 15,000 IOPS');
    expect(said).toContain('at least 15,000 IOPS, since the host cache answers no writes');
  });
});

test('More than a cached limit that its page has of the temp disk alone is not checked, and no mistake of the reader.', () => {
  const said = sentencesOf({
    ...{ vm: 'D8ds_v5', disks: 'data:P40x2:ReadOnly', 'measured-read': '95%' },
    ...{ 'measured-iops': '40000', 'measured-throughput': '160' },
  });
  expect(said).toContain('The host cache answered: 40,000 of');
  expect(said).toContain('Not checked: the VM’s cached limit of D8ds_v5 is not published above');
  expect(said).not.toContain('check the VM size');
});

describe('Consumed percentages', () => {
  test('are shares of published limits: 100 % of the 12,800 IOPS of a D8s_v3 (Dv3 and Dsv3 sizes series).', () => {
    const given = {
      vm: 'D8s_v3',
      disks: 'data:P30x2:None',
      'measured-consumed': 'vm-uncached-iops:100%,data-disk-iops:40',
    };
    expect(answerOf(given)).toMatchObject({
      verdict: 'at-limit',
      boundBy: ['VM uncached IOPS (D8s_v3)'],
    });
    expect(viewModelOf(given).query).toContain(
      'measured-consumed=vm-uncached-iops:100%25,data-disk-iops:40%25',
    );
  });

  test('are the headline before the VM is known.', () => {
    expect(headlineOf({ 'measured-consumed': 'vm-uncached-bandwidth:98' })).toBe(
      'VM uncached at 98 % of its throughput limit. Which VM is it?',
    );
  });

  test('of a pasted file are refused by its beginning.', () => {
    const { controls } = viewModelOf({ 'measured-consumed': 'vm-uncached-iops:98,'.repeat(200) });
    expect(controls.find(({ name }) => name === 'measured-consumed')?.problem).toBe(
      'These are more parts than there are metrics.',
    );
  });

  test('of no metric are a problem that lists them.', () => {
    const { controls } = viewModelOf({ 'measured-consumed': 'cpu:50' });
    expect(controls.find(({ name }) => name === 'measured-consumed')?.problem).toContain(
      'vm-uncached-iops',
    );
  });
});

describe('Without a text', () => {
  test('and without numbers it is asked for, and nothing is judged.', () => {
    const { answer } = viewModelOf({ text: '' });
    expect(headlineOf({ text: '' })).toBe('Paste what your tool printed, or enter numbers.');
    expect([answer?.verdict, answer?.limits, answer?.readouts]).toEqual([undefined, [], []]);
  });
});
