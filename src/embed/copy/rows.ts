import { plainText } from '../../elements/PhraseText.tsx';
import type { Answer, Screen } from '../../kit/index.ts';
import { printShare } from '../../units/index.ts';

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
  readonly asked: string;
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
    gates: answer.gates.map(({ label, askedText, limitText, unitText, headroom }) => ({
      label,
      asked: `${askedText} ${unitText}`.trim(),
      limit: `${limitText} ${unitText}`.trim(),
      headroom: headroom === undefined ? '' : printShare(headroom),
    })),
    sources: [...new Set(answer.citations.map(({ title, date }) => `${title}, ${date}`))],
    address,
  };
}
