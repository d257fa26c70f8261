/** What set-ups that were found are called, and by what they are compared. */
import { describe, expect, test } from 'vitest';
import { type Answer, parseQuery } from '../../kit/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { find } from './index.ts';

const answerOf = (query: string): Answer => {
  const { lookup, given } = parseQuery(query);
  const { answer } = find.viewModel(lookup, fullDataset, given);
  if (!answer) throw new Error(`No answer to ${query}`);
  return answer;
};

describe('The letters of set-ups', () => {
  const lettersOf = (answer: Answer) => (answer.setUps ?? []).map(({ letter }) => letter);
  const marksOf = ({ chart }: Answer) => {
    const [panel] = chart?.panels ?? [];
    return [panel?.current?.label ?? '', ...(panel?.marks ?? []).map(({ label }) => label)];
  };

  test('go from A in the order of the table, which prints them, too.', () => {
    const answer = answerOf('');
    const letters = lettersOf(answer);
    expect(letters.length).toBeGreaterThan(3);
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, letters.length));
    const first = (answer.tables[0]?.rows ?? []).map(({ cells }) => cells[0]?.slice(0, 2));
    expect(first).toEqual(letters.map((letter) => `${letter}:`));
  });

  test.each([
    ['the first case', ''],
    [
      'one disk',
      'target-iops=3000&target-throughput=0&capacity=128GiB&types=premium-v2&max-disks=1',
    ],
    ['throughput', 'target-iops=0&target-throughput=400MB/s'],
    ['a set-up that crosses an unpublished limit', 'target-iops=9000&cache=ReadOnly&hit=100%'],
  ])('are in the chart, each once, if the set-up has a place there: %s.', (_, query) => {
    const answer = answerOf(query);
    const marked = marksOf(answer).flatMap((label) => label.split(':')[0]?.split(', ') ?? []);
    if (!answer.chart) return expect(marked).toEqual(['']);
    expect(new Set(marked).size).toBe(marked.length);
    for (const letter of marked) expect(lettersOf(answer)).toContain(letter);
    const checked = (answer.setUps ?? []).filter(({ verdict }) => verdict !== 'not-checked');
    expect(marked.toSorted()).toEqual(checked.map(({ letter }) => letter));
  });
});

describe('The figures by which set-ups are compared', () => {
  test('have the limits of the VM that the data disks use most.', () => {
    const [first] =
      answerOf('target-iops=20000&target-throughput=0&capacity=128GiB&types=premium-v2&max-disks=2')
        .setUps ?? [];
    const value = (id: string) => first?.readouts.find((one) => one.id === id)?.value ?? Number.NaN;
    expect(value('vm-iops')).toBeGreaterThanOrEqual(value('iops'));
    expect(value('vm-throughput')).toBeGreaterThanOrEqual(value('throughput'));
  });
});
