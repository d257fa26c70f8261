import type { Phrase } from '../kit/index.ts';

/** Words, the marked ones standing out. Always text: nothing typed becomes markup. */
export function PhraseText({ phrase }: { phrase: Phrase }) {
  return (
    <>
      {phrase.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <em class={part.tone} key={index}>
            {part.text}
          </em>
        ),
      )}
    </>
  );
}

/** The same without marks, for what is read aloud or copied. */
export const plainText = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : part.text)).join('');
