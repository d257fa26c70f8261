/** What is drawn at a key, before the details follow. */
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { calculators } from '../../calculators/index.ts';
import { type Details, parseQuery, toEnd, type ViewModel } from '../../kit/index.ts';
import { Burst } from '../cap-check/Burst.tsx';
import { CalculatorView } from './CalculatorView.tsx';
import { besideLast } from './quick.ts';

const nothing = () => {};
const links = { to: () => '', page: () => '' } as unknown as Parameters<
  typeof CalculatorView
>[0]['links'];

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
    if (!complete || !started.screen.answer) throw new Error('There is no answer.');
    const { verdict, boundBy, headline, readouts, burst, plane, ...details } = complete;
    // What is computed at once is plain, and none of it is a detail.
    expect(structuredClone(started.screen)).toEqual(started.screen);
    for (const name of Object.keys(details)) expect(started.screen.answer).not.toHaveProperty(name);
    const { screen, read } = watched(besideLast(started, complete), details);
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
    expect([...read]).toEqual([]);
  },
);

test('The line of the bottleneck names one limit, however many determine the result.', () => {
  const { lookup } = parseQuery(
    'vm=D64s_v5&disks=os:P10x1:ReadOnly,data:P30x1:None,log:P20x1:None',
  );
  const calculator = calculators.find(({ id }) => id === 'cap-check');
  const screen = calculator?.viewModel(lookup, fullDataset);
  if (!screen?.answer) throw new Error('There is no answer.');
  expect(screen.answer.boundBy).toHaveLength(6);
  const line = /<p class="status">.*?<\/p>/.exec(
    renderToString(
      <CalculatorView
        screen={screen}
        complete={screen.answer}
        links={links}
        views={{ Burst }}
        onText={nothing}
        onList={nothing}
        onTry={nothing}
        onTool={nothing}
        loadPanel={async () => undefined}
      />,
    ),
  )?.[0];
  expect(line).toMatch(/<b>disk IOPS \(P30\) and 5 more<\/b>/);
});
