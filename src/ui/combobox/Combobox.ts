/**
 * The list that helps to fill a field with a name: a combobox with list autocomplete, as
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ describes it. The text of the field is the reader’s
 * and only changes when an option is chosen; Enter chooses the first where the text is no name itself.
 */
import { render } from 'preact';
import { movingKeys, nextOption } from './keys.ts';
import { clearRecent, drawOffers } from './OfferList.tsx';
import { maxRows } from './offer-sizes.ts';
import { firstRows, type Offer, type Offers } from './offers.ts';
import { type Host, offersFor } from './offers-for.ts';
import { placeList, reveal, whileMoving } from './place.ts';
import { forgetSizes, rememberSize } from './recent.ts';

/** Pause after the last key before the number of matches is announced, in ms: nobody can listen while typing. */
const sayDelay = 600;
/** After a key only the rows in sight are drawn, and the others once the typing pauses, in ms. */
const inSight = 12;
const restDelay = 150;

export class Combobox {
  readonly #root: HTMLElement;
  readonly #host: Host;
  readonly #list = document.createElement('div');
  readonly #said = document.createElement('p');
  /** The field that has the list, while it is open. */
  #field: HTMLInputElement | undefined;
  /** The text with which a field was entered or left by a choice: until it differs it is no search. */
  #entered = '';
  #offers: Offers | undefined;
  #active: string | undefined;
  #stopMoving = () => {};
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement, host: Host) {
    this.#root = root;
    this.#host = host;
    this.#list.className = 'offers';
    this.#list.hidden = true;
    // In the top layer nothing of the page around cuts it off or lies above it.
    if ('popover' in this.#list) this.#list.popover = 'manual';
    this.#said.className = 'hidden';
    this.#said.setAttribute('aria-live', 'polite');
    root.append(this.#list, this.#said);
    root.addEventListener('focusin', this.#enter);
    root.addEventListener('focusout', this.#leave);
    root.addEventListener('input', this.#type);
    root.addEventListener('click', this.#click);
    root.addEventListener('keydown', this.#press);
    // The focus stays in the field, whatever of the list is pressed.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
  }

  /** The field that an event is about, if names are offered for it. */
  static fieldOf(target: EventTarget | null): HTMLInputElement | undefined {
    return target instanceof HTMLInputElement && target.dataset['names'] ? target : undefined;
  }

  /** Takes over a field that has the focus already. Whoever has clicked it or typed meanwhile waits for the list. */
  take(field: HTMLInputElement, entered: string, isClicked: boolean) {
    this.#prepare(field, entered);
    if (isClicked || field.value !== entered) this.#open(field);
  }

  #prepare(field: HTMLInputElement, entered: string) {
    this.#entered = entered;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-haspopup', 'listbox');
    field.setAttribute('aria-expanded', 'false');
  }

  #enter = ({ target }: Event) => {
    const field = Combobox.fieldOf(target);
    if (field) this.#prepare(field, field.value);
  };

  #leave = () => this.#close();

  #type = ({ target }: Event) => {
    const field = Combobox.fieldOf(target);
    // A chosen name is an input too.
    if (!field || (!this.#field && field.value === this.#entered)) return;
    if (this.#field !== field) return this.#open(field);
    // The answer is drawn first: the list follows in a task of its own.
    cancelAnimationFrame(this.#frame);
    this.#active = undefined;
    field.removeAttribute('aria-activedescendant');
    this.#frame = requestAnimationFrame(() => setTimeout(this.#follow));
  };

  #follow = () => {
    if (!this.#field || this.#active !== undefined) return;
    this.#ask(this.#field);
    this.#grow(inSight);
  };

  /** Draws so many rows and after a pause some more, so that no task is long. */
  #grow(rows: number) {
    this.#draw(rows);
    if (rows < maxRows) this.#rest = setTimeout(() => this.#grow(rows + inSight), restDelay);
  }

  #click = ({ target }: MouseEvent) => {
    const field = Combobox.fieldOf(target);
    if (field && !this.#field) return this.#open(field);
    if (!(target instanceof Element) || !this.#list.contains(target)) return;
    const id = target.closest('[role="option"]')?.id;
    if (id) this.#choose(id);
  };

  #ask(field: HTMLInputElement) {
    const offers = offersFor(field, field.value === this.#entered, this.#root, this.#host);
    if (!offers) return;
    this.#offers = offers;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#field) this.#said.textContent = `${offers.count}.`;
    }, sayDelay);
  }

  #open(field: HTMLInputElement) {
    this.#field = field;
    this.#active = undefined;
    this.#ask(field);
    if (!this.#offers) return;
    field.setAttribute('aria-expanded', 'true');
    field.setAttribute('aria-controls', 'offers');
    this.#list.hidden = false;
    if ('showPopover' in this.#list) this.#list.showPopover();
    this.#draw();
    this.#place();
    this.#stopMoving = whileMoving(this.#place);
    const current = this.#list.querySelector('.current');
    if (current) reveal(this.#list, current, true);
  }

  #close() {
    const field = this.#field;
    if (!field) return;
    this.#field = undefined;
    this.#offers = undefined;
    this.#active = undefined;
    this.#stopMoving();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    clearTimeout(this.#rest);
    this.#said.textContent = '';
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-activedescendant');
    field.removeAttribute('aria-controls');
    if ('hidePopover' in this.#list) this.#list.hidePopover();
    this.#list.hidden = true;
    render(null, this.#list);
  }

  /** @param rows how many rows are drawn: those that are in sight, or all */
  #draw(rows = Number.POSITIVE_INFINITY) {
    const [field, all] = [this.#field, this.#offers];
    if (!field || !all) return;
    clearTimeout(this.#rest);
    const offers = { ...all, groups: firstRows(all.groups, rows) };
    const label = field.labels?.[0]?.textContent ?? 'Names';
    const typed = field.value === this.#entered ? '' : field.value.trim();
    drawOffers(this.#list, { id: 'offers', label, typed, offers, active: this.#active });
  }

  #place = () => {
    if (this.#field?.isConnected) placeList(this.#list, this.#field);
    else this.#close();
  };

  #press = (event: KeyboardEvent) => {
    const field = Combobox.fieldOf(event.target);
    if (!field || event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (this.#pressed(field, event.key, event.altKey)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  /** @returns whether the key was meant for the list */
  #pressed(field: HTMLInputElement, key: string, alt: boolean): boolean {
    if (!this.#field) {
      if (key !== 'ArrowDown' && (key !== 'ArrowUp' || alt)) return false;
      this.#open(field);
      if (!alt) this.#move(key);
      return true;
    }
    if (key === 'Escape' || (alt && key === 'ArrowUp')) {
      this.#close();
      return true;
    }
    if (key === 'Enter') {
      // The list may be one key behind the text.
      if (this.#active === undefined) this.#ask(field);
      const id = this.#active ?? this.#offers?.entered;
      if (id === undefined) this.#close();
      else this.#choose(id);
      return id !== undefined;
    }
    if (alt || !movingKeys.has(key)) return alt && key === 'ArrowDown';
    if (this.#active === undefined) {
      // A key right after a letter is about the list that the letter leads to.
      cancelAnimationFrame(this.#frame);
      this.#ask(field);
      this.#draw();
    }
    return this.#move(key);
  }

  /** @returns whether the key moves the active option */
  #move(key: string): boolean {
    const options = [...this.#list.querySelectorAll<HTMLElement>('[role="option"]')];
    const to = nextOption(key, {
      count: options.length,
      active: options.findIndex(({ id }) => id === this.#active),
      current: options.findIndex(({ classList }) => classList.contains('current')),
    });
    if (to === undefined) return false;
    const option = options[to];
    if (!option) return true;
    this.#active = option.id;
    this.#field?.setAttribute('aria-activedescendant', option.id);
    this.#draw();
    reveal(this.#list, option);
    return true;
  }

  #choose(id: string) {
    const field = this.#field;
    if (!field) return;
    if (id === clearRecent) {
      forgetSizes();
      this.#active = undefined;
      field.removeAttribute('aria-activedescendant');
      this.#follow();
      return;
    }
    const offers: readonly Offer[] = this.#offers?.groups.flatMap((group) => group.offers) ?? [];
    const offer = offers.find((one) => one.id === id);
    if (!offer) return;
    if (field.dataset['names'] === 'vms') rememberSize(offer.text);
    this.#close();
    field.value = offer.text;
    this.#entered = offer.text;
    for (const type of ['input', 'change'])
      field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    this.#entered = field.value;
    // The size of what is provisioned is edited next.
    if (offer.below !== undefined) field.select();
  }
}
