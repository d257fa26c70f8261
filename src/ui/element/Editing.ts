/** What follows the edits of a calculator: Undo, the bar on a phone, the cases that are kept. Its script is loaded once somebody uses it. */

import type { Shown, ViewModel } from '../../kit/index.ts';
import { parseQuery, pinnedName, withPinned } from '../../kit/link.ts';
import { plainText } from '../../kit/view-model.ts';
import { takeLink } from '../browser/links.ts';
import { load } from '../browser/load.ts';
import { adoptStyles } from '../browser/sheets.ts';
import type { CasesMenu } from '../cases/script.tsx';
import type { Comparing } from '../compare/Comparison.tsx';
import { setAddress, stepsBack } from '../state/history.ts';
import type { Host } from '../state/host.ts';
import { OwnHistory, Steps } from '../state/undo-steps.ts';
import type { Additions } from '../view/additions.ts';
import type { Tool } from '../view/Toolbar.tsx';
import { Announcer } from './announcer.ts';
import { ChangedFigures } from './changed-figures.ts';
import styles from './editing.css?inline';
import { PhoneBar } from './PhoneBar.tsx';

/** Fields that undo what is typed into them by themselves. */
const typedInto = 'textarea, input:not([type="range"], [type="checkbox"], [type="radio"])';

/** Is a calculator the matter of a page of ours, and not of one in a frame? Then the history of the browser has its steps. */
const ownsPage = (element: Element): boolean => element.matches('[address]:not([framed])');

/** What was shown before the first edit. */
export type Before = {
  /** The case. */
  readonly query: string;
  /** The query of the one that it was compared with. */
  readonly pinned?: string | undefined;
  readonly answer?: Shown | undefined;
};

/** What is moved and not typed into: each time that it is taken hold of is a step. */
const slider = '[role="slider"], [type="range"]';

const loadCases = () => load(() => import('../cases/script.tsx'));

export class Editing {
  /** The case that is compared with, once it is there. */
  compared: string | undefined;
  readonly #host: Host;
  readonly #steps = new Steps();
  /** Where the history of the browser does not have the steps. */
  readonly #own: OwnHistory | undefined;
  /** How many steps were undone and can be done again. */
  #undone = 0;
  readonly #bar: PhoneBar | undefined;
  readonly #washes: ChangedFigures;
  readonly #announcer: Announcer;
  /** Cases are kept of our own pages. A page that is one file shares the storage of the browser with other files. */
  readonly #keepsCases: boolean;
  #comparison: Comparing | undefined;
  #menu: CasesMenu | undefined;
  #shown: ViewModel | undefined;
  /** The case of this visit that is kept as a recent one. */
  #kept: string | undefined;

  constructor(host: Host, { query, pinned, answer }: Before) {
    this.#host = host;
    const { element, root } = host;
    const isPage = ownsPage(element);
    const shadow = root.getRootNode() as ShadowRoot;
    adoptStyles(shadow, styles);
    this.#announcer = new Announcer(shadow, answer);
    this.#keepsCases = isPage && !element.hasAttribute('alone');
    if (!isPage) this.#own = new OwnHistory(withPinned(query, pinned));
    if (isPage) this.#bar = new PhoneBar(root);
    this.#washes = new ChangedFigures(root);
    root.addEventListener('click', this.#ask);
    root.addEventListener('focusout', () => this.#steps.leave());
    root.addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Element && target.closest(slider)) this.#steps.leave();
    });
    (isPage ? document : root).addEventListener('keydown', (event) =>
      this.#press(event as KeyboardEvent),
    );
  }

  get canUndo(): boolean {
    return this.#own ? this.#own.canUndo : stepsBack() > 0;
  }

  added(screen: ViewModel): Additions {
    this.#shown = screen;
    const { pinned } = this.#host.state;
    return {
      query: withPinned(screen.query, pinned),
      ...this.#comparison?.of(screen),
      menu: this.#menu?.view(),
    };
  }

  /** The screen has been drawn. */
  drawn(screen: ViewModel) {
    this.#washes.compare();
    this.#bar?.show(screen.answer);
  }

  /** The screen stays as it is for now. @param edited the input that was edited, if one was */
  settled(screen: ViewModel, edited: string | undefined) {
    const { element, state } = this.#host;
    const { query, answer } = screen;
    const address = withPinned(query, state.pinned);
    const how = this.#steps.stepOf(edited, answer !== undefined);
    this.#bar?.show(answer);
    if (how === 'push') this.#undone = 0;
    this.#own?.write(address, how);
    if (element.hasAttribute('address')) setAddress(address, this.#own ? 'replace' : how);
    this.#announcer.say(answer);
    // A recent case has the sentence of its answer: nothing of a measurement is kept.
    if (answer && query !== '' && this.#keepsCases && state.own.size === 0)
      this.#keep(query, answer);
  }

  async #keep(query: string, { headline }: Shown) {
    const [text, before] = [plainText(headline), this.#kept];
    this.#kept = query;
    const script = await loadCases();
    script?.browserCases(this.#host.element).remember({ query, text }, before);
  }

  /** Shows another case as a step of its own, beside a second one or alone. */
  open = (query: string, pinned: string | undefined) => {
    const { element, show } = this.#host;
    const address = withPinned(query, pinned);
    if (element.hasAttribute('address')) setAddress(address, 'push');
    this.#own?.write(address, 'push');
    this.#undone = 0;
    this.reread();
    show(query, pinned);
  };

  /** The address was gone to. */
  reread() {
    this.#kept = undefined;
    this.#steps.begin();
  }

  /** What asks for an input leads to its field, unless that is not in sight or a key asks for another window. */
  #ask = (event: MouseEvent) => {
    const { root } = this.#host;
    const name = (event.target as Element).closest<HTMLElement>('[data-asks]')?.dataset['asks'];
    const field = name && root.querySelector<HTMLElement>(`[name="${name}"]`);
    const cell = field ? field.closest('details') : undefined;
    // The cell itself may have no box.
    const isInSight = cell?.firstElementChild?.checkVisibility();
    if (!field || !cell || !isInSight || !takeLink(event, '[data-asks]')) return;
    cell.open = true;
    field.focus();
  };

  #press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const [target] = event.composedPath();
    if (!(ctrlKey || metaKey) || altKey) return;
    if (target instanceof Element && target.matches(typedInto)) return;
    const letter = key.toLowerCase();
    const redoes = letter === 'y' || (letter === 'z' && shiftKey);
    if (!redoes && letter !== 'z') return;
    event.preventDefault();
    if (redoes) this.#redo();
    else this.#undo();
  }

  /** What is not in the history yet is dropped; else the history goes back by one. */
  #undo() {
    const { edited, state, reopen } = this.#host;
    const own = this.#own;
    this.#steps.begin();
    if (edited !== undefined) {
      if (own) return this.#restore(own.present);
      state.open(location.search);
      return reopen();
    }
    if (!this.canUndo) return;
    this.#undone++;
    if (own) this.#restore(own.go(-1));
    else history.back();
  }

  #redo() {
    if (this.#undone === 0) return;
    this.#undone--;
    this.#steps.begin();
    if (this.#own) this.#restore(this.#own.go(1));
    else history.forward();
  }

  /** @param address a case with the one that it was compared with */
  #restore(address: string | undefined) {
    if (address !== undefined) this.#host.show(address, parseQuery(address).lookup(pinnedName));
  }

  /** Brings the case that is compared with. */
  async compare(other: string | undefined) {
    const script =
      other === undefined ? undefined : await load(() => import('../compare/script.ts'));
    this.#comparison = await script?.comparing(this.#host, this.open);
    this.compared = other;
  }

  /** @param shown the screen that the tool is used on, which may be older than this */
  use(tool: Tool, shown: ViewModel) {
    this.#shown = shown;
    if (tool === 'undo') this.#undo();
    else if (tool === 'compare') this.open(shown.query, shown.query);
    else this.#toggleMenu();
  }

  async #toggleMenu() {
    if (this.#menu) return this.#menu.close();
    const script = await loadCases();
    if (!script || this.#menu) return;
    this.#menu = new script.CasesMenu(this.#host, {
      open: this.open,
      shown: () => this.#shown,
      closed: () => {
        this.#menu = undefined;
        this.#host.draw();
      },
    });
    this.#host.draw();
  }
}
