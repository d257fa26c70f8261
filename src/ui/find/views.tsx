import { findPart, type InputLookup } from '../../kit/index.ts';
import { load } from '../browser/load.ts';
import { conditionsOf } from '../view/Conditions.tsx';
import { LimitTable } from '../view/LimitTable.tsx';
import type { LimitsProps, OwnProps } from '../view/props.ts';
import { Commands } from './Commands.tsx';

export { find as calculator } from '../../calculators/find/calculator.ts';
export * as pricing from '../data/pricing-script.ts';
export { Costs as Picture } from './Costs.tsx';
export { FindTable as Table } from './FindTable.tsx';
export { Growth } from './Growth.tsx';
export { LaterDetails as Later } from './LaterDetails.tsx';
export { NextSteps as UnderFigures } from './NextSteps.tsx';
export { Rest } from './Rest.tsx';

/** Without limits that are not published and that nothing is demanded of. */
export const Limits = ({ limits, outdated }: LimitsProps) => (
  <LimitTable
    limits={limits.filter(({ demand, limit }) => demand !== 0 || limit !== undefined)}
    outdated={outdated}
  />
);

/** Where, and with which disks, comes first. */
export const Conditions = conditionsOf('Conditions', ['more', 'disks']);

export const Own = ({ answer, recommend }: OwnProps) => {
  const commands = findPart(answer, 'commands');
  return commands ? <Commands commands={commands} isPrinted={!recommend} /> : null;
};

/** Style sheets that a page has besides. */
export const sheets = ['find'];

export const secondCase = {
  isIn: (lookup: InputLookup) => Boolean(lookup('now')),
  load: () => load(() => import('./set-up-of-today.ts')),
};
