import { plainValuesOf } from '../../src/storage/find-commands/plain-values.ts';
import { checkedValues, type Values } from '../../src/storage/find-commands/values.ts';

/** The values of a set-up as its commands have them. */
export const valuesOf = (...of: Parameters<typeof plainValuesOf>): Values =>
  checkedValues(plainValuesOf(...of));
