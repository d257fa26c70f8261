/** From one look at a slow disk to its likely cause: questions that are answered by yes or no. */
import type { Diagram } from './diagram.ts';
import { badge, badgeSize, textAt } from './shapes.tsx';

/** What the answers lead to. The page has a row for each, under the same letter and name. */
type Outcome = { readonly letter: string; readonly name: string };
/** A question with its two answers, in the order in which they are drawn. */
type Question = { readonly ask: string; readonly answers: readonly [Answer, Answer] };
/** An answer, what is then true, as part of a sentence, and what follows. */
type Answer = readonly [word: 'yes' | 'no', so: string, leadsTo: Question | Outcome];

const outcome = (letter: string, name: string): Outcome => ({ letter, name });
const vmLimit = outcome('C', 'A limit of the VM');

const onUsualLatency: Question = {
  ask: 'Is about one IO in flight?',
  answers: [
    ['yes', 'about one IO is in flight', outcome('A', 'One IO at a time')],
    ['no', 'IOs do not come one at a time', outcome('B', 'Not the disk')],
  ],
};

const onFewInFlight: Question = {
  ask: 'Is another disk of the VM busy?',
  answers: [
    ['yes', 'another disk of the VM is busy', vmLimit],
    ['no', 'no other disk is busy', outcome('D', 'Short throttling, or a slow type')],
  ],
};

const onDiskAtItsLimit: Question = {
  ask: 'Was it fast some minutes ago?',
  answers: [
    ['yes', 'it was fast some minutes ago', outcome('E', 'Burst credits used up')],
    ['no', 'it was no faster before', outcome('F', 'The limit of that disk')],
  ],
};

const onManyInFlight: Question = {
  // A stripe has several slow disks, each of which may be at its own limit.
  ask: 'Is each disk below its limits?',
  answers: [
    ['yes', 'each slow disk is below its own limits', vmLimit],
    ['no', 'a slow disk is at its own limit', onDiskAtItsLimit],
  ],
};

const onLongLatency: Question = {
  ask: 'Are many IOs in flight?',
  answers: [
    ['no', 'few IOs are in flight', onFewInFlight],
    ['yes', 'many IOs are in flight', onManyInFlight],
  ],
};

export const slowDisk: Question = {
  ask: 'Is latency higher than usual for the disk?',
  answers: [
    ['no', 'latency is usual', onUsualLatency],
    ['yes', 'latency is higher than usual', onLongLatency],
  ],
};

/** One line of the drawing: a question or an outcome, how far it is indented, and the answer before it. */
type Row = {
  readonly depth: number;
  readonly word?: Answer[0];
  readonly node: Question | Outcome;
  /** Of a branch: how many rows above the question is that it answers. */
  readonly up?: number;
};

const isOutcome = (node: Question | Outcome): node is Outcome => 'letter' in node;

/** Each question before its answers, as they are read from the top. */
function rowsBelow(node: Question | Outcome, depth = 0): readonly Row[] {
  const rows: Row[] = [{ depth, node }];
  for (const [word, , leadsTo] of isOutcome(node) ? [] : node.answers) {
    const [first, ...rest] = rowsBelow(leadsTo, depth + 1);
    if (first) rows.push({ ...first, word, up: rows.length }, ...rest);
  }
  return rows;
}

/** Every outcome, with what is true on the way to it, in the order of the drawing. */
export function waysTo(
  node: Question | Outcome,
  so: readonly string[] = [],
): readonly { readonly outcome: Outcome; readonly so: readonly string[] }[] {
  if (isOutcome(node)) return [{ outcome: node, so }];
  return node.answers.flatMap(([, then, leadsTo]) => waysTo(leadsTo, [...so, then]));
}

const list = new Intl.ListFormat('en-GB');

/** In pixels: what is indented must have room on a phone, so that nothing here grows with the page. */
const [step, indent] = [30, 21];

function line({ depth, word, node, up = 0 }: Row, y: number) {
  const x = depth * indent;
  const after = word ? x + (word === 'yes' ? 26 : 20) : x;
  const elbow = `M${x - indent + 5},${y - up * step + 8} V${y - 4} H${x - 3}`;
  return [
    word && [<path class="way" d={elbow} />, textAt(x, y, word, 'quiet')],
    isOutcome(node)
      ? [badge(after, y, node.letter), textAt(after + badgeSize + 7, y, node.name)]
      : textAt(after, y, node.ask, 'strong'),
  ];
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
      words: waysTo(slowDisk).map(
        ({ outcome: { letter, name }, so }) => `${letter}. ${name}: ${list.format(so)}.`,
      ),
      drawing: rows.map((row, at) => line(row, 20 + at * step)),
    },
  ],
};
