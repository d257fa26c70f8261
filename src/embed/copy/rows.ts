import { type Answer, headroomText, type Screen } from '../../kit/index.ts';
import { plainText } from '../../ui/view/PhraseText.tsx';

/** What of a screen goes into a copy: the same words that are shown. */
export type Copy = {
  readonly question: string;
  readonly headline: string;
  readonly inputs: readonly Row[];
  readonly figures: readonly Row[];
  readonly gates: readonly Gates[];
  readonly sources: readonly string[];
  readonly address: string | undefined;
};
export type Row = { readonly label: string; readonly text: string; readonly aside: string };
export type Gates = {
  readonly label: string;
  readonly demand: string;
  readonly limit: string;
  readonly headroom: string;
};

/**
 * @param address where the case can be opened, if that is an address for others
 */
export function copyOf(
  question: string,
  { controls }: Screen,
  answer: Answer,
  address: string | undefined,
): Copy {
  return {
    question,
    headline: plainText(answer.headline),
    inputs: controls
      .filter(({ text }) => text.trim() !== '')
      .map(({ label, text }) => ({ label, text: text.trim(), aside: '' })),
    figures: answer.readouts.map(({ label, text, aside = '' }) => ({ label, text, aside })),
    gates: answer.gates.map((gate) => ({
      label: gate.label,
      demand: `${gate.demandText} ${gate.unitText}`.trim(),
      limit: `${gate.limitText} ${gate.unitText}`.trim(),
      headroom: headroomText(gate),
    })),
    sources: [...new Set(answer.citations.map(({ title, date }) => `${title}, ${date}`))],
    address,
  };
}
