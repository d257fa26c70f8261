/** The script of the example: moves its dots, and sets its demand. */

import { Motion } from '../shapes/motion.ts';
import {
  dotsBefore,
  dotsBehind,
  type Example,
  sentenceAt,
  stateAt,
  textsAt,
  verdictAt,
} from './example.ts';

/** Draws the picture for a demand: texts, dots, and how full each disk is. */
function draw(figure: HTMLElement, example: Example, demand: number) {
  const { delivered, got, over } = stateAt(example, demand);
  const texts = textsAt(example, demand);
  for (const place of figure.querySelectorAll<HTMLElement>('[data-text]'))
    place.textContent = texts[place.dataset['text'] ?? ''] ?? '';
  for (const picture of figure.querySelectorAll('[role="img"]'))
    picture.setAttribute('aria-label', sentenceAt(example, demand));
  for (const line of figure.querySelectorAll<SVGElement>('[data-side]')) {
    const [side, lines = '1', group = '0'] = (line.dataset['side'] ?? '').split(' ');
    const { spacing, speed } =
      side === 'in'
        ? dotsBefore(demand, delivered, Number(lines))
        : dotsBehind(got[Number(group)] ?? 0, Number(lines));
    line.dataset['v'] = String(speed);
    line.dataset['p'] = String(spacing || 1);
    line.setAttribute('stroke-dasharray', `0 ${spacing}`);
    line.setAttribute('visibility', spacing > 0 ? 'visible' : 'hidden');
  }
  for (const disk of figure.querySelectorAll<SVGElement>('[data-disk]')) {
    const at = Number(disk.dataset['disk']);
    const part = (got[at] ?? 0) / (example.groups[at]?.limit ?? 1);
    const whole = disk.previousElementSibling;
    const [y, high] = ['y', 'height'].map((name) => Number(whole?.getAttribute(name)));
    disk.setAttribute('height', String((high ?? 0) * part));
    disk.setAttribute('y', String((y ?? 0) + (high ?? 0) * (1 - part)));
  }
  const [, verdict] = verdictAt(example, demand);
  const badge = figure.querySelector('.badge');
  if (badge) badge.className = `badge ${verdict}`;
  figure.classList.toggle('exceeds', over > 0);
  figure.classList.toggle('throttled', verdict === 'throttled');
}

function start(figure: HTMLElement) {
  const example = JSON.parse(figure.dataset['example'] ?? '') as Example;
  const slider = figure.querySelector('input');
  const button = figure.querySelector('button');
  if (!slider || !button) return;
  const motion = new Motion(figure);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let isPaused = false;
  const play = () => {
    motion.play(!isPaused && !still.matches);
    button.textContent = isPaused ? 'Play' : 'Pause';
    button.hidden = still.matches;
  };
  slider.addEventListener('input', () => {
    draw(figure, example, Number(slider.value));
    slider.setAttribute('aria-valuetext', textsAt(example, Number(slider.value))['demand'] ?? '');
  });
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    play();
  });
  still.addEventListener('change', play);
  figure.dataset['live'] = '';
  // A browser may have kept where the slider was.
  draw(figure, example, Number(slider.value));
  play();
}

const figure = document.querySelector<HTMLElement>('.flow-example');
/** Nothing of it may be in the way of the page itself. */
const begin = () => figure && setTimeout(() => start(figure), 200);
if (document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });
