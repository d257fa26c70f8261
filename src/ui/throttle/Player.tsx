import { Component, createRef } from 'preact';
import type { Timeline } from '../../kit/index.ts';
import { Motion } from '../shapes/motion.ts';
import { Charts, drawnLanes, limitsTitle } from './Charts.tsx';
import { FlowPicture } from './FlowPicture.tsx';
import { momentInWords, Playhead, Reading } from './Playhead.tsx';
import { longestQueue } from './words.ts';

/** How fast the run is played, as parts of real time. */
const speeds = [
  [0.25, '× ¼'],
  [0.5, '× ½'],
  [1, '× 1'],
  [4, '× 4'],
] as const;

type Props = {
  readonly timeline: Timeline;
  /** Inside a text, which has one of the charts. */
  readonly compact?: boolean | undefined;
};
type State = {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: number;
  /** Whether there is a script, so that the run can be read and played. */
  readonly hydrated: boolean;
};

/**
 * A run: the limits as a picture of IOs on their way, the charts over time, and a player that goes
 * through both. Its controls are hidden until there is a script, but have their room from the start.
 * The slider is the browser’s own, so that arrow keys move it and its text is announced.
 */
export class Player extends Component<Props, State> {
  override state: State = {
    at: this.props.timeline.first,
    playing: false,
    speed: 0.5,
    hydrated: false,
  };
  #figure = createRef<HTMLElement>();
  #motion: Motion | undefined;
  /** Seconds into the run while it plays. */
  #time = 0;

  override componentDidMount() {
    if (this.#figure.current) this.#motion = new Motion(this.#figure.current, this.#advance);
    this.setState({ hydrated: true });
  }

  /** Another run is drawn once, from where it is shown first. */
  override componentWillReceiveProps({ timeline }: Props) {
    if (timeline === this.props.timeline) return;
    this.#motion?.play(false);
    this.setState({ at: timeline.first, playing: false });
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

  #play = () => {
    const { at, playing } = this.state;
    const start = at === this.#last ? 0 : at;
    this.#time = start * this.props.timeline.every;
    this.#go(playing ? at : start, !playing);
  };

  /** A pointer over the charts moves the playhead, unless it plays; a press always does. */
  #read = (at: number, pressed: boolean) => {
    if (pressed || !this.state.playing) this.#go(at);
  };

  #advance = (passed: number) => {
    const { every, seconds } = this.props.timeline;
    this.#time += passed * this.state.speed;
    const at = Math.min(this.#last, Math.floor(this.#time / every));
    if (this.#time >= seconds) this.#go(this.#last);
    else if (at !== this.state.at) this.setState({ at });
  };

  override render({ timeline, compact }: Props, { at, playing, speed, hydrated }: State) {
    return (
      <figure class="chart timeline" ref={this.#figure}>
        <figcaption>{timeline.title}</figcaption>
        <div class="flow-card">
          <div class="player">
            <button type="button" class="play" onClick={this.#play}>
              {/* An element for each word, so that none counts as moved. */}
              <span key={`${playing}`}>{playing ? 'Pause' : 'Play'}</span>
            </button>
            {!compact && (
              <label>
                Speed{' '}
                <select
                  onChange={(event) => this.setState({ speed: Number(event.currentTarget.value) })}
                >
                  {speeds.map(([one, text]) => (
                    <option value={one} selected={one === speed} key={one}>
                      {text}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          <FlowPicture timeline={timeline} at={at} compact={compact} />
        </div>
        <div class="run">
          {/* Its thumb is above the playhead, which is in the middle of a sample. */}
          <div class="plot player">
            <input
              // Another for another number of samples, so that none counts as moved.
              key={this.#last}
              type="range"
              min="0"
              max={this.#last}
              step="1"
              value={at}
              // At once, so that it is never drawn elsewhere: strict pages let in no printed style.
              ref={(input) => input?.style.setProperty('--samples', `${this.#last + 1}`)}
              aria-label="Time"
              aria-valuetext={momentInWords({ timeline, at })}
              onInput={(event) => this.#go(Number(event.currentTarget.value))}
            />
          </div>
          <Charts timeline={timeline} only={compact ? 'completed' : undefined} />
          <Playhead timeline={timeline} at={at} />
          {hydrated && <Reading timeline={timeline} at={at} onRead={this.#read} />}
        </div>
        {!compact && (
          <details class="folded">
            <summary>
              <b>{limitsTitle}</b>{' '}
              <span>{drawnLanes(timeline.lanes).map(longestQueue).join('; ')}</span>
            </summary>
            <div class="run">
              <Charts timeline={timeline} only="limits" />
              <Playhead timeline={timeline} at={at} />
            </div>
          </details>
        )}
      </figure>
    );
  }
}
