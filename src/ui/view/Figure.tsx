import type { Readout } from '../../kit/index.ts';

/** A figure that programs can read by its name; one of an outdated answer is text and nothing more. */
export function Figure({
  readout: { id, value, unit },
  text,
  outdated,
}: {
  readout: Pick<Readout, 'id' | 'unit'> & { readonly value: number | undefined };
  text: string;
  outdated: string | undefined;
}) {
  if (outdated) return <span class="figure">{text}</span>;
  return (
    <output class="figure" data-readout={id} data-value={value} data-unit={unit} role="none">
      {text}
    </output>
  );
}
