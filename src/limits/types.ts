/** The types of the dataset: its rows, and how calculators look them up. */

import type { Disk, Edition, Found, IoKind, Medium, Source, TypicalLatency, Vm } from './rows.ts';
import type { AnswerRuleId } from './rules/answer.ts';
import type { Rule } from './rules/rule.ts';

export type * from './rows.ts';

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
