/** What is drawn at a key, before the details follow. */
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { calculators } from '../../calculators/index.ts';
import type { Answer } from '../../kit/index.ts';
import { parseQuery } from '../../kit/link.ts';
import { Burst } from '../cap-check/Burst.tsx';
import { CalculatorView } from './CalculatorView.tsx';

const nothing = () => {};
const links = { to: () => '' } as unknown as Parameters<typeof CalculatorView>[0]['links'];

/** Cases that show more at a key than the defaults do: disks that burst. */
const queries: Readonly<Record<string, string>> = {
  'cap-check': 'vm=D8s_v5&disks=data:P10x4:None',
  'io-size': 'disk=P10',
};

/** The answer, and the names of the details that are read from it. */
function watched(answer: Answer) {
  const read = new Set<string>();
  const proxy = new Proxy(answer, {
    get(target, name, receiver) {
      if (Object.getOwnPropertyDescriptor(target, name)?.get) read.add(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
  return { proxy, read };
}

test.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
  '%s: no detail of the new answer is computed while those of the last one are shown.',
  (_, calculator) => {
    const { lookup } = parseQuery(queries[calculator.id] ?? '');
    const screen = calculator.viewModel(lookup, fullDataset);
    if (!screen.answer) throw new Error('There is no answer.');
    const complete = { ...screen.answer };
    const { proxy, read } = watched(screen.answer);
    renderToString(
      <CalculatorView
        screen={{ ...screen, answer: proxy }}
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
