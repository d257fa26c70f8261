/** The values of a found set-up, as its commands have them. */
import { plainValuesOf } from '../../src/storage/find-commands/plain-values.ts';
import { checkedValues, type Values } from '../../src/storage/find-commands/values.ts';

export const valuesOf = (...of: Parameters<typeof plainValuesOf>): Values =>
  checkedValues(plainValuesOf(...of));
