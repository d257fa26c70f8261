/** What is drawn at a key, before the details follow. */
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { calculators } from '../../calculators/index.ts';
import { type Details, parseQuery, toEnd, type ViewModel } from '../../kit/index.ts';
import { Burst } from '../cap-check/Burst.tsx';
import { CalculatorView } from '../view/CalculatorView.tsx';
import { besideLast, HeadlineFirst } from './before-details.ts';

const nothing = () => {};
const links = { to: () => '', page: () => '' } as unknown as Parameters<
  typeof CalculatorView
>[0]['links'];

const drawn = (screen: ViewModel, complete: ViewModel['answer']) =>
  renderToString(
    <CalculatorView
      screen={screen}
      complete={complete}
      links={links}
      views={{ Burst }}
      onText={nothing}
      onList={nothing}
      onTry={nothing}
      onTool={nothing}
      loadPanel={async () => undefined}
    />,
  );

/** Cases that show more at a key than the defaults do: disks that burst. */
const queries: Readonly<Record<string, string>> = {
  'cap-check': 'vm=D8s_v5&disks=data:P10x4:None',
  'io-size': 'disk=P10',
};

/** A screen, and the names of the details that are read from its answer. */
function watched({ answer, ...screen }: ViewModel, details: Details) {
  const read = new Set<string>();
  if (!answer) throw new Error('There is no answer.');
  const proxy = new Proxy(answer, {
    get(target, name, receiver) {
      if (name in details) read.add(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
  return { screen: { ...screen, answer: proxy }, read };
}

test.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
  '%s: no detail of the new answer is computed or shown while those of the last one are.',
  (_, calculator) => {
    const { lookup } = parseQuery(queries[calculator.id] ?? '');
    const started = toEnd(calculator.start(lookup, fullDataset));
    const last = toEnd(calculator.start(lookup, fullDataset));
    const complete = last.details && toEnd(last.details()).answer;
    if (!complete || !started.answer) throw new Error('There is no answer.');
    const {
      verdict,
      badge,
      boundBy,
      bottleneck,
      whose,
      headline,
      readouts,
      burst,
      plane,
      ...details
    } = complete;
    // What is computed at once is plain, and none of it is a detail.
    expect(structuredClone(started.screen())).toEqual(started.screen());
    for (const name of Object.keys(details)) expect(started.answer).not.toHaveProperty(name);
    const { screen, read } = watched(besideLast(started, complete), details);
    drawn(screen, complete);
    expect([...read]).toEqual([]);
  },
);

test('What is drawn first has the sentence and the figures of the new answer, and the inputs and pictures of the last.', () => {
  const calculator = calculators.find(({ id }) => id === 'cap-check');
  const at = (query: string) => {
    const { lookup } = parseQuery(query);
    if (!calculator) throw new Error('There is no such calculator.');
    return [
      calculator.viewModel(lookup, fullDataset),
      toEnd(calculator.start(lookup, fullDataset)),
    ] as const;
  };
  const [before] = at('vm=D8s_v5&target-iops=20000&io-size=8KiB');
  const [{ answer: whole, controls }, started] = at('vm=D8s_v5&target-iops=2000&io-size=8KiB');
  if (!before.answer || !whole) throw new Error('There is no answer.');
  const words = new HeadlineFirst();
  expect(words.of(started, before.answer)).toBeUndefined();
  words.drawn(before);
  expect(words.pending(before.answer)).toBeUndefined();
  const first = words.of(started, before.answer);
  if (!first) throw new Error('Nothing is drawn.');
  expect(words.pending(before.answer)?.controls).toEqual(controls);
  expect(first.controls).toBe(before.controls);
  expect(first.answer?.plane).toBe(before.answer.plane);
  expect(first.answer?.limits).toBe(before.answer.limits);
  const { verdict, boundBy, headline, readouts } = whole;
  expect(first.answer).toMatchObject({ verdict, boundBy, headline, readouts });
  expect(verdict).not.toBe(before.answer.verdict);
});

test('Words drawn before the details of the last answer are there leave its picture as it was drawn.', () => {
  const calculator = calculators.find(({ id }) => id === 'io-size');
  const at = (query: string) => {
    if (!calculator) throw new Error('There is no such calculator.');
    return toEnd(calculator.start(parseQuery(query).lookup, fullDataset));
  };
  const [first, second, third] = ['8KiB', '16KiB', '32KiB'].map((size) => at(`io-size=${size}`));
  const complete = first?.details && toEnd(first.details()).answer;
  if (!complete || !second || !third) throw new Error('There is no answer.');
  const words = new HeadlineFirst();
  words.drawn(besideLast(second, complete));
  const { plane } = words.of(third, complete)?.answer ?? {};
  expect(plane).toBeDefined();
  expect(plane).toBe(second.screen().answer?.plane);
  expect(plane).not.toEqual(complete.plane);
});

/** The line of the verdict and the bottleneck, as drawn. */
function statusOf(id: string, query: string) {
  const calculator = calculators.find((one) => one.id === id);
  const screen = calculator?.viewModel(parseQuery(query).lookup, fullDataset);
  if (!screen?.answer) throw new Error('There is no answer.');
  const html = drawn(screen, screen.answer);
  return { screen, answer: screen.answer, line: /<p class="status">.*?<\/p>/.exec(html)?.[0] };
}

test('The line of the bottleneck names two limits, and of more than two one and how many there are.', () => {
  const { answer, line } = statusOf(
    'cap-check',
    'vm=D64s_v5&disks=os:P10x1:ReadOnly,data:P30x1:None,log:P20x1:None',
  );
  expect(answer.boundBy).toHaveLength(6);
  expect(line).toMatch(/<b>disk IOPS and throughput<\/b>/);
});

test.each([
  ['p99=12ms', 'throttled', 'Threshold missed'],
  ['p99=9ms', 'fits', 'Threshold met'],
])('A latency beside a threshold is not called throttling: %s.', (query, verdict, badge) => {
  const { answer, line } = statusOf('commit', query);
  expect(answer.verdict).toBe(verdict);
  expect(line).toContain(`<b class="badge ${verdict}">${badge}</b>`);
  expect(line).not.toMatch(/Throttled|Fits/);
  // Nor while somebody types.
  const calculator = calculators.find(({ id }) => id === 'commit');
  const started = calculator && toEnd(calculator.start(parseQuery(query).lookup, fullDataset));
  const words = new HeadlineFirst();
  words.drawn(statusOf('commit', '').screen);
  expect(started && words.of(started, statusOf('commit', '').answer)?.answer?.badge).toBe(badge);
});

test('A new answer that is bound by no limit does not name that of the last one.', () => {
  const [deep, shallow] = ['outstanding=256', 'outstanding=4'].map((query) => {
    const calculator = calculators.find(({ id }) => id === 'queue-depth');
    if (!calculator) throw new Error('There is no such calculator.');
    return toEnd(calculator.start(parseQuery(query).lookup, fullDataset));
  });
  const last = deep?.details && toEnd(deep.details()).answer;
  if (!last || !shallow) throw new Error('There is no answer.');
  expect(last.bottleneck).toBe('disk IOPS');
  expect(besideLast(shallow, last).answer?.boundBy).toEqual(['queue depth']);
  expect(besideLast(shallow, last).answer?.bottleneck).toBeUndefined();
});
