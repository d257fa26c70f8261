import { Component, createRef } from 'preact';
import { type Sampled, sampled } from '../../calculators/commit/sampling.ts';
import type { CommitLane, Commits, InputTexts } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { Motion } from '../shapes/motion.ts';
import type { SceneProps } from '../view/props.ts';
import { Lane } from './Lane.tsx';
import { Legend } from './Legend.tsx';
import { Regions } from './Regions.tsx';
import { TimeAxis } from './TimeAxis.tsx';

export type CommitProps = SceneProps<Commits> & {
  readonly addStyles?: (element: Element) => void;
};

type State = {
  /** Which run is shown: the first is printed, with every sync as long as its mean, and the others are sampled. */
  readonly run: number;
  /** How much of it has passed while it moves, in seconds. */
  readonly at?: number | undefined;
  /** The syncs that single commits had, lane by lane, where commits are started one by one. */
  readonly landed?: readonly (readonly number[])[] | undefined;
  /** Powers of two: how much faster than usual it moves. */
  readonly speed: number;
  /** Whether there is a script, so that it can move and lanes can be chosen. */
  readonly hydrated?: true;
};

/** The seed of the run before those that are sampled. */
const firstSeed = 7;
/** How long the whole span takes at the usual speed. */
const usual = 12;

/** Commits of each kind of disk over one axis of time. What is printed is the finished run. */
export class CommitFigure extends Component<CommitProps, State> {
  override state: State = { run: 0, speed: 0 };
  readonly #figure = createRef<HTMLElement>();
  #motion: Motion | undefined;

  override componentDidMount() {
    const figure = this.#figure.current;
    if (!figure) return;
    this.props.addStyles?.(figure);
    this.#motion = new Motion(figure, this.#advance);
    this.setState({ hydrated: true });
  }

  override componentDidUpdate({ data }: CommitProps) {
    if (data === this.props.data) return;
    this.#motion?.play(false);
    this.setState(({ landed }) => ({ at: undefined, landed: landed && [] }));
  }

  override componentWillUnmount() {
    this.#motion?.end();
  }

  /** All lanes draw the same chances, so that a quicker disk is never the slower one by luck. */
  #run(lane: CommitLane): readonly Sampled[] {
    const { run, landed } = this.state;
    const { span } = this.props.data;
    if (run === 0) return sampled({ ...lane, width: 0 }, span, firstSeed);
    return sampled(lane, span, firstSeed + run, landed ? 1 : undefined);
  }

  /** In a second of the reader so many seconds of the run pass. */
  get #pace() {
    return (this.props.data.span / usual) * 2 ** this.state.speed;
  }

  #advance = (passed: number) => {
    const { span, lanes } = this.props.data;
    const { at, landed } = this.state;
    if (at === undefined) return;
    const next = at + passed * this.#pace;
    const ends = lanes.map((lane) => this.#run(lane)[0]?.[1] ?? 0);
    if (next < (landed ? Math.min(span, Math.max(...ends)) : span)) this.setState({ at: next });
    else this.#finish();
  };

  #finish = () => {
    this.#motion?.play(false);
    const { lanes } = this.props.data;
    this.setState(({ landed }) => ({
      at: undefined,
      landed:
        landed &&
        lanes.map((lane, index) => {
          const [start = 0, end = 0] = this.#run(lane)[0] ?? [];
          return [...(landed[index] ?? []), end - start];
        }),
    }));
  };

  #play = () => {
    if (this.state.at !== undefined) return this.#finish();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.setState(
      ({ run }) => ({ run: run + 1, ...(isStill ? {} : { at: 0 }) }),
      isStill ? this.#finish : undefined,
    );
    if (!isStill) this.#motion?.play(true);
  };

  #set(texts: InputTexts) {
    for (const [name, text] of Object.entries(texts)) this.props.onText(name, text);
  }

  #choose = (sets: InputTexts) => {
    this.setState({ landed: undefined });
    this.#set(sets);
  };

  #key = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { lanes } = this.props.data;
    const open = lanes.filter(({ sets, isChosen }) => sets || isChosen);
    const next = open[open.findIndex(({ isChosen }) => isChosen) + step];
    if (next?.sets) this.#set(next.sets);
  };

  override render(
    { data: commits, compact }: CommitProps,
    { run, at, landed, speed, hydrated }: State,
  ) {
    const { span, lanes, choices, threshold, title, regions } = commits;
    const each = 1 / (this.#pace * 1000);
    const pace = `1 ms = ${each < 1 ? formatNumber(each, 3) : formatNumber(each, 1)} s`;
    return (
      <figure class="commits" ref={this.#figure}>
        <figcaption class="hidden">{title}</figcaption>
        {!compact && (
          <div class="player">
            <button type="button" class="play" onClick={this.#play}>
              {at === undefined ? (landed ? 'Commit' : 'Play') : 'Stop'}
            </button>
            {choices.map(({ label, of }, index) => (
              <fieldset class="segments" key={label}>
                <legend class="hidden">{label}</legend>
                {index === 0 && (
                  <button
                    type="button"
                    aria-pressed={landed ? 'true' : 'false'}
                    onClick={() => this.setState({ landed: [], at: undefined })}
                  >
                    once
                  </button>
                )}
                {of.map((choice) => (
                  <button
                    type="button"
                    aria-pressed={choice.isChosen && !(landed && index === 0) ? 'true' : 'false'}
                    onClick={() => this.#choose(choice.sets)}
                    key={choice.label}
                  >
                    {choice.label}
                  </button>
                ))}
              </fieldset>
            ))}
            <label class="speed">
              Slow motion{' '}
              <input
                type="range"
                min="-2"
                max="2"
                step="1"
                value={speed}
                aria-valuetext={pace}
                onInput={(event) => this.setState({ speed: Number(event.currentTarget.value) })}
              />{' '}
              <output>{pace}</output>
            </label>
          </div>
        )}
        <TimeAxis of={commits} isCounting={at !== undefined || landed !== undefined} />
        <div
          class="lanes"
          {...(hydrated
            ? { role: 'listbox', tabIndex: 0, 'aria-label': 'Kind of disk', onKeyDown: this.#key }
            : {})}
        >
          {lanes.map((lane, index) => (
            <div
              class={`lane${lane.isChosen ? ' chosen' : ''}${lane.isEstimate ? ' about' : ''}`}
              {...(hydrated
                ? {
                    role: 'option',
                    'aria-selected': lane.isChosen ? 'true' : 'false',
                    'aria-disabled': lane.sets ? undefined : 'true',
                    onClick: () => lane.sets && !lane.isChosen && this.#set(lane.sets),
                  }
                : {})}
              key={lane.label}
            >
              <Lane
                of={commits}
                lane={lane}
                commits={landed && at === undefined && landed.length === 0 ? [] : this.#run(lane)}
                until={at ?? span}
                moves={at !== undefined}
                isMean={run === 0}
                landed={landed && (landed[index] ?? [])}
              />
            </div>
          ))}
        </div>
        <Legend of={commits} isMean={run === 0} moves={!compact} />
        {regions && !compact && (
          <Regions regions={regions} asked={threshold?.isOfP99 ? threshold.at : undefined} />
        )}
      </figure>
    );
  }
}
