import type { ListChange } from '../../kit/index.ts';
import { viewsOf } from '../data/calculator-data.ts';
import { recommendFor } from '../data/incremental.ts';
import { loadPanel } from '../data/modules.ts';
import type { Host } from '../state/host.ts';
import { isCompact } from '../state/inputs.ts';
import { CalculatorView } from '../view/CalculatorView.tsx';
import type { Entry } from '../view/props.ts';
import { linksOf } from './around-page.ts';

type Given = Omit<
  Parameters<typeof CalculatorView>[0],
  'links' | 'compact' | 'views' | 'loadPanel' | 'recommend' | 'onList' | 'onText'
> & {
  readonly onText: (name: string, text: string, entry?: Entry, change?: ListChange) => void;
};

/** The view of a calculator as its element wants it, with the scripts that are loaded. */
export function viewIn({ element, state, isLive }: Host & { isLive: boolean }, given: Given) {
  const of = element.getAttribute('of') ?? '';
  return (
    <CalculatorView
      {...given}
      links={linksOf(element)}
      compact={isCompact(element)}
      views={viewsOf(of)}
      onList={(name, change, entry) => given.onText(name, '', entry, change)}
      // The recommendations that are printed stay as they are until then.
      recommend={isLive ? (isWanted) => recommendFor(of, state.lookup, isWanted) : undefined}
      loadPanel={loadPanel}
    />
  );
}
