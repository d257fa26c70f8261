/** The script of the search, and the place of the commands for what it finds. */
import { loadScript } from '../element/scripts.ts';
import { Commands } from './Commands.tsx';

export { find } from '../../calculators/find/index.ts';
export { Commands };

Commands.load = () => loadScript('./headroom-find-commands.js');
