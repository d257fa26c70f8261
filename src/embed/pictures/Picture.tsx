import type { ComponentChildren } from 'preact';
import { copiedText } from '../../kit/form-model.ts';
import { type Phrase, plainText, type Shown, type ViewModel } from '../../kit/index.ts';
import { type Measure, widthOf } from '../../ui/charts/text-width.ts';
import { Drawing } from './Drawing.tsx';
import { fonts, kindColour, palette, size, toneColour } from './palette.ts';
import { cut, wrap } from './wrap.ts';

const { width, height, edge } = size;
const inside = width - 2 * edge;
const sentence = 46;
/** The width of the drawing, to the right of the figures. */
const drawn = 604;

/** The text alternative of a picture: for the snippet that embeds it, and for the SVG itself. */
export const altOf = (question: string, answer: Shown): string =>
  `${question} ${plainText(answer.headline)}`;

/**
 * An answer as one picture, for pages that allow nothing else: the question, the sentence, the
 * figures, the limits or the chart, the inputs, and the sources. The same for a link preview, a wiki
 * page and a download.
 *
 * @param question what the calculator answers, in the reader's words
 * @param screen a screen that has an answer
 * @param measure how wide texts are where it is drawn: a browser may lack the font
 */
export function Picture({
  question,
  screen,
  measure = widthOf,
}: {
  question: string;
  screen: ViewModel;
  measure?: Measure;
}) {
  const { answer } = screen;
  if (!answer) throw new Error('A picture is made of an answer, and this screen has none.');
  return (
    <Frame
      title={altOf(question, answer)}
      question={question}
      headline={answer.headline}
      lines={footOf(screen, answer)}
      measure={measure}
    >
      {(below) => (
        <>
          <Figures answer={answer} top={below} />
          <g transform={`translate(${width - edge - drawn} ${below})`}>
            <Drawing answer={answer} width={drawn} height={height - 130 - below} />
          </g>
        </>
      )}
    </Frame>
  );
}

/** What every picture has around its figures and its drawing: the question and the answer above, two lines below. */
export function Frame({
  title,
  question,
  headline,
  lines,
  measure = widthOf,
  children,
}: {
  /** All that the picture says, for who cannot see it. */
  title: string;
  question: string;
  headline: Phrase;
  /** What it rests on. */
  lines: readonly [given: string, sources: string];
  measure?: Measure;
  /** Told how far down the answer goes. */
  children: (below: number) => ComponentChildren;
}) {
  const above = wrap(headline, sentence, inside, measure);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      font-family={fonts}
      role="img"
    >
      <title>{title}</title>
      <rect width={width} height={height} fill={palette.paper} />
      <text x={edge} y="74" font-size="26" fill={palette.quiet}>
        {cut(question, 26, inside - 190, measure)}
      </text>
      <Name measure={measure} />
      {above.map((line, index) => (
        <text
          x={edge}
          y={138 + index * 58}
          font-size={sentence}
          font-weight="600"
          fill={palette.text}
          key={index}
        >
          {line.map(({ text, tone }) =>
            tone ? <tspan fill={toneColour[tone]}>{text}</tspan> : text,
          )}
        </text>
      ))}
      {children(118 + above.length * 58)}
      <Foot lines={lines} measure={measure} />
    </svg>
  );
}

/** The logo and the name of the site. */
function Name({ measure }: { measure: Measure }) {
  // The logo moves left where the name is wider than in the build's font.
  const wider = Math.max(0, Math.ceil(measure('Headroom', 26) - widthOf('Headroom', 26)));
  return (
    <g transform={`translate(${width - edge - 168} 54)`}>
      <rect x={2 - wider} y="9" width="18" height="13" fill={palette.accent} />
      <path d={`M${-wider} 3h22`} stroke={palette.text} stroke-width="2.5" />
      <text x="168" y="21" font-size="26" font-weight="600" text-anchor="end" fill={palette.text}>
        Headroom
      </text>
    </g>
  );
}

/** The first figures of the answer, one under the other. */
function Figures({ answer, top }: { answer: Shown; top: number }) {
  const step = 84;
  const room = Math.floor((height - 120 - top) / step);
  return (
    <>
      {answer.readouts.slice(0, room).map(({ id, label, kind, text, aside }, index) => (
        <g transform={`translate(${edge} ${top + index * step})`} key={id}>
          <text y="22" font-size="21" fill={palette.quiet}>
            {label}
          </text>
          <text y="58" font-size="34" font-weight="600" fill={kindColour[kind]}>
            {text}
            {aside && aside.length < 14 && (
              <tspan dx="14" font-size="21" font-weight="400" fill={palette.quiet}>
                {aside}
              </tspan>
            )}
          </text>
        </g>
      ))}
    </>
  );
}

/** The inputs, and the sources of the limits. */
function footOf(screen: ViewModel, answer: Shown): readonly [given: string, sources: string] {
  const edition = screen.controls.find(({ name }) => name === 'limits')?.text ?? '';
  const given = screen.controls
    .filter(({ name }) => name !== 'limits')
    .flatMap((control) => copiedText(control) && `${control.label}: ${copiedText(control)}`)
    .filter(Boolean)
    .join(' · ');
  const sources = [...new Set(answer.citations.map(({ title, date }) => `${title}, ${date}`))];
  return [given, `Limits, ${edition}: ${sources.join('; ')}`];
}

const Foot = ({
  lines: [given, sources],
  measure,
}: {
  lines: readonly [given: string, sources: string];
  measure: Measure;
}) => (
  <>
    <path d={`M${edge} ${height - 104}H${width - edge}`} stroke={palette.hair} stroke-width="1.5" />
    <text x={edge} y={height - 70} font-size="20" fill={palette.text}>
      {cut(given, 20, inside, measure)}
    </text>
    <text x={edge} y={height - 36} font-size="20" fill={palette.quiet}>
      {cut(sources, 20, inside, measure)}
    </text>
  </>
);
