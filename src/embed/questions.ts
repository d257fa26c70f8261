/** Scripts print of a calculator its question alone: the other words about it are not in them. */
const found = import.meta.glob<string>(
  ['../calculators/*/about.ts', '!../calculators/template/about.ts'],
  { eager: true, import: 'question' },
);

/** What readers ask a calculator, as pictures, copies and links print it. */
export function questionOf(id: string): string {
  const question = found[`../calculators/${id}/about.ts`];
  if (question === undefined) throw new Error(`The calculator ${id} has no about.ts.`);
  return question;
}
