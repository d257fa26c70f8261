/** From one look at a slow disk to its likely cause: questions that are answered by yes or no. */
import type { Diagram } from './diagram.ts';

/** What the answers lead to. The page has a row for each, under the same letter and name. */
export type Outcome = { readonly letter: string; readonly name: string };
/** A question with its two answers, in the order in which they are drawn. */
type Question = { readonly ask: string; readonly answers: readonly [Answer, Answer] };
type Answer = {
  readonly word: 'yes' | 'no';
  /** What is true after this answer, as part of a sentence. */
  readonly so: string;
  readonly leadsTo: Question | Outcome;
};

const vmLimit: Outcome = { letter: 'C', name: 'A limit of the VM' };

const onUsualLatency: Question = {
  ask: 'Is about one IO in flight?',
  answers: [
    {
      word: 'yes',
      so: 'about one IO is in flight',
      leadsTo: { letter: 'A', name: 'One IO at a time' },
    },
    {
      word: 'no',
      so: 'IOs do not come one at a time',
      leadsTo: { letter: 'B', name: 'Not the disk' },
    },
  ],
};

const onFewInFlight: Question = {
  ask: 'Is another disk of the VM busy?',
  answers: [
    { word: 'yes', so: 'another disk of the VM is busy', leadsTo: vmLimit },
    {
      word: 'no',
      so: 'no other disk is busy',
      leadsTo: { letter: 'D', name: 'Short throttling, or a slow type' },
    },
  ],
};

const onDiskAtItsLimit: Question = {
  ask: 'Was it fast some minutes ago?',
  answers: [
    {
      word: 'yes',
      so: 'it was fast some minutes ago',
      leadsTo: { letter: 'E', name: 'Burst credits used up' },
    },
    {
      word: 'no',
      so: 'it was no faster before',
      leadsTo: { letter: 'F', name: 'The limit of that disk' },
    },
  ],
};

const onManyInFlight: Question = {
  // A stripe has several slow disks, each of which may be at its own limit.
  ask: 'Is each disk below its limits?',
  answers: [
    { word: 'yes', so: 'each slow disk is below its own limits', leadsTo: vmLimit },
    { word: 'no', so: 'a slow disk is at its own limit', leadsTo: onDiskAtItsLimit },
  ],
};

const onLongLatency: Question = {
  ask: 'Are many IOs in flight?',
  answers: [
    { word: 'no', so: 'few IOs are in flight', leadsTo: onFewInFlight },
    { word: 'yes', so: 'many IOs are in flight', leadsTo: onManyInFlight },
  ],
};

export const slowDisk: Question = {
  ask: 'Is latency higher than usual for the disk?',
  answers: [
    { word: 'no', so: 'latency is usual', leadsTo: onUsualLatency },
    { word: 'yes', so: 'latency is higher than usual', leadsTo: onLongLatency },
  ],
};

/** One line of the drawing: a question or an outcome, how far it is indented, and the answer before it. */
type Row = {
  readonly depth: number;
  readonly answer?: Answer['word'];
  readonly node: Question | Outcome;
  /** Of a branch: how many rows above the question is that it answers. */
  readonly up?: number;
};

const isOutcome = (node: Question | Outcome): node is Outcome => 'letter' in node;

/** Each question before its answers, as they are read from the top. */
function rowsBelow(node: Question | Outcome, depth = 0): readonly Row[] {
  if (isOutcome(node)) return [{ depth, node }];
  const rows: Row[] = [{ depth, node }];
  for (const { word, leadsTo } of node.answers) {
    const [first, ...rest] = rowsBelow(leadsTo, depth + 1);
    if (first) rows.push({ ...first, answer: word, up: rows.length }, ...rest);
  }
  return rows;
}

/** Every outcome, with what is true on the way to it, in the order of the drawing. */
export function waysTo(
  node: Question | Outcome,
  so: readonly string[] = [],
): readonly { readonly outcome: Outcome; readonly so: readonly string[] }[] {
  if (isOutcome(node)) return [{ outcome: node, so }];
  return node.answers.flatMap((answer) => waysTo(answer.leadsTo, [...so, answer.so]));
}

const list = new Intl.ListFormat('en-GB');

const sentence = ({ outcome, so }: ReturnType<typeof waysTo>[number]) =>
  `${outcome.letter}. ${outcome.name}: ${list.format(so)}.`;

/** In pixels: what is indented must have room on a phone, so that nothing here grows with the page. */
const [step, indent, badge] = [30, 21, 20];

function Elbow({ row: { answer, up = 0 }, x, y }: { row: Row; x: number; y: number }) {
  const from = x - indent + 5;
  return (
    <>
      <path class="way" d={`M${from},${y - up * step + 8} V${y - 4} H${x - 3}`} />
      <text class="quiet" x={x} y={y}>
        {answer}
      </text>
    </>
  );
}

function Line({ row, y }: { row: Row; y: number }) {
  const x = row.depth * indent;
  const after = row.answer === undefined ? x : x + (row.answer === 'yes' ? 26 : 20);
  const { node } = row;
  return (
    <>
      {row.answer && <Elbow row={row} x={x} y={y} />}
      {isOutcome(node) ? (
        <>
          <rect class="second" x={after} y={y - 15} width={badge} height={badge} rx="3" />
          <text class="strong" x={after + badge / 2} y={y} text-anchor="middle">
            {node.letter}
          </text>
          <text x={after + badge + 7} y={y}>
            {node.name}
          </text>
        </>
      ) : (
        <text class="strong" x={after} y={y}>
          {node.ask}
        </text>
      )}
    </>
  );
}

const rows = rowsBelow(slowDisk);
const title = 'One look at a slow disk, and what it points to';

export const slowDiskDiagram: Diagram = {
  title,
  legend: 'The letters are those of the table below.',
  wide: true,
  panels: [
    {
      title,
      height: rows.length * step + 4,
      words: waysTo(slowDisk).map(sentence),
      drawing: (
        <>
          {rows.map((row, at) => (
            <Line key={`${row.depth} ${at}`} row={row} y={20 + at * step} />
          ))}
        </>
      ),
    },
  ],
};
