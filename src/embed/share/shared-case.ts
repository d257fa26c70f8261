import type { ViewModel } from '../../kit/index.ts';
import { site } from '../../ui/scripts.ts';
import { altOf } from '../pictures/Picture.tsx';
import { questionOf } from '../questions.ts';
import type { Shared } from '../snippets/index.ts';

/** Whether the pages are read from a disk: their addresses work for nobody else. */
export const onDisk = () => site?.startsWith('file:') === true;

/** The case that is shared, where the site's address is known and there is an answer. */
export function sharedOf({ calculator: id, query, answer }: ViewModel): Shared | undefined {
  const title = questionOf(id);
  return site === undefined || !answer
    ? undefined
    : { site, id, query, title, alt: altOf(title, answer) };
}
