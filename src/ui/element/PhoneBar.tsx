import { render } from 'preact';
import type { Shown } from '../../kit/index.ts';
import { plainText } from '../../kit/view-model.ts';
import { Verdict } from '../view/Verdict.tsx';

/** What is needed of the limit that is used most, among those that count and have figures: “1,100 of 600 MB/s · VM uncached”; nothing where the badge says what the limits do not. */
function keyFigure({ limits, badge }: Shown): string | undefined {
  const uses = limits.flatMap((limit) => {
    const { counts, demand, limit: most } = limit;
    return counts && demand !== undefined && most ? [{ limit, use: demand / most }] : [];
  });
  const [first] = uses.sort((a, b) => b.use - a.use);
  if (!first || badge) return undefined;
  const { demandText, limitText, unitText, label } = first.limit;
  return `${demandText} of ${limitText} ${unitText} · ${label}`;
}

/** The verdict at the foot of a phone while inputs are edited and the answer is out of sight. */
export class PhoneBar {
  readonly #root: HTMLElement;
  readonly #bar = document.createElement('div');
  readonly #inSight = new Set<Element>();
  #observed: readonly Element[] = [];
  readonly #observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) this.#inSight.add(target);
        else this.#inSight.delete(target);
      this.#place();
    },
    // At the foot of the window one sees no more than that there is something.
    { rootMargin: '0px 0px -20%' },
  );

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#bar.className = 'phone-bar';
    this.#bar.hidden = true;
    this.#bar.dir = 'ltr';
    root.after(this.#bar);
    // A keyboard on the screen lies over the foot of the page.
    visualViewport?.addEventListener('resize', this.#place);
    visualViewport?.addEventListener('scroll', this.#place);
    this.#watch();
  }

  get #headline() {
    return this.#root.querySelector<HTMLElement>('.headline');
  }

  /** Both may have been drawn anew. */
  #watch() {
    const found = [this.#root.querySelector('form'), this.#headline].filter((one) => one !== null);
    if (found.every((one, at) => one === this.#observed[at])) return;
    this.#observer.disconnect();
    this.#inSight.clear();
    for (const one of found) this.#observer.observe(one);
    this.#observed = found;
  }

  show(answer: Shown | undefined) {
    this.#watch();
    const { verdict, badge } = answer ?? {};
    render(
      <>
        {verdict ? (
          <Verdict verdict={verdict} badge={badge} />
        ) : (
          !answer && <b class="badge">No result</b>
        )}
        {/* One text from the left, so that nothing in it moves, whatever it says. */}
        <span>{answer && (keyFigure(answer) ?? plainText(answer.headline))}</span>
        <button type="button" class="tool" onClick={this.#goToAnswer}>
          Answer
        </button>
      </>,
      this.#bar,
    );
    this.#place();
  }

  #goToAnswer = () => {
    const headline = this.#headline;
    if (!headline) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    headline.tabIndex = -1;
    headline.focus({ preventScroll: true });
    headline.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  };

  #place = () => {
    const [form, headline] = this.#observed;
    const isWanted =
      !!form && !!headline && this.#inSight.has(form) && !this.#inSight.has(headline);
    const isNew = isWanted && this.#bar.hidden;
    this.#bar.hidden = !isWanted;
    const { style } = document.documentElement;
    // Nothing is measured for a bar that is not there: the page would be laid out at once.
    if (!isWanted) {
      style.scrollPaddingBottom = '';
      return;
    }
    const { height = innerHeight, offsetTop = 0 } = visualViewport ?? {};
    this.#bar.style.bottom = `${Math.max(0, innerHeight - height - offsetTop)}px`;
    // The field that has the focus is not under the bar, nor scrolled there.
    style.scrollPaddingBottom = this.#bar.offsetHeight ? `${this.#bar.offsetHeight + 8}px` : '';
    const { activeElement } = this.#root.getRootNode() as ShadowRoot;
    if (isNew && this.#bar.offsetHeight) activeElement?.scrollIntoView({ block: 'nearest' });
  };
}
