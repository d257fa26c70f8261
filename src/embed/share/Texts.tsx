import type { Shown, ViewModel } from '../../kit/index.ts';
import { markdownOf, plainOf, screenCsv } from '../copy/formats.ts';
import { copyOf } from '../copy/rows.ts';
import { pageOf } from '../snippets/shared.ts';
import { questionOf } from './abouts.ts';
import { CopyText } from './CopyText.tsx';
import { onDisk, sharedOf } from './shared.ts';

/** The answer as text, with its inputs and sources. */
export function Texts({ screen, answer }: { screen: ViewModel; answer: Shown }) {
  const shared = sharedOf(screen);
  const link = shared && !onDisk() ? pageOf(shared) : undefined;
  const copy = copyOf(questionOf(screen.calculator), screen, answer, link);
  const parts = [
    { label: 'Markdown', text: markdownOf(copy) },
    { label: 'CSV', text: screenCsv(copy) },
    { label: 'Plain text', text: plainOf(copy) },
  ];
  return (
    <>
      {parts.map((part, at) => (
        <CopyText id={`share-text-${at}`} part={part} key={part.label} />
      ))}
    </>
  );
}
