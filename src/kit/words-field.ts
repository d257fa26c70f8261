/** A field whose value is some words of a closed list. They are chosen by chips; its text has them with commas. */
import { quote } from '../units/decimal.ts';
import { err, ok } from '../units/index.ts';
import type { Field } from './field.ts';

export type Word<T> = {
  /** As it is written in a link. */
  readonly word: string;
  /** As it is shown. */
  readonly label: string;
  readonly value: T;
  /** What people and the vendor’s tools call it, in lower case. */
  readonly also: RegExp;
};

/** @param none what is written where there is none */
export function wordsField<T, Context>(
  shown: Pick<Field<readonly T[], Context>, 'label' | 'hint' | 'initial' | 'group' | 'brief'>,
  words: readonly Word<T>[],
  none: string,
): Field<readonly T[], Context> {
  const join = (has: (one: Word<T>) => boolean) =>
    words
      .filter(has)
      .map(({ word }) => word)
      .join(',') || none;
  const field: Omit<Field<readonly T[], Context>, 'control'> = {
    ...shown,
    parse: (text) => {
      const trimmed = text.trim();
      if (trimmed === '' || trimmed.toLowerCase() === none) return ok([]);
      const found = new Set<T>();
      for (const part of trimmed.split(/[,;+]/)) {
        const key = part.trim().toLowerCase();
        const one = words.find(({ word, also }) => word === key || also.test(key));
        if (!one)
          return err(
            `${quote(part.trim())} is none of ${words.map(({ word }) => word).join(', ')}. Separate several with commas.`,
          );
        found.add(one.value);
      }
      return ok(words.map(({ value }) => value).filter((value) => found.has(value)));
    },
    serialize: (values) => join(({ value }) => values.includes(value)),
  };
  return {
    ...field,
    control: (text, parseContext) => {
      const read = field.parse(text, parseContext);
      const chosen = 'value' in read ? read.value : [];
      return {
        kind: 'words',
        choices: words.map(({ label, value, word }) => ({
          label,
          // What the text is once this one is pressed.
          value: join((one) => chosen.includes(one.value) !== (one.word === word)),
          chosen: chosen.includes(value),
        })),
      };
    },
  };
}
