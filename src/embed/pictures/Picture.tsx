import type { Answer, Screen } from '../../kit/index.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { GateDrawing } from './GateDrawing.tsx';
import { fonts, ink, inkOf, size, toneInk } from './ink.ts';
import { TimelineDrawing } from './TimelineDrawing.tsx';
import { cut, type Measure, widthOf, wrap } from './wrap.ts';

const { width, height, edge } = size;
const inside = width - 2 * edge;
const sentence = 46;
/** The drawing takes the right of the picture, the figures the left. */
const drawn = 604;

/** What a picture says in words, for who can't see it: as the text beside an image, and within it. */
export const altOf = (question: string, answer: Answer): string =>
  `${question} ${answer.headline.map((part) => (typeof part === 'string' ? part : part.text)).join('')}`;

/**
 * An answer as one picture, for pages that let nothing else through: the question, the sentence,
 * the figures, the gates or the chart, what was put in, and the source. The same drawing for a
 * card, a wiki page and a download.
 *
 * @param question what the calculator is asked, in the reader's words
 * @param screen a screen that has an answer
 * @param measure how wide texts are where it is drawn: a browser may lack the font
 */
export function Picture({
  question,
  screen,
  measure = widthOf,
}: {
  question: string;
  screen: Screen;
  measure?: Measure;
}) {
  const { answer } = screen;
  if (!answer) throw new Error('A picture is made of an answer, and this screen has none.');
  const lines = wrap(answer.headline, sentence, inside, measure);
  const below = 118 + lines.length * 58;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      font-family={fonts}
      role="img"
    >
      <title>{altOf(question, answer)}</title>
      <rect width={width} height={height} fill={ink.paper} />
      <text x={edge} y="74" font-size="26" fill={ink.quiet}>
        {cut(question, 26, inside - 190, measure)}
      </text>
      <Name measure={measure} />
      {lines.map((line, index) => (
        <text
          x={edge}
          y={138 + index * 58}
          font-size={sentence}
          font-weight="600"
          fill={ink.text}
          key={index}
        >
          {line.map(({ text, tone }) => (tone ? <tspan fill={toneInk[tone]}>{text}</tspan> : text))}
        </text>
      ))}
      <Figures answer={answer} top={below} />
      <g transform={`translate(${width - edge - drawn} ${below})`}>
        {answer.gates.length > 0 ? (
          <GateDrawing gates={answer.gates} width={drawn} height={height - 130 - below} />
        ) : answer.timeline ? (
          <TimelineDrawing timeline={answer.timeline} width={drawn} height={height - 130 - below} />
        ) : (
          answer.chart && (
            <ChartDrawing chart={answer.chart} width={drawn} height={height - 130 - below} />
          )
        )}
      </g>
      <Foot screen={screen} answer={answer} measure={measure} />
    </svg>
  );
}

/** The mark and the name: whose answer this is. */
function Name({ measure }: { measure: Measure }) {
  // The mark makes room where the name is wider than the build's font has it.
  const wider = Math.max(0, Math.ceil(measure('Headroom', 26) - widthOf('Headroom', 26)));
  return (
    <g transform={`translate(${width - edge - 168} 54)`}>
      <rect x={2 - wider} y="9" width="18" height="13" fill={ink.accent} />
      <path d={`M${-wider} 3h22`} stroke={ink.text} stroke-width="2.5" />
      <text x="168" y="21" font-size="26" font-weight="600" text-anchor="end" fill={ink.text}>
        Headroom
      </text>
    </g>
  );
}

/** The first figures of the answer, one under the other. */
function Figures({ answer, top }: { answer: Answer; top: number }) {
  const step = 84;
  const room = Math.floor((height - 120 - top) / step);
  return (
    <>
      {answer.readouts.slice(0, room).map(({ id, label, kind, text, aside }, index) => (
        <g transform={`translate(${edge} ${top + index * step})`} key={id}>
          <text y="22" font-size="21" fill={ink.quiet}>
            {label}
          </text>
          <text y="58" font-size="34" font-weight="600" fill={inkOf[kind]}>
            {text}
            {aside && aside.length < 14 && (
              <tspan dx="14" font-size="21" font-weight="400" fill={ink.quiet}>
                {aside}
              </tspan>
            )}
          </text>
        </g>
      ))}
    </>
  );
}

/** What was put in, and where the limits come from. */
function Foot({ screen, answer, measure }: { screen: Screen; answer: Answer; measure: Measure }) {
  const edition = screen.controls.find(({ name }) => name === 'limits')?.text ?? '';
  const given = screen.controls
    .filter(({ name, text }) => name !== 'limits' && text.trim() !== '')
    .map(({ label, text }) => `${label}: ${text.trim()}`)
    .join(' · ');
  const sources = [...new Set(answer.citations.map(({ title, date }) => `${title}, ${date}`))];
  return (
    <>
      <path d={`M${edge} ${height - 104}H${width - edge}`} stroke={ink.hair} stroke-width="1.5" />
      <text x={edge} y={height - 70} font-size="20" fill={ink.text}>
        {cut(given, 20, inside, measure)}
      </text>
      <text x={edge} y={height - 36} font-size="20" fill={ink.quiet}>
        {cut(`Limits, ${edition}: ${sources.join('; ')}`, 20, inside, measure)}
      </text>
    </>
  );
}
