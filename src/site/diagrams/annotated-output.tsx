/** The output of a tool with numbered marks, and beside it, or below it on a phone, a short note to each mark. */
import type { Panel } from './diagram.ts';
import { badge, badgeSize, textAt } from './shapes.tsx';

/** A piece of one line of the output. */
type Piece = { readonly line: number; readonly text: string };
type Mark = {
  /** What it points at. */
  readonly at: readonly Piece[];
  /** What the note is about. */
  readonly name: string;
  /** Sentences, broken into lines that a phone has room for. */
  readonly note: readonly string[];
};
type Output = {
  /** What printed it. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly marks: readonly Mark[];
};

/** In pixels. Characters are so wide that a phone of 360 pixels has room for 45 of them. */
const [wide, lineStep, markStep] = [7.2, 20, 15];
const [noteStep, gap] = [18, 10];

/** A line as words say it: blanks only align it. */
const squeezed = (text: string) => text.trim().replace(/ +/g, ' ');

/** The place of a piece in its line, in characters. @throws where the line does not have it */
export function placeOf(lines: readonly string[], { line, text }: Piece): number {
  const at = lines[line]?.indexOf(text) ?? -1;
  if (at < 0) throw new Error(`Line ${line + 1} of the output has no “${text}”.`);
  return at;
}

/** Every word has its own place, so that columns are aligned in any font. */
function printedLine(text: string, y: number) {
  let at = 0;
  const words = text.split(/( +)/).map((part) => {
    const x = at * wide;
    at += part.length;
    return part.trim() === '' ? (
      ' '
    ) : (
      <tspan x={x} textLength={part.length * wide} lengthAdjust="spacingAndGlyphs">
        {part}
      </tspan>
    );
  });
  return (
    <text class="output" y={y}>
      {words}
    </text>
  );
}

/** A highlight behind a piece, and its number above it. */
function highlight(at: number, text: string, y: number, number: number) {
  const [x, width] = [at * wide, text.length * wide];
  return [
    <rect class="second" x={x - 2} y={y - 13} width={width + 4} height="18" rx="3" />,
    textAt(x + width / 2, y - 17, number, 'strong', 'middle'),
  ];
}

function printed({ title, lines, marks }: Output): Panel {
  let y = 0;
  const places = lines.map((_, line) => {
    const isMarked = marks.some(({ at }) => at.some((piece) => piece.line === line));
    y += lineStep + (isMarked ? markStep : 0);
    return y;
  });
  return {
    title,
    height: y + lineStep / 2,
    words: lines.map((line) => `${squeezed(line)}.`),
    drawing: [
      marks.map(({ at }, index) =>
        at.map((piece) =>
          highlight(placeOf(lines, piece), piece.text, places[piece.line] ?? 0, index + 1),
        ),
      ),
      lines.map((text, line) => printedLine(text, places[line] ?? 0)),
    ],
  };
}

function notes({ marks }: Output): Panel {
  const x = badgeSize + 8;
  let y = badgeSize - 5;
  const drawing = marks.map(({ name, note }, index) => {
    const first = y;
    y += (note.length + 1) * noteStep + gap;
    return [
      badge(0, first, index + 1),
      textAt(x, first, name, 'strong'),
      note.map((text, at) => textAt(x, first + (at + 1) * noteStep, text)),
    ];
  });
  return {
    title: 'What the marked pieces say',
    height: y - gap,
    words: marks.map(
      ({ at, name, note }, index) =>
        `${index + 1}. ${name} (${at.map(({ text }) => squeezed(text)).join(', ')}): ${note.join(' ')}`,
    ),
    drawing,
  };
}

/** Two panels: the output, and its notes. */
export const outputPanels = (output: Output): readonly Panel[] => [printed(output), notes(output)];
