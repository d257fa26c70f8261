/**
 * The cases that a browser keeps: of each calculator the last few that were worked on, and those that got
 * a name. What is stored may be anything: another version of the site, or somebody by hand, wrote it.
 */
import { attempt } from '../browser/attempt.ts';

/** A case: its canonical query, what its headline was, when it was last seen (a day, `2026-11-22`), and its name if it has one. */
export type KeptCase = {
  readonly query: string;
  readonly text: string;
  readonly date: string;
  readonly name?: string;
};

type Cases = { readonly recent: readonly KeptCase[]; readonly named: readonly KeptCase[] };
type Stored = Readonly<Record<string, Cases>>;

export type CaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'headroom-cases';
/** Set to `off` where recent cases are not to be kept. */
const recentKey = 'headroom-recent-cases';
const mostRecent = 3;
const mostNamed = 20;
/** No name is longer, no sentence is kept longer, and no query that a link can carry. */
const longest = { name: 60, text: 120, query: 8000 } as const;

const clipped = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

function isCase(found: unknown): found is KeptCase {
  if (typeof found !== 'object' || found === null) return false;
  const { query, text, date, name } = found as Partial<Record<keyof KeptCase, unknown>>;
  const isText = (one: unknown, most: number) => typeof one === 'string' && one.length <= most;
  return (
    isText(query, longest.query) &&
    isText(text, longest.text) &&
    isText(date, 10) &&
    (name === undefined || isText(name, longest.name))
  );
}

const casesIn = (found: unknown, most: number): readonly KeptCase[] =>
  Array.isArray(found) ? found.filter(isCase).slice(0, most) : [];

/** The cases of one calculator. */
export class KeptCases {
  readonly #storage: () => CaseStorage | undefined;
  readonly #calculator: string;
  readonly #today: () => string;

  /**
   * @param storage may throw, as in a browser that blocks it
   * @param today the present day
   */
  constructor(
    storage: () => CaseStorage | undefined,
    calculator: string,
    today: () => string = () => new Date().toISOString().slice(0, 10),
  ) {
    this.#storage = storage;
    this.#calculator = calculator;
    this.#today = today;
  }

  #all(): Stored {
    const found: unknown = attempt(() => JSON.parse(this.#storage()?.getItem(key) ?? '{}'));
    return typeof found === 'object' && found !== null ? (found as Stored) : {};
  }

  /** Newest first. */
  read(): Cases {
    const all = this.#all();
    const found = Object.hasOwn(all, this.#calculator) ? all[this.#calculator] : undefined;
    return {
      recent: casesIn(found?.recent, mostRecent),
      named: casesIn(found?.named, mostNamed),
    };
  }

  /** @returns whether the browser lets something be done with its storage */
  #stored(work: (storage: CaseStorage) => void): boolean {
    const isDone = attempt(() => {
      const storage = this.#storage();
      if (storage) work(storage);
      return storage !== undefined;
    });
    return isDone === true;
  }

  /** @returns whether it could be kept */
  #write(cases: Cases): boolean {
    return this.#stored((storage) =>
      storage.setItem(key, JSON.stringify({ ...this.#all(), [this.#calculator]: cases })),
    );
  }

  /** Whether recent cases are kept: they are until somebody turns that off. */
  get keepsRecent(): boolean {
    return attempt(() => this.#storage()?.getItem(recentKey)) !== 'off';
  }

  /**
   * Keeps recent cases of all calculators from now on, or no more: those that there are go then.
   * @returns whether the browser lets it be set
   */
  keepRecent(keeps: boolean): boolean {
    return this.#stored((storage) => {
      if (keeps) return storage.removeItem(recentKey);
      storage.setItem(recentKey, 'off');
      const all = Object.entries(this.#all()).map(([id, cases]) => [id, { ...cases, recent: [] }]);
      storage.setItem(key, JSON.stringify(Object.fromEntries(all)));
    });
  }

  #kept({ query, text }: Pick<KeptCase, 'query' | 'text'>): KeptCase {
    return { query, text: clipped(text, longest.text), date: this.#today() };
  }

  /**
   * Keeps a case as the last one that was worked on.
   * @param before the case that it came from in the same visit, whose place it takes
   */
  remember(shown: Pick<KeptCase, 'query' | 'text'>, before?: string) {
    if (shown.query.length > longest.query || !this.keepsRecent) return;
    const { recent, named } = this.read();
    const others = recent.filter(({ query }) => query !== shown.query && query !== before);
    this.#write({ named, recent: [this.#kept(shown), ...others].slice(0, mostRecent) });
  }

  /** Keeps a case by a name; one of this name is replaced. @returns whether it could be kept */
  save(shown: Pick<KeptCase, 'query' | 'text'>, name: string): boolean {
    const { recent, named } = this.read();
    const given = name.trim().slice(0, longest.name);
    const others = named.filter((one) => one.name !== given);
    if (given === '' || shown.query.length > longest.query || others.length >= mostNamed)
      return false;
    return this.#write({ recent, named: [{ ...this.#kept(shown), name: given }, ...others] });
  }

  /** Gives a case another name; one that has it already keeps it and nothing changes. */
  rename(name: string, to: string): boolean {
    const { recent, named } = this.read();
    const given = to.trim().slice(0, longest.name);
    if (given === '' || named.some((one) => one.name === given && one.name !== name)) return false;
    const renamed = named.map((one) => (one.name === name ? { ...one, name: given } : one));
    return this.#write({ recent, named: renamed });
  }

  remove(gone: KeptCase) {
    const stays = ({ query, name }: KeptCase) => query !== gone.query || name !== gone.name;
    const { recent, named } = this.read();
    this.#write({ recent: recent.filter(stays), named: named.filter(stays) });
  }

  /** Forgets the cases of this calculator. */
  clear() {
    const { [this.#calculator]: _, ...others } = this.#all();
    this.#stored((storage) => {
      if (Object.keys(others).length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(others));
    });
  }
}
