/** The script of the search, and the place of the commands for what it finds. */
import { loadScript } from '../element/scripts.ts';
import type { OwnProps } from '../view/props.ts';
import { Commands } from './Commands.tsx';

export { find } from '../../calculators/find/index.ts';

export const Own = ({ answer: { commands }, isPrinted }: OwnProps) =>
  commands ? <Commands commands={commands} isPrinted={isPrinted} /> : null;

Commands.load = () => loadScript('./headroom-find-commands.js');
