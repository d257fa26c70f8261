/** What a calculator draws of its own beside an answer. In a page it comes with that calculator’s script. */

import type { withOwn } from './own-names.ts';
import { Player } from './throttle/Player.tsx';
import type { BesideProps } from './view/AnswerView.tsx';

const views: Readonly<Record<(typeof withOwn)[number], BesideProps['Own']>> = { throttle: Player };

export const ownViewOf = (id: string): BesideProps['Own'] =>
  Object.hasOwn(views, id) ? views[id as keyof typeof views] : undefined;
