/** What is recommended for a volume gives what its link gives. */
import { expect, test } from 'vitest';
import { parseQuery, plainText } from '../../../kit/index.ts';
import { disruptions } from '../../../storage/change/change.ts';
import { burst } from '../../burst/index.ts';
import { capCheck } from '../../cap-check/index.ts';
import { fullDataset } from '../../full-dataset.ts';
import { ioSize } from '../../io-size/index.ts';
import { queueDepth } from '../../queue-depth/index.ts';
import { syncIo } from '../../sync-io/index.ts';

const answerTo = (query: string) => {
  const { given, lookup } = parseQuery(query);
  return ioSize.viewModel(lookup, fullDataset, given).answer;
};

test.each([
  // 40 disks are too many for an L8s_v3, which has no host cache; an L16s_v4 takes them, and has one.
  'vm=L8s_v3&disks=40',
  // An L4as_v4 has one, as has the size that takes 40 disks.
  'vm=L4as_v4&disks=40',
  'vm=D4s_v5&disks=20',
])('A VM that takes the disks has the host cache there that it supports: %s', (set) => {
  const query = `${set}&disk=P30&cache=ReadOnly&hit=90%25&read=100%25&io-size=8KiB`;
  const [option] = answerTo(query)?.recommendations ?? [];
  const then = answerTo(option?.query ?? '');
  const rate = then?.readouts.find(({ id }) => id === 'iops')?.value;
  expect(then?.verdict).not.toBe('not-possible');
  expect(option?.outcome?.iops).toBeCloseTo(rate ?? Number.NaN, 3);
});

/** Options with a price. A Premium SSD v2 asks for a zone, which not everybody has. */
function pricedOptions(
  calculator: typeof ioSize | typeof syncIo | typeof queueDepth | typeof burst,
  query: string,
) {
  const { given, lookup } = parseQuery(query);
  const all = calculator.viewModel(lookup, fullDataset, given).answer?.recommendations ?? [];
  return all.flatMap(({ outcome }) =>
    outcome?.difference === undefined || outcome.change.startsWith('Premium SSD v2')
      ? []
      : [{ ...outcome, rate: outcome.iops ?? 0, difference: Math.round(outcome.difference) }],
  );
}

// Prices of West Europe: E50 and E50-plus $307, two E50 $614; and so on.
test.each([
  [ioSize, 'disk=E50&io-size=8KiB', 'P50 instead of E50'],
  [ioSize, 'disk=P50&io-size=8KiB'],
  [ioSize, 'disk=P40&io-size=8KiB'],
  [queueDepth, 'disk=E50&disks=1&outstanding=64', 'P50 instead of E50'],
  [syncIo, 'disk=P50&outstanding=64'],
  [burst, 'disk=P30&steps=1h:8000IOPS'],
])(
  'Performance plus at the same price leaves no larger disk and no stripe: %#.',
  (calculator, query, ...others) => {
    const changes = pricedOptions(calculator, query).map(({ change }) => change);
    expect(changes).toEqual([expect.stringContaining('with performance plus'), ...others]);
  },
);

// “Azure managed disk types”: E10 has 500 IOPS, P15 1,100, E60 2,000. An E60 costs 60 times what an E10 does.
test.each([
  [ioSize, 'disk=E10&disks=2&vm=D8s_v5&region=belgiumcentral'],
  [queueDepth, 'disk=E10&disks=2&vm=D8s_v5'],
  [syncIo, 'disk=E10&vm=D8s_v5&outstanding=64'],
])('Standard SSD lead to Premium SSD, and not to one of 8 TiB: %#.', (calculator, query) => {
  const options = pricedOptions(calculator, query);
  expect(options.find(({ change }) => change === 'P15 instead of E10')).toMatchObject({
    how: 'deallocate',
  });
  expect(options.map(({ change }) => change).join()).not.toContain('E60');
});

test('A VM without premium storage gets no Premium SSD.', () => {
  const changes = pricedOptions(ioSize, 'disk=E10&disks=2&vm=D4_v3').map(({ change }) => change);
  expect(changes.join()).not.toContain('P15');
});

test.each([
  [ioSize, 'disk=P30&io-size=8KiB'],
  [ioSize, 'disk=P20&io-size=8KiB'],
  [ioSize, 'disk=E30&io-size=8KiB'],
  [queueDepth, 'disk=P20&disks=2&outstanding=256'],
  [syncIo, 'disk=P30&outstanding=64'],
  [burst, 'disk=P30&steps=1h:7000IOPS'],
])(
  'No option costs and disrupts as much as another and gives no more: %#.',
  (calculator, query) => {
    const options = pricedOptions(calculator, query);
    expect(options.length).toBeGreaterThan(1);
    const rankOf = ({ how }: (typeof options)[number]) =>
      (disruptions as readonly string[]).indexOf(how);
    for (const one of options)
      for (const other of options)
        if (one !== other)
          expect(
            one.difference < other.difference ||
              rankOf(one) < rankOf(other) ||
              one.rate > other.rate,
            `${one.change}, beside ${other.change}`,
          ).toBe(true);
  },
);

const modelOf = (calculator: typeof ioSize | typeof syncIo | typeof queueDepth, query: string) => {
  const { given, lookup } = parseQuery(query);
  return calculator.viewModel(lookup, fullDataset, given).answer;
};

test('An option of synchronous IO gives what its own case gives.', () => {
  for (const query of [
    'disk=P30&cache=ReadWrite',
    'disk=P50&cache=ReadOnly&vm=D8ds_v5',
    'disk=P30&outstanding=16',
  ]) {
    const all = (modelOf(syncIo, query)?.recommendations ?? []).filter(({ outcome }) => outcome);
    expect(all.length, query).toBeGreaterThan(0);
    for (const { outcome, query: own = '' } of all)
      expect(outcome?.iops, own).toBeCloseTo(
        modelOf(syncIo, own)?.readouts.find(({ id }) => id === 'iops')?.value ?? 0,
        3,
      );
  }
});

// “Azure Premium Storage: design for high performance”, Disk Caching: ReadWrite only for what flushes what must last.
test('A ReadWrite cache has None as its first option.', () => {
  for (const [calculator, query] of [
    [syncIo, 'disk=P30&cache=ReadWrite'],
    [ioSize, 'disk=P30&read=50%25&cache=ReadWrite&vm=D8ds_v5'],
    [queueDepth, 'cache=ReadWrite'],
  ] as const) {
    const [first] = modelOf(calculator, query)?.recommendations ?? [];
    expect(first?.query, query).not.toContain('cache');
    expect(plainText(first?.text ?? []), query).toMatch(/^Host cache None: [\d,]+ IOPS/);
  }
});

// Sizes that the cap check finds with the same disks and IO size: it looks at the whole set-up, and in another way.
test.each([
  ['disk=E30&disks=4&vm=D2s_v5&io-size=256KiB', ['F4als_v7', 'E8bs_v5', 'D16s_v5']],
  ['disk=P30&disks=4&vm=D8s_v5&io-size=16KiB', ['F8as_v7', 'E8bs_v5', 'D16s_v5']],
])('Where the VM is the limit, each way to a larger one has its cheapest: %s', (query, names) => {
  const { given, lookup } = parseQuery(
    query.replace(/disk=(\w+)&disks=(\d)/, 'disks=data:$1x$2:None'),
  );
  const options = capCheck.viewModel(lookup, fullDataset, given).answer?.recommendations ?? [];
  const sizesOf = (all: typeof options) =>
    all.flatMap(({ query: link = '', option, outcome }) => {
      const { vm } = Object.fromEntries(new URLSearchParams(link));
      return vm && !query.includes(`vm=${vm}&`)
        ? [[vm, Math.round((outcome ?? option?.figures)?.cost ?? 0)]]
        : [];
    });
  const found = sizesOf(answerTo(query)?.recommendations ?? []);
  expect(found.map(([vm]) => vm).toSorted()).toEqual(names.toSorted());
  expect(sizesOf(options)).toEqual(expect.arrayContaining(found));
});
