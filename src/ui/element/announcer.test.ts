/** What a screen reader is told of an answer, and when nothing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { calculators } from '../../calculators/index.ts';
import { plainText } from '../../kit/view-model.ts';
import { Announcer } from './announcer.ts';

/** As much of an element as the announcer uses. */
const element = () => ({ attributes: new Map<string, string>(), textContent: '' });
type Region = ReturnType<typeof element>;

/** A calculator's root, with the regions that are put into it. */
function rootOf() {
  const regions: Region[] = [];
  const root = {
    regions,
    focused: '',
    append: (region: Region) => regions.push(region),
    get activeElement() {
      return root.focused ? { matches: (selector: string) => selector === root.focused } : null;
    },
  };
  return root;
}

beforeEach(() => {
  vi.stubGlobal('document', {
    createElement: () => {
      const made = element();
      return Object.assign(made, {
        setAttribute: (name: string, value: string) => made.attributes.set(name, value),
      });
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answerOf = (size: string) =>
  calculators
    .find(({ id }) => id === 'io-size')
    ?.viewModel((name) => (name === 'io-size' ? size : undefined), fullDataset).answer;
const [first, next] = [answerOf('8KiB'), answerOf('1MiB')];
const sentence = plainText(next?.headline ?? []);

function announcing() {
  const root = rootOf();
  const announcer = new Announcer(root as unknown as ShadowRoot, first);
  const said = () => root.regions.map(({ textContent }) => textContent);
  return { root, announcer, said };
}

test('The live region is there before anything is said, since browsers announce what changes in one.', () => {
  const { root, said } = announcing();
  expect(root.regions.map(({ attributes }) => attributes.get('role'))).toEqual(['status']);
  expect(said()).toEqual(['']);
});

test('The answer that was read with the page is not said again; another one is, by its sentence.', () => {
  const { announcer, said } = announcing();
  announcer.say(first);
  expect(said()).toEqual(['']);
  announcer.say(next);
  expect(sentence.length).toBeGreaterThan(20);
  expect(said()).toEqual([sentence]);
  announcer.say(undefined);
  expect(said()).toEqual(['No answer yet.']);
});

test('Nothing is said of a headline that has the focus, which is read for that.', () => {
  const { root, announcer, said } = announcing();
  root.focused = '.headline';
  announcer.say(next);
  expect(said()).toEqual(['']);
  root.focused = 'input';
  announcer.say(first);
  expect(said()).toEqual([plainText(first?.headline ?? [])]);
});
