import type { Readout } from '../../kit/index.ts';

/**
 * The text of a readout. Programs that read a page find it by `data-readout`, the name of the readout, with its value in base
 * units beside it (`data-value`, `data-unit`); one of an outdated answer is text and nothing more, since its value is not that
 * of the inputs.
 */
export function Figure({
  readout: { id, value, unit },
  text,
  outdated,
}: {
  readout: Pick<Readout, 'id' | 'unit'> & { readonly value?: number | undefined };
  text: string;
  outdated: string | undefined;
}) {
  if (outdated) return <span class="figure">{text}</span>;
  return (
    // Without a role it is no live region: a screen reader would announce each figure of an answer at every key.
    <output class="figure" data-readout={id} data-value={value} data-unit={unit} role="none">
      {text}
    </output>
  );
}
