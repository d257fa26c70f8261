/** Whatever text is pasted, the page has an answer or says what is wrong. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../src/calculators/diagnose/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { invalidIn } from '../invalid-values.ts';
import { files as corpus, textOf } from '../readers/corpus.ts';

const viewModelOf = (text: string, more: Readonly<Record<string, string>> = {}) =>
  diagnose.viewModel((name) => (name === 'text' ? text : more[name]), fullDataset);

/** All that a page reads of an answer, as text; nothing of it is broken. */
function shownOf(text: string, more?: Readonly<Record<string, string>>) {
  const { answer, controls } = viewModelOf(text, more);
  expect(answer === undefined).toBe(controls.some(({ problem }) => problem !== undefined));
  expect(invalidIn(answer)).toEqual([]);
  return JSON.stringify(answer ?? '');
}

const setUps = [
  {},
  { vm: 'D8s_v3', disks: 'os:P10x1:ReadOnly,data:P30x2:ReadOnly,log:P20x1:None' },
  { vm: 'D2s_v5', disks: 'os:P10x1:ReadWrite' },
];

describe.each(corpus)('The text %s', (file) => {
  const text = textOf(file);

  test('has an answer or a problem with any set-up, and no figure that is none.', () => {
    for (const setUp of setUps) shownOf(text, setUp);
  });

  test('says the same with line ends of Windows.', () => {
    expect(shownOf(text.replaceAll('\r', '').replaceAll('\n', '\r\n'))).toBe(
      shownOf(text.replaceAll('\r', '')),
    );
  });
});

const some = fc.constantFrom(...corpus);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('No damage to a text makes it throw:', () => {
  const damaged = (damage: (text: string, at: number) => string) =>
    fc.assert(
      fc.property(some, share, (file, at) => {
        const text = textOf(file);
        shownOf(damage(text, at));
      }),
      { numRuns: 60 },
    );

  test('any prefix of it', () =>
    damaged((text, at) => text.slice(0, Math.floor(text.length * at))));

  test('a line that is removed', () =>
    damaged((text, at) => {
      const lines = text.split('\n');
      lines.splice(Math.floor(lines.length * at), 1);
      return lines.join('\n');
    }));

  test('junk that is put in', () =>
    damaged((text, at) => {
      const place = Math.floor(text.length * at);
      return `${text.slice(0, place)}\u0000<script>"},{[ -1e999 %%\n${text.slice(place)}`;
    }));

  test('any text whatever', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), fc.string({ maxLength: 20 }), (text, device) => {
        shownOf(text, { device });
      }),
      { numRuns: 200 },
    );
  });
});
