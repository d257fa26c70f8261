/** From one look at a slow disk to its likely cause: questions that are answered by yes or no. */

/** What the answers lead to. The table of the page has a row for each. */
export type Outcome = { readonly letter: string; readonly name: string };
/** A question with its two answers, in the order in which they are shown. */
export type Question = { readonly ask: string; readonly answers: readonly [Answer, Answer] };
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

export const isOutcome = (node: Question | Outcome): node is Outcome => 'letter' in node;

/** Every outcome, with what is true on the way to it, in the order of the tree. */
export function waysTo(
  node: Question | Outcome,
  so: readonly string[] = [],
): readonly { readonly outcome: Outcome; readonly so: readonly string[] }[] {
  if (isOutcome(node)) return [{ outcome: node, so }];
  return node.answers.flatMap(([, then, leadsTo]) => waysTo(leadsTo, [...so, then]));
}

/** Where the table of the page has the row of an outcome. */
export const rowOf = (letter: string): string => `outcome-${letter.toLowerCase()}`;

/** @throws where the tree has no such outcome: the build stops */
export function outcomeOf(letter: string): Outcome {
  const found = waysTo(slowDisk).find(({ outcome: one }) => one.letter === letter);
  if (!found) throw new Error(`The tree of a slow disk has no outcome “${letter}”.`);
  return found.outcome;
}
