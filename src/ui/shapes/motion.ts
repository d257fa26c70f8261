/**
 * Moves the dots of a picture: every line with `data-v`, its speed in px a second, along itself. They
 * rest while nobody can see them: out of the window, in a hidden tab.
 */
export class Motion {
  private readonly root: Element;
  private readonly onFrame: (seconds: number) => void;
  /** How far the dots of each line have moved. */
  private readonly moved = new WeakMap<Element, number>();
  private frame = 0;
  private before = 0;
  private isWanted = false;
  private isInView = true;
  private readonly view = new IntersectionObserver((entries) => {
    this.isInView = entries.at(-1)?.isIntersecting ?? true;
    this.resume();
  });

  /** @param onFrame is given how many seconds have passed since the last frame */
  constructor(root: Element, onFrame: (seconds: number) => void = () => {}) {
    this.root = root;
    this.onFrame = onFrame;
    this.view.observe(root);
    document.addEventListener('visibilitychange', this.resume);
  }

  play(isWanted: boolean) {
    this.isWanted = isWanted;
    this.resume();
  }

  end() {
    this.play(false);
    this.view.disconnect();
    document.removeEventListener('visibilitychange', this.resume);
  }

  private readonly resume = () => {
    cancelAnimationFrame(this.frame);
    if (!this.isWanted || !this.isInView || document.hidden) return;
    this.before = performance.now();
    this.frame = requestAnimationFrame(this.tick);
  };

  private readonly tick = (now: number) => {
    // After a stall the dots go on from where they were.
    const seconds = Math.min(0.1, Math.max(0, (now - this.before) / 1000));
    this.before = now;
    this.frame = requestAnimationFrame(this.tick);
    for (const line of this.root.querySelectorAll('[data-v]')) {
      const speed = Number(line.getAttribute('data-v'));
      const period = Number(line.getAttribute('data-p'));
      const moved = ((this.moved.get(line) ?? 0) + speed * seconds) % period;
      this.moved.set(line, moved);
      line.setAttribute('stroke-dashoffset', (-moved).toFixed(1));
    }
    this.onFrame(seconds);
  };
}
