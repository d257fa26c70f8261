import { Component } from 'preact';
import type { Timeline } from '../../kit/index.ts';
import { percent } from '../shapes/scale.ts';
import { Moment, momentInWords, momentWords } from './Moment.tsx';
import { TimelineDrawing } from './TimelineDrawing.tsx';

/** Samples a second. */
const speeds = [1, 4, 20, 100] as const;

type Props = { readonly timeline: Timeline };
type State = { readonly at: number; readonly playing: boolean; readonly speed: number };

/**
 * The timeline, and a player that goes through it window by window: play, pause, step, speed. Its
 * controls are hidden until there is a script, but have their room from the start. The slider is
 * the browser’s own, so that arrow keys move it and its text is announced.
 */
export class Player extends Component<Props, State> {
  override state: State = { at: 0, playing: false, speed: 4 };
  #frame = 0;
  /** When the sample that is shown came up. */
  #since = 0;

  override componentDidUpdate({ timeline }: Props) {
    if (timeline !== this.props.timeline) this.#go(0);
  }

  override componentWillUnmount() {
    cancelAnimationFrame(this.#frame);
  }

  get #last() {
    return Math.max(0, (this.props.timeline.traces[0]?.done.length ?? 1) - 1);
  }

  #go(at: number, playing = false) {
    cancelAnimationFrame(this.#frame);
    this.setState({ at: Math.min(this.#last, Math.max(0, at)), playing });
  }

  #play = () => {
    const { at, playing } = this.state;
    if (playing) {
      this.#go(at);
      return;
    }
    this.#go(at === this.#last ? 0 : at, true);
    this.#since = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #tick = (now: number) => {
    const { at, speed } = this.state;
    const steps = Math.floor(((now - this.#since) * speed) / 1000);
    if (at + steps >= this.#last) {
      this.#go(this.#last);
      return;
    }
    if (steps > 0) {
      this.#since += (steps * 1000) / speed;
      this.setState({ at: at + steps });
    }
    this.#frame = requestAnimationFrame(this.#tick);
  };

  override render({ timeline }: Props, { at, playing, speed }: State) {
    const words = momentWords(timeline, at);
    const count = this.#last + 1;
    return (
      <figure class="chart timeline">
        <figcaption>{timeline.title}</figcaption>
        <div class="run">
          <TimelineDrawing timeline={timeline} />
          <svg class="cursor" width="100%" height="100%" aria-hidden="true">
            <line
              x1={percent((at + 0.5) / count)}
              x2={percent((at + 0.5) / count)}
              y1="0"
              y2="100%"
            />
          </svg>
        </div>
        <div class="player">
          <input
            type="range"
            min="0"
            max={this.#last}
            step="1"
            value={at}
            aria-label="Window"
            aria-valuetext={momentInWords(words)}
            onInput={(event) => this.#go(Number(event.currentTarget.value))}
          />
          <div class="keys">
            <button type="button" class="play" onClick={this.#play}>
              {playing ? 'Pause' : 'Play'}
            </button>
            <button type="button" onClick={() => this.#go(at - 1)}>
              Previous window
            </button>
            <button type="button" onClick={() => this.#go(at + 1)}>
              Next window
            </button>
            <label class="speed">
              Windows a second{' '}
              <select
                onChange={(event) => this.setState({ speed: Number(event.currentTarget.value) })}
              >
                {speeds.map((one) => (
                  <option value={one} selected={one === speed} key={one}>
                    {one * timeline.windows}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <p class="words">{words.window}</p>
          <Moment timeline={timeline} at={at} />
        </div>
      </figure>
    );
  }
}
