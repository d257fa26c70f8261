/** The search by what a size can do: its text, the conditions it stands for, and the chips that show them. */
import { readKnown, remarkOn } from '../../limits/known-sizes.ts';
import { sizesWithoutLimits } from '../../limits/vms/without-limits.ts';
import { isOk } from '../../units/index.ts';
import { makeElement } from '../dom.ts';
import type { ExplorerTable } from './dom-table.ts';
import { type Criteria, nameTest } from './filter.ts';
import { type Condition, parseQuery, withoutCondition } from './query.ts';

type Found = Pick<Criteria, 'bounds' | 'facts' | 'names'>;

export class Search {
  readonly #place: HTMLElement;
  /** What is shown while nothing is searched. */
  readonly #hint: readonly Node[];
  readonly #titles: ReadonlyMap<string, string>;
  readonly #change: (text: string) => void;
  /** The conditions of the last text that could be read. */
  #last: readonly Condition[] = [];
  #lastText = '';
  #drawn = '';

  /**
   * @param place where the chips are
   * @param change called with the text that is left when a chip is removed
   */
  constructor(
    place: HTMLElement,
    tables: readonly ExplorerTable[],
    change: (text: string) => void,
  ) {
    this.#place = place;
    this.#hint = [...place.childNodes];
    this.#titles = new Map(
      tables.flatMap(({ headings }) => headings.map(({ id, label }) => [id, label] as const)),
    );
    this.#change = change;
  }

  /**
   * @param tables those whose names are searched
   * @returns what rows must meet, and a sentence where the text cannot be read: then the last conditions stay
   */
  criteria(text: string, tables: readonly ExplorerTable[]) {
    const read = parseQuery(text, (column) => this.#titles.get(column) ?? column);
    if (isOk(read)) [this.#last, this.#lastText] = [read.value, text];
    const rows = tables.flatMap((table) => table.rows);
    const found: { [Key in keyof Found]: Found[Key][number][] } = {
      bounds: [],
      facts: [],
      names: [],
    };
    const labels = this.#last.map((condition) => {
      if ('bound' in condition) found.bounds.push(condition.bound);
      else if ('fact' in condition) found.facts.push(condition.fact);
      else {
        const { isNamed, alike } = nameTest(condition.words, rows);
        found.names.push(isNamed);
        if (alike) return describeAlike(condition.words.join(' '), alike);
      }
      return condition.label;
    });
    this.#draw(labels);
    return { found, problem: isOk(read) ? undefined : read.problem };
  }

  #draw(labels: readonly string[]) {
    const key = labels.join('\n') + this.#lastText;
    if (key === this.#drawn) return;
    this.#drawn = key;
    const text = this.#lastText;
    const chips = this.#last.map((condition, at) => {
      const label = labels[at] ?? '';
      const chip = makeElement('button', { type: 'button', class: 'chip drop' }, label);
      chip.setAttribute('aria-label', `Remove “${label}”`);
      chip.addEventListener('click', () => this.#change(withoutCondition(text, condition)));
      return chip;
    });
    this.#place.replaceChildren(...(chips.length > 0 ? chips : this.#hint));
  }
}

/** Why other names are shown than the one that was typed, or none. */
function describeAlike(name: string, alike: readonly string[]): string {
  const known = remarkOn(name, readKnown(sizesWithoutLimits));
  const like = alike.length > 0 ? `names like ${alike.join(', ')}` : '';
  return [known ?? (like ? '' : `no name like ${name}`), like].filter(Boolean).join('; ');
}
