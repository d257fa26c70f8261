/** The script of the search, what only its answers have, and the places of what is loaded at its first use. */
import { loadScript } from '../element/scripts.ts';
import type { OwnProps } from '../view/props.ts';
import { Commands } from './Commands.tsx';
import { SetUps } from './SetUps.tsx';

export { find } from '../../calculators/find/index.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';
export { Grounds as Later } from './Grounds.tsx';
export { FindTable as Table } from './SetUps.tsx';

export const Own = ({ answer: { commands }, isPrinted }: OwnProps) =>
  commands ? <Commands commands={commands} isPrinted={isPrinted} /> : null;

Commands.load = () => loadScript('./headroom-find-commands.js');
SetUps.loadStyles = () => loadScript('./headroom-find-styles.js');
SetUps.load = () => loadScript('./headroom-find-compare.js');
