/** The controls of the explorer: their values, and the problem shown at each. */
import type { Os, Region } from '../../limits/prices/regions.ts';
import type { Field } from './bounds.ts';
import { type Options, presetOf, type State, usualOf } from './state.ts';

/** A box is for columns that are looked at together: both figures of a limit. */
const columnsOf = ({ dataset }: HTMLElement) => (dataset['column'] ?? '').split(',');

const isPartOf = (cols: readonly string[]) => (box: HTMLElement) =>
  columnsOf(box).some((id) => cols.includes(id));

/** On a phone filters and columns are folded away until they are asked for. */
const unfold = (toggle: HTMLElement, open: boolean) =>
  toggle.setAttribute('aria-expanded', String(open));

/** As narrow as the style sheet takes a phone to be. */
const isNarrow = () => matchMedia('(max-width: 40rem)').matches;

export class Form {
  readonly #form: HTMLFormElement;
  readonly #controls: readonly (HTMLInputElement | HTMLSelectElement)[];
  readonly #boxes: readonly HTMLInputElement[];
  readonly #chips: readonly HTMLElement[];
  /** Buttons that unfold a part of the form on a phone. */
  readonly #toggles: readonly HTMLElement[];
  readonly #stated: HTMLElement | null;
  readonly fields: readonly Field[];
  /** What there is to choose from. */
  readonly options: Omit<Options, 'diskColumns' | 'sizes'>;

  /** @param changed called when a chip has changed what the controls hold */
  constructor(form: HTMLFormElement, changed: () => void) {
    const all = <E extends HTMLElement = HTMLInputElement>(selector: string) => [
      ...form.querySelectorAll<E>(selector),
    ];
    const valuesOf = (name: string) =>
      all<HTMLOptionElement>(`[name="${name}"] option`).map(({ value }) => value);
    this.#form = form;
    this.#controls = all('[name]:not(details)');
    this.#boxes = all('input[data-column]');
    this.#chips = all<HTMLElement>('[data-preset]');
    this.#toggles = all<HTMLElement>('[aria-controls]');
    this.#stated = form.querySelector('#stated');
    this.fields = all('[data-bound]').map(({ name, dataset }) => {
      const { bound: column = '', kind = '', what = '' } = dataset;
      return { name, column, kind, what };
    });
    const presets = this.#chips.map(({ dataset }): [string, readonly string[]] => {
      const { preset = '', columns = '', narrow } = dataset;
      return [preset, ((isNarrow() && narrow) || columns).split(',')];
    });
    this.options = {
      series: valuesOf('series'),
      editions: valuesOf('edition'),
      fields: this.fields.map(({ name }) => name),
      columns: this.#boxes.flatMap(columnsOf),
      presets: new Map(presets),
    };
    const isUntouched = this.#boxes.every((box) => box.checked === box.defaultChecked);
    if (isUntouched) this.#check(usualOf(this.options));
    for (const [at, chip] of this.#chips.entries())
      chip.addEventListener('click', () => {
        this.#check(presets[at]?.[1] ?? []);
        changed();
      });
    for (const toggle of this.#toggles)
      toggle.addEventListener('click', () => unfold(toggle, toggle.ariaExpanded !== 'true'));
    // What floats goes when somebody turns to anything else.
    const close = (target: EventTarget | null) => {
      for (const panel of all<HTMLDetailsElement>('.choose'))
        if (!(target instanceof Node && panel.contains(target))) panel.open = false;
    };
    for (const turn of ['click', 'focusin'])
      document.addEventListener(turn, ({ target }) => close(target));
    form.addEventListener('keydown', ({ key }) => key === 'Escape' && close(null));
    form.addEventListener('input', changed);
    form.addEventListener('submit', (event) => event.preventDefault());
  }

  read(): Pick<State, 'q' | 'series' | 'edition' | 'region' | 'os' | 'texts' | 'cols'> {
    const values = Object.fromEntries(new FormData(this.#form)) as Record<string, string>;
    const { q = '', series = '', edition = '', region, os, ...texts } = values;
    const cols = this.#boxes.filter((box) => box.checked).flatMap(columnsOf);
    const [usual] = this.options.presets.keys();
    const isUsual = this.#mark(cols) === usual;
    // The options of regions and systems are made from their lists.
    const priced = { region: region as Region, os: os as Os };
    return { q, series, edition, ...priced, texts, cols: isUsual ? undefined : cols };
  }

  write({ q, series, edition, region, os, texts, cols = usualOf(this.options) }: State) {
    const values: Readonly<Record<string, string>> = { ...texts, q, series, edition, region, os };
    for (const control of this.#controls) {
      control.value = values[control.name] ?? '';
      const more = control.closest('details');
      if (more && control.value && !this.#isStated(control)) more.open = true;
    }
    const [filters] = this.#toggles;
    if (filters && (series || Object.keys(texts).length > 0)) unfold(filters, true);
    this.#check(cols);
    this.#mark(cols);
  }

  /** The columns of every box that has one of these: a link may name one of a pair. */
  whole(cols: readonly string[]): readonly string[] {
    return this.#boxes.filter(isPartOf(cols)).flatMap(columnsOf);
  }

  #check(cols: readonly string[]) {
    for (const box of this.#boxes) box.checked = isPartOf(cols)(box);
  }

  /** Presses the chip of a preset, and says what is chosen. A unit that is typed takes the place of the one that the field shows. */
  #mark(cols: readonly string[]): string | undefined {
    const preset = presetOf(cols, this.options);
    for (const chip of this.#chips) chip.ariaPressed = String(chip.dataset['preset'] === preset);
    for (const { classList, value } of this.#controls)
      classList.toggle('own-unit', /[a-z]/i.test(value));
    this.#state();
    return preset;
  }

  /** Choices that hold always, and are named beside the word that opens them. */
  #isStated({ name }: { readonly name: string }): boolean {
    return (this.#stated?.dataset['names'] ?? '').split(',').includes(name);
  }

  /** Names what is chosen of editions, regions and systems, and counts what else is set beside them. */
  #state() {
    const panel = this.#stated?.closest('details');
    const folded = this.#controls.filter((control) => panel?.contains(control));
    const chosen = folded.flatMap((control) =>
      control instanceof HTMLSelectElement && this.#isStated(control)
        ? (control.selectedOptions[0]?.text ?? [])
        : [],
    );
    const others = folded.filter((control) => control.value && !this.#isStated(control)).length;
    const text = [...chosen, ...(others > 0 ? [`${others} more`] : [])].join(', ');
    if (this.#stated && this.#stated.textContent !== text) this.#stated.textContent = text;
  }

  /** Shows a sentence at each control whose text cannot be read. */
  showProblems(problems: Readonly<Record<string, string>>) {
    for (const control of this.#controls) {
      const place = document.getElementById(`${control.name}-problem`);
      const problem = problems[control.name] ?? '';
      if (!place || place.textContent === problem) continue;
      place.textContent = problem;
      control.ariaInvalid = problem ? 'true' : null;
    }
  }
}
