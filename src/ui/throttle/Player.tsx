import { Component } from 'preact';
import type { Timeline } from '../../kit/index.ts';
import { FlowPicture } from '../flow/FlowPicture.tsx';
import { Charts } from './Charts.tsx';
import { timeText } from './words.ts';

type FlowScript = typeof import('../flow/script.tsx');

/** How fast the run is played, as parts of real time. */
const speeds = [
  [0.25, '× ¼'],
  [0.5, '× ½'],
  [1, '× 1'],
  [4, '× 4'],
] as const;

type Props = { readonly timeline: Timeline };
type State = {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: number;
  /** What moves and reads the picture, once it is loaded. */
  readonly flow?: FlowScript;
};

/**
 * A run: the limits as a picture of IOs on their way, the charts over time, and a player that goes
 * through both. Its controls are hidden until there is a script, but have their room from the start.
 * The slider is the browser’s own, so that arrow keys move it and its text is announced.
 */
export class Player extends Component<Props, State> {
  /** Loads what only a reader who uses the player needs; nothing where it cannot be loaded. */
  static load: () => Promise<FlowScript | undefined> = async () => undefined;

  override state: State = { at: this.props.timeline.first, playing: false, speed: 0.5 };
  #motion: InstanceType<FlowScript['Motion']> | undefined;
  #loading: Promise<unknown> | undefined;
  /** Seconds into the run while it plays. */
  #time = 0;

  override componentDidUpdate({ timeline }: Props) {
    if (timeline !== this.props.timeline) this.#go(this.props.timeline.first);
  }

  override componentWillUnmount() {
    this.#motion?.end();
  }

  get #last() {
    return Math.max(0, (this.props.timeline.traces[0]?.iops.length ?? 1) - 1);
  }

  #go = (at: number, playing = false) => {
    this.#motion?.play(playing);
    this.setState({ at: Math.min(this.#last, Math.max(0, at)), playing });
  };

  #wake = ({ currentTarget }: { currentTarget: Element }) => {
    this.#loading ??= Player.load().then((flow) => {
      if (!flow) {
        // Another attempt comes with the next use.
        this.#loading = undefined;
        return;
      }
      flow.addStyles(currentTarget);
      this.#motion = new flow.Motion(currentTarget, this.#advance);
      this.setState({ flow });
    });
    return this.#loading;
  };

  #play = async (event: { currentTarget: Element }) => {
    await this.#wake({ currentTarget: event.currentTarget.closest('figure') as Element });
    const { at, playing } = this.state;
    if (!this.#motion) return;
    const start = at === this.#last ? 0 : at;
    this.#time = start * this.props.timeline.every;
    this.#go(playing ? at : start, !playing);
  };

  #advance = (passed: number) => {
    const { every, seconds } = this.props.timeline;
    this.#time += passed * this.state.speed;
    const at = Math.min(this.#last, Math.floor(this.#time / every));
    if (this.#time >= seconds) this.#go(this.#last);
    else if (at !== this.state.at) this.setState({ at });
  };

  override render({ timeline }: Props, { at, playing, speed, flow }: State) {
    const time = timeText(timeline, at);
    return (
      <figure class="chart timeline" onPointerOver={this.#wake} onFocusIn={this.#wake}>
        <figcaption>{timeline.title}</figcaption>
        <div class="flow-card">
          <FlowPicture timeline={timeline} at={at} />
          <div class="player">
            <button type="button" class="play" onClick={this.#play}>
              {playing ? 'Pause' : 'Play'}
            </button>
            <input
              type="range"
              min="0"
              max={this.#last}
              step="1"
              value={at}
              aria-label="Time"
              aria-valuetext={flow?.momentInWords({ timeline, at }) ?? time}
              onInput={(event) => this.#go(Number(event.currentTarget.value))}
            />
            <select
              aria-label="Speed"
              onChange={(event) => this.setState({ speed: Number(event.currentTarget.value) })}
            >
              {speeds.map(([one, text]) => (
                <option value={one} selected={one === speed} key={one}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div class="run">
          <Charts timeline={timeline} />
          {flow && <flow.Playhead timeline={timeline} at={at} onRead={this.#go} />}
        </div>
      </figure>
    );
  }
}
