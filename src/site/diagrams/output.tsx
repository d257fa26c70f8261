/** The output of a tool with numbered marks, and beside it, or below it on a phone, a short note to each mark. */
import type { Panel } from './diagram.ts';

/** What a mark points at: a piece of one line of the output. */
type Piece = { readonly line: number; readonly text: string };
export type Mark = {
  readonly at: readonly Piece[];
  /** What the note is about. */
  readonly name: string;
  /** Sentences, broken into lines that a phone has room for. */
  readonly note: readonly string[];
};
export type Output = {
  /** What printed it. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly marks: readonly Mark[];
};

/** In pixels. Characters are so wide that a phone of 360 pixels has room for 45 of them. */
const [wide, lineStep, markStep] = [7.2, 20, 15];
const [noteStep, gap, badge] = [18, 10, 19];

const isBlank = (text: string) => text.trim() === '';
/** A line as words say it: blanks only align it. */
const squeezed = (text: string) => text.trim().replace(/ +/g, ' ');

/** The place of a piece in its line, in characters. @throws where the line does not have it */
export function placeOf(lines: readonly string[], { line, text }: Piece): number {
  const at = lines[line]?.indexOf(text) ?? -1;
  if (at < 0) throw new Error(`Line ${line + 1} of the output has no “${text}”.`);
  return at;
}

/** Every word has its own place, so that columns are aligned in any font. */
function Line({ text, y }: { text: string; y: number }) {
  let at = 0;
  return (
    <text class="output" y={y}>
      {text.split(/( +)/).map((part) => {
        const x = at * wide;
        at += part.length;
        return isBlank(part) ? (
          ' '
        ) : (
          <tspan key={x} x={x} textLength={part.length * wide} lengthAdjust="spacingAndGlyphs">
            {part}
          </tspan>
        );
      })}
    </text>
  );
}

type Marked = { readonly at: number; readonly text: string; readonly y: number };

/** A ground behind the piece, and its number above it. */
function Ground({ at, text, y, number }: Marked & { number: number }) {
  const [x, width] = [at * wide, text.length * wide];
  return (
    <>
      <rect class="second" x={x - 2} y={y - 13} width={width + 4} height="18" rx="3" />
      <text class="strong" x={x + width / 2} y={y - 17} text-anchor="middle">
        {number}
      </text>
    </>
  );
}

function printed({ title, lines, marks }: Output): Panel {
  let y = 0;
  const rows = lines.map((text, line) => {
    const isMarked = marks.some(({ at }) => at.some((piece) => piece.line === line));
    y += lineStep + (isMarked ? markStep : 0);
    return { text, y };
  });
  return {
    title,
    height: y + lineStep / 2,
    words: lines.map((line) => `${squeezed(line)}.`),
    drawing: (
      <>
        {marks.flatMap(({ at }, index) =>
          at.map((piece) => (
            <Ground
              key={`${piece.line} ${piece.text}`}
              at={placeOf(lines, piece)}
              text={piece.text}
              y={rows[piece.line]?.y ?? 0}
              number={index + 1}
            />
          )),
        )}
        {rows.map((row) => (
          <Line key={row.y} {...row} />
        ))}
      </>
    ),
  };
}

function notes({ marks }: Output): Panel {
  let y = badge - 4;
  const rows = marks.map(({ name, note }) => {
    const own = { name, note, y };
    y += (note.length + 1) * noteStep + gap;
    return own;
  });
  return {
    title: 'What the marked pieces say',
    height: y - gap,
    words: marks.map(
      ({ at, name, note }, index) =>
        `${index + 1}. ${name} (${at.map(({ text }) => squeezed(text)).join(', ')}): ${note.join(' ')}`,
    ),
    drawing: (
      <>
        {rows.map(({ name, note, y: first }, index) => (
          <g key={name}>
            <rect class="second" x="0" y={first - 14} width={badge} height={badge} rx="3" />
            <text class="strong" x={badge / 2} y={first} text-anchor="middle">
              {index + 1}
            </text>
            <text class="strong" x={badge + 8} y={first}>
              {name}
            </text>
            {note.map((text, at) => (
              <text key={text} x={badge + 8} y={first + (at + 1) * noteStep}>
                {text}
              </text>
            ))}
          </g>
        ))}
      </>
    ),
  };
}

/** Two panels: the output, and its notes. */
export const outputPanels = (output: Output): readonly Panel[] => [printed(output), notes(output)];
