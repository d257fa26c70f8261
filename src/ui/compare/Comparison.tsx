/** How a screen shows two cases: the other one as a row, buttons, and what differs in place of the result. */

import { plainText, type Shown, type ViewModel } from '../../kit/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { Host } from '../state/host.ts';
import type { ComparisonView } from '../view/additions.ts';
import { hasSecond } from './case-texts.ts';
import { Differences } from './NowThen.tsx';
import { OtherCaseRow } from './OtherCaseRow.tsx';
import type { Opened, Sides, TwoCases } from './two-cases.ts';

/** Shows another case, beside a second one or alone. */
export type Open = (query: string, pinned: string | undefined) => void;

/** A comparison that is shown. */
export type Comparing = {
  /** What it adds to a screen. */
  readonly of: (shown: ViewModel) => {
    readonly comparison?: ComparisonView;
    /** The answer to the other case. */
    readonly beside?: Shown | undefined;
  };
};

export class Comparison implements Comparing {
  readonly #host: Host;
  readonly #open: Open;
  readonly #id: string;
  readonly #cases: TwoCases;
  #last: { readonly shown: ViewModel; readonly sides: Sides } | undefined;
  /** The last two with an answer: they stay, greyed, while an input cannot be read. */
  #answered: Sides | undefined;

  constructor(host: Host, open: Open, id: string, cases: TwoCases) {
    this.#host = host;
    this.#open = open;
    this.#id = id;
    this.#cases = cases;
  }

  #sidesOf(shown: ViewModel): Sides {
    if (this.#last?.shown !== shown) this.#last = { shown, sides: this.#cases.sidesOf(shown) };
    return this.#last.sides;
  }

  #show([query, pinned]: Opened) {
    this.#open(query, pinned);
  }

  /** Opens what follows from both cases, where both can be read. */
  #change({ then, ...rest }: Sides, how: 'edited' | 'swapped') {
    if (then) this.#show(this.#cases[how]({ ...rest, then }));
  }

  of: Comparing['of'] = (shown) => {
    const sides = this.#sidesOf(shown);
    if (sides.now.answer && sides.then?.answer) this.#answered = sides;
    const { now, then, both } = (!shown.answer && this.#answered) || sides;
    const { side } = this.#cases;
    const isThen = side === 'Then';
    const other = isThen ? now : then;
    const row = hasSecond(this.#id) && other && (
      <OtherCaseRow
        {...{ other, shown, side }}
        root={this.#host.root}
        onOpen={() => this.#change(sides, 'edited')}
      />
    );
    const name = <b class="side">{side}</b>;
    const comparison: ComparisonView = {
      buttons: (
        <>
          <button type="button" class="tool" onClick={() => this.#show(this.#cases.ended(shown))}>
            End comparison
          </button>
          <button type="button" class="tool" onClick={() => this.#change(sides, 'swapped')}>
            Swap
          </button>
        </>
      ),
      ...defined({ controls: sides.controls }),
      ...(row ? (isThen ? { before: row } : { before: name, after: row }) : {}),
      result: (answer, { onText, views }) => (
        <>
          {then ? (
            <div class={shown.answer ? undefined : 'outdated'}>
              <Differences
                {...{ now, then, both, views }}
                onText={(name, text) => {
                  this.#cases.moved?.(sides, name, text);
                  onText(name, text);
                }}
              />
            </div>
          ) : (
            <p class="note">The second case cannot be read.</p>
          )}
          {both && then?.answer ? (
            <details class="folded">
              <summary>
                <b>{side} by itself</b>{' '}
                <span>{plainText((isThen ? then : now).answer?.headline ?? [])}</span>
              </summary>
              {answer}
            </details>
          ) : (
            answer
          )}
        </>
      ),
    };
    return { comparison, beside: other?.answer };
  };
}
