import { type Shown, utilisationText, type ViewModel } from '../../kit/index.ts';
import { plainText } from '../../kit/view-model.ts';

/** What of a screen goes into a copy: the same words that are shown. */
export type Copy = {
  readonly question: string;
  readonly headline: string;
  readonly inputs: readonly Row[];
  readonly figures: readonly Row[];
  readonly limits: readonly LimitRow[];
  readonly sources: readonly string[];
  readonly address: string | undefined;
};
export type Row = { readonly label: string; readonly text: string; readonly aside: string };
export type LimitRow = {
  readonly label: string;
  readonly demand: string;
  readonly limit: string;
  readonly used: string;
};

/**
 * @param address where the case can be opened, if that is an address for others
 */
export function copyOf(
  question: string,
  { controls }: ViewModel,
  answer: Shown,
  address: string | undefined,
): Copy {
  return {
    question,
    headline: plainText(answer.headline),
    inputs: controls
      .filter(({ text }) => text.trim() !== '')
      .map(({ label, text }) => ({ label, text: text.trim(), aside: '' })),
    figures: answer.readouts.map(({ label, text, aside = '' }) => ({ label, text, aside })),
    limits: answer.limits.map((limit) => ({
      label: limit.label,
      demand: `${limit.demandText} ${limit.unitText}`.trim(),
      limit: `${limit.limitText} ${limit.unitText}`.trim(),
      used: utilisationText(limit),
    })),
    sources: [...new Set(answer.citations.map(({ title, date }) => `${title}, ${date}`))],
    address,
  };
}
