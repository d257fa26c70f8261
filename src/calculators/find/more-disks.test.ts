/** The default maximum of data disks: Find names what it costs before what targets cost. */
import { describe, expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import type { Answer } from '../../kit/index.ts';
import { find } from './index.ts';

const answerOf = (query: string): Answer => {
  const { answer } = openedBy(find, query);
  if (!answer) throw new Error('There is no answer.');
  return answer;
};
const costOf = ({ readouts }: Answer) => readouts.find(({ id }) => id === 'cost')?.value ?? 0;
const said = ({ recommendations }: Answer) =>
  recommendations.map(({ text, query }) => ({
    text: text.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    query,
  }));

describe('The usual maximum of four disks', () => {
  // 260,000 IOPS with 20 % to spare are 325,000. A Premium SSD v2 has at most 80,000: five of them, or one Ultra Disk.
  const load = 'target-iops=260000&target-throughput=5000MB/s&capacity=1TiB';

  test('is the first that is proposed to change where a fifth disk is far cheaper.', () => {
    const [four, five] = [answerOf(load), answerOf(`${load}&max-disks=5`)];
    const less = (Math.round(costOf(four)) - Math.round(costOf(five))).toLocaleString('en');
    expect(said(four)[0]).toEqual({
      text: expect.stringMatching(
        new RegExp(`^5 disks cost \\$${less} less: .* with 5 × Premium SSD v2 .* a month\\.$`),
      ),
      query: expect.stringContaining('max-disks=5'),
    });
    expect(four.checks.map(({ text }) => text)).toContain(
      `The default of at most 4 disks costs $${less} of it.`,
    );
    expect(four.why).not.toContain('The dearest requirement');
  });

  test('is left alone where somebody typed another one, or more disks save less than a tenth.', () => {
    expect(said(answerOf(`${load}&max-disks=3`))[0]?.text).not.toMatch(/disks cost/);
    // 16 disks of 256 GiB, whose 3,000 IOPS each are free, cost $837 in place of $913.
    expect(said(answerOf('target-iops=20000'))[0]?.text).toMatch(/^30 % headroom/);
  });

  // 700,000 IOPS over two VMs with 20 % to spare are 437,500 each: six Premium SSD v2 of 80,000.
  test('does not make a load dear that is split over several VMs.', () => {
    const split = said(answerOf('target-iops=700000&target-throughput=16000MB/s&capacity=4TiB')).at(
      -1,
    );
    expect(split?.text).toMatch(/^Split over 2 VMs .* with 6 × Premium SSD v2 /);
    expect(split?.query).toContain('max-disks=6');
  });
});
