import type { Phrase } from '../../kit/index.ts';

/** A figure with its unit stays on one line; a longer phrase is set like any text. */
const longestFigure = 24;

/** Words, the marked ones emphasised. Always text: nothing typed becomes markup. */
export function PhraseText({ phrase }: { phrase: Phrase }) {
  return (
    <>
      {phrase.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <em
            class={part.text.length > longestFigure ? `${part.tone} long` : part.tone}
            key={index}
          >
            {part.text}
          </em>
        ),
      )}
    </>
  );
}
