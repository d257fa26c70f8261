/** The script of the comparison of two cases, which is loaded when a case is first compared. */

import { parseQuery, secondCaseName } from '../../kit/link.ts';
import { adoptStyles } from '../browser/sheets.ts';
import { calculatorOf, currentContext, loadFor } from '../data/calculator-data.ts';
import { betweenFrames } from '../data/incremental.ts';
import type { Host } from '../state/host.ts';
import { detailed } from '../view/detailed.ts';
import { type Comparing, Comparison, type Open } from './Comparison.tsx';
import { hasSecond, type Lookup } from './case-texts.ts';
import styles from './compare.css?inline';
import nowThen from './now-then.css?inline';
import otherRow from './other-case-row.css?inline';
import { inAddress, inInput } from './two-cases.ts';

/** @returns nothing where the data for the other case could not be loaded */
export async function comparing(host: Host, open: Open): Promise<Comparing | undefined> {
  const of = host.element.getAttribute('of') ?? '';
  const { pinned, own, lookup: shown } = host.state;
  if (pinned === undefined && !(hasSecond(of) && shown(secondCaseName))) return undefined;
  const { lookup: linked } = parseQuery(pinned ?? '');
  // What no address has is the same in both.
  const lookup: Lookup = (name) => own.get(name) ?? linked(name);
  // What reads a second case says what differs.
  const both: Lookup = (name) => (name === secondCaseName ? 'vm=' : lookup(name));
  await loadFor(
    of,
    pinned === undefined ? [shown] : hasSecond(of) ? [lookup, both] : [lookup],
    true,
  );
  const [calculator, context] = [calculatorOf(of), currentContext()];
  if (!calculator || !context) return undefined;
  for (const sheet of [styles, otherRow, nowThen]) adoptStyles(host.root, sheet);
  if (pinned === undefined) return new Comparison(host, open, of, inInput(of));
  const isWanted = () => true;
  const started = await betweenFrames(calculator.start(lookup, context), isWanted);
  const screen = started && (await betweenFrames(detailed(started), isWanted));
  return screen && new Comparison(host, open, of, inAddress(of, screen, host));
}
