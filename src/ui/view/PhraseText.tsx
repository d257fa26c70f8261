import type { Phrase } from '../../kit/index.ts';

/** A figure with its unit stays on one line; a longer phrase is set like any text. */
const longestFigure = 24;

/** A number and its unit stay together: “1,100 MB/s”. */
const quantity = /(\d[\d.,]* (?:IOPS|USD|[KMGT]i?B|m?s\b|min|h\b|%)(?:\/s)?)/;

const Parts = ({ phrase }: { phrase: Phrase }) => (
  <>
    {phrase.map((part, index) =>
      typeof part === 'string' ? (
        part
          .split(quantity)
          .map((text, at) => (at % 2 ? <span class="quantity">{text}</span> : text))
      ) : (
        <em class={part.text.length > longestFigure ? `${part.tone} long` : part.tone} key={index}>
          {part.text}
        </em>
      ),
    )}
  </>
);

/**
 * Words, the marked ones emphasised. Always text: nothing typed becomes markup. Other words are other nodes, so that a
 * browser does not count them as the same ones moved.
 */
export const PhraseText = ({ phrase }: { phrase: Phrase }) => (
  <Parts phrase={phrase} key={JSON.stringify(phrase)} />
);
