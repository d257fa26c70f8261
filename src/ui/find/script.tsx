/** The script of the search, what only its answers have, and the place of the commands for what it finds. */
import { loadScript } from '../element/scripts.ts';
import { Commands } from './Commands.tsx';

export { find } from '../../calculators/find/index.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';
export { Grounds as Later } from './Grounds.tsx';
export { Commands };

Commands.load = () => loadScript('./headroom-find-commands.js');
