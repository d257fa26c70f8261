/** What scripts that are loaded on first use add to the screen of a calculator. */
import type { ComponentChildren, VNode } from 'preact';
import type { Control, Shown } from '../../kit/index.ts';
import type { Handlers, Links, Views } from './props.ts';

/** What two cases beside each other add to a screen, and what they put in place of parts of it. */
export type ComparisonView = {
  /** In place of Undo and Compare. */
  readonly buttons: VNode;
  /** The inputs in the words of the comparison. */
  readonly controls?: readonly Control[];
  /** The set-up of the other case, before the inputs or after them. */
  readonly before?: VNode;
  readonly after?: VNode;
  /** What differs, with the answer to the inputs. */
  readonly result: (
    answer: VNode,
    props: Pick<Handlers, 'onText'> & { links: Links; views: Views },
  ) => VNode;
};

export type Additions = {
  readonly canUndo?: boolean;
  /** The query of the case, with that of the one that it is compared with. */
  readonly query?: string;
  /** The answer to that case. */
  readonly beside?: Shown | undefined;
  /** The comparison of the two. */
  readonly comparison?: ComparisonView | undefined;
  /** The list of cases, while it is open. */
  readonly menu?: ComponentChildren;
};
