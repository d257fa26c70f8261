/** How an answer words a burst: its headline, when credits are used up, and when they are back. */
import { expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

test.each([
  ['', 'Full 3,500 IOPS for 30 min, then 2,300.'],
  [
    'steps=2h:3500IOPS&repeat=yes',
    'Full 3,500 IOPS for 30 min, then 2,300. In the long run 66 % are delivered.',
  ],
  // Until the credits were used up the load was mostly another one, so that no rate is named for that time.
  [
    'steps=10min:3500IOPS,1h:2500IOPS,3h:3000IOPS',
    'Delivered in full for 87.1 min, then 2,300 of 3,000 IOPS.',
  ],
  // The load needs credits from 1:00 on.
  [
    'steps=1h:500IOPS,45min:3500IOPS,6h:400IOPS',
    'Delivered in full until 1:30, then 2,300 of 3,500 IOPS.',
  ],
])('It names the full rate only where the load had it all the time: %s.', (query, sentence) => {
  expect(reportOf('burst', query, () => '').headline).toBe(sentence);
});

const night = reportOf('burst', 'steps=1h:500IOPS,45min:3500IOPS,6h:400IOPS', () => '');
const figure = (report: typeof night, id: string) => report.readouts?.find((one) => one.id === id);

test('A load that exceeds the sustained limits later has the time of the clock, and how long credits lasted.', () => {
  const since = '30 min after the load exceeds the sustained limits (at 1:00)';
  expect(night.why).toContain(`At 1:30 the credits are used up, ${since}.`);
  expect(figure(night, 'lasts')).toMatchObject({ text: '1:30', value: 5400, aside: since });
});

test('What is back after the steps is told from what is back after a rest.', () => {
  expect(figure(night, 'refill')).toMatchObject({
    ...{ label: 'Credits after the steps', text: 'all back', value: 0 },
  });
  expect(
    figure(
      reportOf('burst', '', () => ''),
      'refill',
    ),
  ).toMatchObject({
    ...{ label: 'Credits back after', text: '15.7 min', aside: 'at rest, after the steps' },
  });
  expect(
    figure(
      reportOf('burst', 'disk=P40', () => ''),
      'refill',
    )?.text,
  ).toBe('none to refill');
});

// How it is made stands beside the name: that of the more disruptive one, where two things are changed.
test.each([
  [
    'disk=P10&disks=2&vm=B4ms&steps=2h:6000IOPS,22h:100IOPS&repeat=yes&region=belgiumcentral',
    ['B4as_v2, and P10 at performance tier P30', 'new VM'],
  ],
  [
    'disk=P30&disks=8&vm=E32-8s_v5&steps=24h:54000IOPS&repeat=yes&os=windows',
    ['E48s_v5, and P30 at performance tier P40', 'restart'],
  ],
  ['disk=P10&steps=24h:2300IOPS', ['P10 at performance tier P20', 'online']],
])('An option names what is changed, and not how: %s.', (query, option) => {
  const { options = [] } = reportOf('burst', query, () => '');
  expect(options.map(({ change, how }) => [change, how])).toContainEqual(option);
});
