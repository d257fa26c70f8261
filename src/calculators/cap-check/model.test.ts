/** Which targets can be followed. What is computed of them is tested in tests/cap-check. */
import { describe, expect, test } from 'vitest';
import { parseQuery } from '../../kit/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { capCheck } from './index.ts';

const viewModelOf = (query: string) =>
  capCheck.viewModel(parseQuery(`vm=DS13&limits=2018-09&${query}`).lookup, fullDataset);
const problemOf = (query: string, name: string) =>
  viewModelOf(query).controls.find((control) => control.name === name)?.problem;

describe('Targets that can’t be followed', () => {
  test('are refused where they disagree by more than one percent.', () => {
    const both = 'io-size=8KiB&target-iops=1000';
    expect(problemOf(`${both}&target-throughput=8192KB/s`, 'target-throughput')).toBeUndefined();
    expect(problemOf(`${both}&target-throughput=8.2MB/s`, 'target-throughput')).toBeUndefined();
    expect(problemOf(`${both}&target-throughput=9MB/s`, 'target-throughput')).toMatch(
      /another throughput/,
    );
    expect(viewModelOf(`${both}&target-throughput=9MB/s`).answer).toBeUndefined();
  });

  test('are refused beside the target where every data group has IOPS of its own.', () => {
    const groups = 'disks=data:P30x1:None:100,log:P30x1:None';
    expect(problemOf(`${groups}&target-iops=100`, 'target-iops')).toMatch(/no group is left/);
    expect(problemOf(`${groups}&target-throughput=1MB/s`, 'target-throughput')).toMatch(
      /no group is left/,
    );
  });
});
