/** The script of the comparison of two cases, which is loaded when a case is first compared. */

import type { VNode } from 'preact';
import type { Shown, ViewModel } from '../../kit/index.ts';
import { parseQuery } from '../../kit/link.ts';
import { adoptStyles } from '../browser.ts';
import { calculatorOf, currentContext, loadFor } from '../data/data.ts';
import { betweenFrames } from '../data/incremental.ts';
import type { Host } from '../state/host.ts';
import { detailed } from '../view/quick.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import styles from './compare.css?inline';
import { compare } from './compare.ts';

/** The case that is compared with. */
export type Pinned = {
  readonly query: string;
  readonly answer: Shown | undefined;
  /** Sets another case beside it. */
  readonly panel: (shown: ViewModel) => VNode;
};

/** What the calculator shows of another case, once the data for it have come; nothing where they do not come. */
async function screenOf({ element, state }: Host, query: string): Promise<ViewModel | undefined> {
  const of = element.getAttribute('of') ?? '';
  const { lookup: linked } = parseQuery(query);
  // What no address has is the same in both.
  const lookup: typeof linked = (name) => state.own.get(name) ?? linked(name);
  await loadFor(of, [lookup], true);
  const [calculator, dataset] = [calculatorOf(of), currentContext()];
  if (!calculator || !dataset) return undefined;
  const isWanted = () => true;
  const started = await betweenFrames(calculator.start(lookup, dataset), isWanted);
  return started && betweenFrames(detailed(started), isWanted);
}

/**
 * @param open shows another case, beside a second one or alone
 * @returns nothing where the data for it could not be loaded
 */
export async function pinned(
  host: Host,
  query: string,
  open: (query: string, pinned: string | undefined) => void,
): Promise<Pinned | undefined> {
  const screen = await screenOf(host, query);
  if (!screen) return undefined;
  adoptStyles(host.root, styles);
  return {
    query,
    answer: screen.answer,
    panel: (shown) => (
      <ComparisonTable
        comparison={compare(screen, shown)}
        onSwap={() => open(query, shown.query)}
        onStop={() => open(shown.query, undefined)}
      />
    ),
  };
}
