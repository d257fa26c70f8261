/** The script of the comparison of two cases, which is loaded when a case is first compared. */

import { plainText, type Shown, type ViewModel } from '../../kit/index.ts';
import { parseQuery, serializeQuery } from '../../kit/link.ts';
import { toEnd } from '../../kit/run.ts';
import { present } from '../../units/present.ts';
import { adoptStyles } from '../browser.ts';
import { calculatorOf, currentContext, loadFor } from '../data/data.ts';
import { betweenFrames } from '../data/incremental.ts';
import type { Host } from '../state/host.ts';
import { detailed } from '../view/quick.ts';
import type { Compared } from '../view/Toolbar.tsx';
import styles from './compare.css?inline';
import { Differences } from './NowThen.tsx';
import nowThen from './now-then.css?inline';
import { inWords, OtherRow } from './OtherRow.tsx';
import otherRow from './other-row.css?inline';

/** Shows another case, beside a second one or alone. */
type Open = (query: string, pinned: string | undefined) => void;
type Lookup = (name: string) => string | undefined;

/** A comparison that is shown. */
export type Comparing = {
  /** What it adds to a screen. */
  readonly of: (shown: ViewModel) => {
    readonly comparison?: Compared;
    /** The answer to the other case. */
    readonly beside?: Shown | undefined;
  };
};

/** The input that has a second case: the inputs are then the first. */
const second = 'compare';

/** The screens of both, and what the calculator says of the two. */
type Sides = {
  readonly now: ViewModel;
  readonly then: ViewModel | undefined;
  /** The answer to now with what differs. */
  readonly both: Shown | undefined;
  /** The inputs, those that are the same in both in a word. */
  readonly controls?: ViewModel['controls'];
};

/** A query without its second case. */
const alone = ({ query }: ViewModel): string => {
  const { given, lookup } = parseQuery(query);
  return serializeQuery(
    given.filter((name) => name !== second).map((name) => [name, lookup(name) ?? '']),
  );
};

/** One of the two cases is in the inputs; the other one is in the address, or else the text of an input. */
class Both implements Comparing {
  readonly #host: Host;
  readonly #open: Open;
  /** The case in the address, which is now; without it then is in an input. */
  readonly #pinned: ViewModel | undefined;
  #last: { readonly shown: ViewModel; readonly sides: Sides } | undefined;
  /** The last two with an answer: they stay, greyed, while an input cannot be read. */
  #answered: Sides | undefined;

  constructor(host: Host, open: Open, pinned: ViewModel | undefined) {
    this.#host = host;
    this.#open = open;
    this.#pinned = pinned;
  }

  get #of() {
    return calculatorOf(this.#host.element.getAttribute('of') ?? '');
  }

  /** Has the calculator an input for a second case? */
  get #hasSecond() {
    return this.#of?.names.includes(second) === true;
  }

  #textsOf({ query }: ViewModel): Lookup {
    const { lookup } = parseQuery(query);
    return (name) => lookup(name) ?? this.#of?.initial(name);
  }

  /** What then has otherwise than now, as the text of the input for it. */
  #difference(now: ViewModel, then: ViewModel): string {
    const [before, after] = [now, then].map((one) => this.#textsOf(one));
    const names = this.#of?.names.filter((name) => name !== second) ?? [];
    return serializeQuery(
      names
        .filter((name) => name === 'vm' || before?.(name) !== after?.(name))
        .map((name) => [name, after?.(name) ?? '']),
    );
  }

  /** The query of a case with another one as the text of its input. */
  #withText(now: ViewModel, then: ViewModel): string {
    const text = serializeQuery([[second, this.#difference(now, then)]]);
    return [alone(now), text].filter(Boolean).join('&');
  }

  #screen(lookup: Lookup): ViewModel | undefined {
    const context = currentContext();
    return context && this.#of && toEnd(detailed(toEnd(this.#of.start(lookup, context))));
  }

  #sidesOf(shown: ViewModel): Sides {
    if (this.#last?.shown === shown) return this.#last.sides;
    const sides = this.#pinned ? this.#withPinned(this.#pinned, shown) : this.#withSecond(shown);
    this.#last = { shown, sides };
    return sides;
  }

  #withPinned(now: ViewModel, then: ViewModel): Sides {
    const base = { now, then, ...(this.#hasSecond ? { controls: inWords(now, then) } : {}) };
    if (!this.#hasSecond || !now.answer || !then.answer) return { ...base, both: undefined };
    const [texts, other] = [this.#textsOf(now), this.#difference(now, then)];
    return {
      ...base,
      both: this.#screen((name) => (name === second ? other : texts(name)))?.answer,
    };
  }

  #withSecond(now: ViewModel): Sides {
    const texts = this.#textsOf(now);
    const { lookup } = parseQuery(texts(second) ?? '');
    const isWrong = now.controls.some(({ name, problem }) => name === second && problem);
    const then = isWrong
      ? undefined
      : this.#screen((name) => (name === second ? '' : (lookup(name) ?? texts(name))));
    return { now, then, both: now.answer };
  }

  /** The inputs become the other case, and one of their cells is opened there. */
  #edit(sides: Sides) {
    const { now, then } = sides;
    if (!then) return;
    if (this.#pinned) this.#open(this.#withText(now, then), undefined);
    else this.#open(alone(then), alone(now));
  }

  /** A load that is the same in both stays so where it is moved in the picture of both. */
  #share(sides: Sides, name: string, text: string) {
    const { now, then } = sides;
    if (!this.#pinned || !then) return;
    const [before, after] = [this.#textsOf(now), this.#textsOf(then)];
    if (before(name) !== after(name)) return;
    const { given, lookup } = parseQuery(now.query);
    this.#host.state.pinned = serializeQuery(
      [...new Set([...given, name])].map((each) => [
        each,
        each === name ? text : (lookup(each) ?? ''),
      ]),
    );
  }

  of: Comparing['of'] = (shown) => {
    const sides = this.#sidesOf(shown);
    if (sides.now.answer && sides.then?.answer) this.#answered = sides;
    const { now, then, both } = (!shown.answer && this.#answered) || sides;
    const side = this.#pinned ? 'Then' : 'Now';
    const other = this.#pinned ? now : then;
    const row = this.#hasSecond && other && (
      <OtherRow
        {...{ other, shown, side }}
        root={this.#host.root}
        onOpen={() => this.#edit(sides)}
      />
    );
    const name = <b class="side">{side}</b>;
    const comparison: Compared = {
      tools: (
        <>
          <button type="button" class="copy" onClick={() => this.#end(shown)}>
            End comparison
          </button>
          <button type="button" class="copy" onClick={() => this.#swap(sides)}>
            Swap
          </button>
        </>
      ),
      ...present({ controls: sides.controls }),
      ...(row ? (this.#pinned ? { before: row } : { before: name, after: row }) : {}),
      result: (answer, { onText, views }) => (
        <>
          {then ? (
            <div class={shown.answer ? undefined : 'outdated'}>
              <Differences
                {...{ now, then, both, views }}
                onText={(name, text) => {
                  this.#share(sides, name, text);
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
                <span>{plainText((this.#pinned ? then : now).answer?.headline ?? [])}</span>
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

  #swap({ now, then }: Sides) {
    if (!then) return;
    if (this.#pinned) this.#open(now.query, then.query);
    else this.#open(this.#withText(then, now), undefined);
  }

  #end(shown: ViewModel) {
    this.#open(this.#pinned ? shown.query : alone(shown), undefined);
  }
}

/** @returns nothing where the data for the other case could not be loaded */
export async function comparing(host: Host, open: Open): Promise<Comparing | undefined> {
  const of = host.element.getAttribute('of') ?? '';
  const { pinned, own, lookup: shown } = host.state;
  const hasSecond = calculatorOf(of)?.names.includes(second);
  if (pinned === undefined && !(hasSecond && shown(second))) return undefined;
  const { lookup: linked } = parseQuery(pinned ?? '');
  // What no address has is the same in both.
  const lookup: Lookup = (name) => own.get(name) ?? linked(name);
  // What reads a second case says what differs.
  const both: Lookup = (name) => (name === second ? 'vm=' : lookup(name));
  await loadFor(of, pinned === undefined ? [shown] : hasSecond ? [lookup, both] : [lookup], true);
  const [calculator, context] = [calculatorOf(of), currentContext()];
  if (!calculator || !context) return undefined;
  for (const sheet of [styles, otherRow, nowThen]) adoptStyles(host.root, sheet);
  if (pinned === undefined) return new Both(host, open, undefined);
  const isWanted = () => true;
  const started = await betweenFrames(calculator.start(lookup, context), isWanted);
  const screen = started && (await betweenFrames(detailed(started), isWanted));
  return screen && new Both(host, open, screen);
}
