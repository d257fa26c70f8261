/** The types of the dataset: its rows, and how calculators look them up. */

import type { IoKind, Medium, TypicalLatency } from './latency/types.ts';
import type { Disk, Edition, Source, Vm } from './rows.ts';
import type { AnswerRuleId } from './rules/answer.ts';
import type { Rule } from './rules/rule.ts';

export type * from './latency/types.ts';
export type * from './rows.ts';

/**
 * A look-up by name: the row, perhaps of the other edition (which `otherEdition` tells); or why a name
 * of the right form is refused (a disk provisioned out of range), with the names it may stand for
 * if there are several; or the nearest names.
 */
export type Found<Row> =
  | { readonly row: Row; readonly otherEdition: boolean }
  | { readonly refused: string; readonly readings?: readonly string[] }
  | { readonly nearest: readonly string[] };

/** A rule as an answer cites it. */
export type StatedRule = Pick<Rule, 'statement' | 'source' | 'place'>;

/** The dataset as a calculator sees it. */
export type Catalogue = {
  readonly disk: (name: string, edition: Edition) => Found<Disk>;
  readonly vm: (name: string, edition: Edition) => Found<Vm>;
  readonly disks: (edition: Edition) => readonly Disk[];
  readonly vms: (edition: Edition) => readonly Vm[];
  readonly source: (id: string) => Source;
  /** Nothing where no source of this edition has it. */
  readonly latency: (medium: Medium, io: IoKind, edition: Edition) => TypicalLatency | undefined;
  /** What the pages say beside the figures. */
  readonly rule: (id: AnswerRuleId) => StatedRule;
};
