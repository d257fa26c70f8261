import { Component, createRef } from 'preact';
import { Motion } from '../../ui/shapes/motion.ts';
import { percent, tenth } from '../../ui/shapes/svg-attributes.ts';
import { figuresAt, type Given, latencyStops, most, type Settings, textsAt } from './figures.ts';
import { moved, startOf, type Trip } from './trips.ts';

type Props = { readonly given: Given; readonly opening: Settings };
type State = {
  readonly set: Settings;
  readonly trips: readonly Trip[];
  readonly isPaused: boolean;
  /** Whether there is a script, so that it can move and be set. */
  readonly hydrated?: true;
};

/** In px: the drawing, and where threads and disks are across. */
const height = 112;
const [from, to] = [0.04, 0.86];
/** In a second of the reader a millisecond passes. */
const slow = 1000;

const middleOf = (at: number, of: number) => tenth((height * (at + 0.5)) / of);

/** Threads that wait for IOs, each at one disk of a stripe. What is printed stands still. */
export class RoundTrips extends Component<Props, State> {
  override state: State = {
    set: this.props.opening,
    trips: startOf(this.props.opening.threads, this.props.opening.disks),
    isPaused: false,
  };
  readonly #figure = createRef<HTMLElement>();
  #motion: Motion | undefined;

  override componentDidMount() {
    if (!this.#figure.current) return;
    this.#motion = new Motion(this.#figure.current, this.#advance);
    this.setState({ hydrated: true });
    this.#pause(matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  #advance = (passed: number) => {
    const { given } = this.props;
    this.setState(({ set, trips }) => ({
      trips: moved(trips, passed / slow / figuresAt(given, set).wait, set.disks),
    }));
  };

  #pause = (isPaused: boolean) => {
    this.setState({ isPaused });
    this.#motion?.play(!isPaused);
  };

  #set = (change: Partial<Settings>) =>
    this.setState(({ set: before, trips }) => {
      const set = { ...before, ...change };
      const isSame = set.threads === before.threads && set.disks === before.disks;
      return { set, trips: isSame ? trips : startOf(set.threads, set.disks) };
    });

  #count(label: string, name: 'threads' | 'disks', text: string) {
    return (
      <label>
        <span>
          {label} <b>{this.state.set[name]}</b>
        </span>
        <input
          type="range"
          min="1"
          max={most[name]}
          value={this.state.set[name]}
          aria-label={label}
          aria-valuetext={text}
          onInput={(event) => this.#set({ [name]: Number(event.currentTarget.value) })}
        />
      </label>
    );
  }

  override render({ given }: Props, { set, trips, isPaused, hydrated }: State) {
    const texts = textsAt(given, set);
    const stops = latencyStops(given);
    return (
      <figure class={hydrated ? 'round-trips' : 'round-trips still'} ref={this.#figure}>
        <figcaption>
          <small>1 ms is 1 s here</small>
          <button type="button" class="button" onClick={() => this.#pause(!isPaused)}>
            {isPaused ? 'Play' : 'Pause'}
          </button>
        </figcaption>
        <div role="img" aria-label={texts.all}>
          <Drawing disk={given.disk} set={set} trips={trips} />
        </div>
        <div class="dials">
          <label>
            <span>
              Latency of one IO <b>{texts.latency}</b>
            </span>
            <input
              type="range"
              min="0"
              max={stops.length - 1}
              value={stops.indexOf(set.latency)}
              aria-label="Latency of one IO"
              aria-valuetext={texts.latency}
              onInput={(event) =>
                this.#set({ latency: stops[Number(event.currentTarget.value)] ?? set.latency })
              }
            />
          </label>
          {this.#count('Threads', 'threads', texts.threads)}
          {this.#count('Disks in the stripe', 'disks', texts.disks)}
          <p class="typical">
            {given.typical.map(({ name, latency }) => (
              <button
                type="button"
                aria-pressed={latency === set.latency ? 'true' : 'false'}
                onClick={() => this.#set({ latency })}
                key={name}
              >
                {name}
              </button>
            ))}
          </p>
        </div>
        <dl>
          <div class="rate">
            <dt>Rate</dt>
            <dd>
              {texts.rate} <small>{texts.allowed}</small>
            </dd>
          </div>
          <div class="bytes">
            <dt>Of {texts.size} each</dt>
            <dd>{texts.throughput}</dd>
          </div>
          <div>
            <dt>Disks busy</dt>
            <dd>
              {texts.busy} <small>on average</small>
            </dd>
          </div>
        </dl>
      </figure>
    );
  }
}

/** Threads at the left, disks at the right, and an IO on each way. */
function Drawing({ disk, set, trips }: { disk: string; set: Settings; trips: readonly Trip[] }) {
  const high = Math.min(34, height / set.disks - 2);
  const thick = Math.min(8, height / set.threads - 2);
  return (
    <svg width="100%" height={height} aria-hidden="true">
      <text y={middleOf(0, set.threads) - 9}>{set.threads === 1 ? 'thread' : 'threads'}</text>
      {trips.map((trip, thread) => (
        <line
          class="way"
          x1={percent(from)}
          x2={percent(to)}
          y1={middleOf(thread, set.threads)}
          y2={middleOf(trip.disk, set.disks)}
          key={thread}
        />
      ))}
      {Array.from({ length: set.disks }, (_, at) => (
        <g class={trips.some((trip) => trip.disk === at) ? 'disk busy' : 'disk'} key={at}>
          <rect
            x={percent(to)}
            y={middleOf(at, set.disks) - high / 2}
            width={percent(1 - to)}
            height={high}
            rx="4"
          />
          <text x={percent((1 + to) / 2)} y={middleOf(at, set.disks) + 4} text-anchor="middle">
            {disk}
          </text>
        </g>
      ))}
      {trips.map(({ disk: at, part }, thread) => {
        const isBack = part > 0.5;
        const along = isBack ? 2 - 2 * part : 2 * part;
        const [start, end] = [middleOf(thread, set.threads), middleOf(at, set.disks)];
        return (
          <g key={thread}>
            <rect
              class="thread"
              x="0"
              y={start - thick / 2}
              width={percent(from)}
              height={thick}
              rx="2"
            />
            <circle
              class={isBack ? 'io back' : 'io'}
              cx={percent(from + (to - from) * along)}
              cy={tenth(start + (end - start) * along)}
              r="6"
            />
          </g>
        );
      })}
    </svg>
  );
}
