import type { Copy } from './rows.ts';

/** A screen as lines of text, for mail and tickets. */
export function plainOf({
  question,
  headline,
  inputs,
  figures,
  gates,
  sources,
  address,
}: Copy): string {
  const parts = [
    [question, headline],
    inputs.map(({ label, text }) => `${label}: ${text}`),
    figures.map(({ label, text, aside }) => `${label}: ${text}${aside && ` (${aside})`}`),
    gates.map(
      ({ label, demand, limit, headroom }) =>
        `${label}: ${demand} of ${limit}${headroom && `, headroom ${headroom}`}`,
    ),
    sources.length > 0 ? [`Limits: ${sources.join('; ')}.`] : [],
    address ? [address] : [],
  ];
  const lines = parts.filter((part) => part.length > 0).map((part) => part.map(oneLine).join('\n'));
  return `${lines.join('\n\n')}\n`;
}

/** What was typed may hold breaks; a line of the copy is one. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
