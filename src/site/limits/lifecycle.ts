/** Which sizes of a series page retire, and when. */
import { type Lifecycle, lifecycleInWords, lifecycleOf } from '../../limits/lifecycle.ts';
import type { Vm } from '../../limits/types.ts';

export type Retirement = Lifecycle & { readonly text: string };

/** One sentence for a series, or one for each single size that retires. */
export function retirementsOf(rows: readonly Vm[]): readonly Retirement[] {
  const found = rows.flatMap((row): readonly Retirement[] => {
    const lifecycle = lifecycleOf(row);
    if (!lifecycle) return [];
    const words = lifecycleInWords(lifecycle);
    const text = lifecycle.series
      ? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
      : `${row.name}: ${words}`;
    return [{ ...lifecycle, text }];
  });
  return [...new Map(found.map((one) => [one.text, one])).values()];
}
