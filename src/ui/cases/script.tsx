/** The script of the cases that a browser keeps, which is loaded when one is first kept or their list is opened. */

import type { VNode } from 'preact';
import type { ViewModel } from '../../kit/index.ts';
import { plainText } from '../../kit/view-model.ts';
import { adoptStyles } from '../browser/sheets.ts';
import { isOwnPage } from '../scripts.ts';
import type { Host } from '../state/host.ts';
import { CaseList } from './CaseList.tsx';
import styles from './cases.css?inline';
import { type KeptCase, KeptCases } from './store.ts';

export const browserCases = (calculator: Element): KeptCases =>
  new KeptCases(
    () => (isOwnPage() ? localStorage : undefined),
    calculator.getAttribute('of') ?? '',
  );

type Given = {
  readonly open: (query: string, pinned: string | undefined) => void;
  /** What is shown now. */
  readonly shown: () => ViewModel | undefined;
  readonly closed: () => void;
};

/** The list of cases in the panel to share, from its opening to its closing. */
export class CasesMenu {
  readonly #host: Host;
  readonly #given: Given;
  #said = '';

  constructor(host: Host, given: Given) {
    this.#host = host;
    this.#given = given;
    adoptStyles(host.root, styles);
    host.root.addEventListener('keydown', this.#press);
    document.addEventListener('pointerdown', this.#point);
  }

  #press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.close();
  };

  #point = (event: Event) => {
    const isOurs = event
      .composedPath()
      .some((one) => one instanceof Element && one.matches('.cases, [aria-expanded="true"]'));
    if (!isOurs) this.close();
  };

  close() {
    this.#host.root.removeEventListener('keydown', this.#press);
    document.removeEventListener('pointerdown', this.#point);
    const menu = this.#host.root.querySelector('.cases');
    const shadow = this.#host.root.getRootNode() as ShadowRoot;
    // The focus goes back to the button, not away with the list.
    if (menu?.contains(shadow.activeElement))
      this.#host.root.querySelector<HTMLElement>('.kept > [aria-expanded="true"]')?.focus();
    this.#given.closed();
  }

  #say(said: string) {
    this.#said = said;
    this.#host.draw();
  }

  view(): VNode {
    const cases = browserCases(this.#host.element);
    const changed = (work: () => unknown, said: string) => () => {
      work();
      this.#say(said);
    };
    return (
      <CaseList
        cases={cases.read()}
        said={this.#said}
        canSave={this.#given.shown()?.answer !== undefined}
        onSave={(name) => {
          const { query = '', answer } = this.#given.shown() ?? {};
          const text = answer ? plainText(answer.headline) : '';
          const isKept = cases.save({ query, text }, name);
          this.#say(isKept ? `Saved as ${name.trim()}.` : 'This could not be saved.');
        }}
        onOpen={({ query }: KeptCase) => {
          this.close();
          this.#given.open(query, this.#host.state.pinned);
        }}
        onRename={(one, name) => {
          const isDone = cases.rename(one.name ?? '', name);
          this.#say(isDone ? `Renamed to ${name.trim()}.` : 'Another case has this name.');
        }}
        onDelete={(one) => changed(() => cases.remove(one), 'Deleted.')()}
        onClear={changed(() => cases.clear(), 'All are deleted.')}
        keepsRecent={cases.keepsRecent}
        onKeepRecent={(keeps) => {
          const isSet = cases.keepRecent(keeps);
          const said = keeps ? 'Recent cases are kept.' : 'Recent cases are deleted and not kept.';
          this.#say(isSet ? said : 'This could not be saved.');
        }}
      />
    );
  }
}
