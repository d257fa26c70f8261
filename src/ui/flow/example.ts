/** The moving example of the guide: disks with a demand behind the limits of a VM, and how its dots move. Everything in MB/s. */

/** Equal disks; their limit is that of all of them together. */
export type Group = {
  readonly label: string;
  readonly disks: string;
  readonly limit: number;
  readonly cached: boolean;
};

export type Example = {
  readonly vm: string;
  readonly cached: number;
  readonly uncached: number;
  /** How many disks there are. */
  readonly count: number;
  readonly groups: readonly Group[];
};

export type State = {
  readonly cachedUse: number;
  readonly delivered: number;
  /** What each group gets, in their order. */
  readonly got: readonly number[];
  /** How much more the disks demand than is delivered. */
  readonly over: number;
};

/** What do all the disks deliver at their own limits? */
export const mostOf = ({ groups }: Pick<Example, 'groups'>): number =>
  groups.reduce((sum, { limit }) => sum + limit, 0);

/**
 * What arrives of a demand that is spread over the disks in proportion to their limits? A full limit
 * takes the same part from all that cross it.
 */
export function stateAt({ groups, cached, uncached }: Example, demand: number): State {
  const most = mostOf({ groups });
  const wanted = groups.map(({ limit }) => Math.min(limit, (demand * limit) / most));
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const cachedUse = sum(wanted.filter((_, at) => groups[at]?.cached));
  const admitted = wanted.map((value, at) =>
    groups[at]?.cached ? value * Math.min(1, cached / Math.max(cached, cachedUse)) : value,
  );
  const part = uncached / Math.max(uncached, sum(admitted));
  const got = admitted.map((value) => value * part);
  const delivered = sum(got);
  return { cachedUse, delivered, got, over: sum(wanted) - delivered };
}

/** How a line of dots is drawn and moves: the distance between dots in px, none where nothing moves; and px a second. */
export type Dots = { readonly spacing: number; readonly speed: number };

/** Px a second where nothing waits, and how many MB one dot is. */
const fast = 28;
const perDot = 50;

const dotsOf = (rate: number, speed: number): Dots => ({
  spacing: rate > 0 ? (speed * perDot) / rate : 0,
  speed,
});

/**
 * The dots of one of several lines that share a rate, before the limits and behind them. Before a full
 * limit they are slower by demand ÷ limit and closer together, so that as many arrive as leave.
 */
export const dotsBefore = (demand: number, delivered: number, lines: number): Dots =>
  dotsOf(delivered / lines, demand > 0 ? (fast * delivered) / demand : fast);
export const dotsBehind = (delivered: number, lines: number): Dots =>
  dotsOf(delivered / lines, fast);

export const figure = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The verdict on a demand by the limit that is used most: its name, and the class of its badge. */
export function verdictAt(example: Example, demand: number): readonly [string, string] {
  const { over, cachedUse } = stateAt(example, demand);
  // At their own limits the disks have no target.
  if (over > 1e-9)
    return demand < mostOf(example)
      ? ['Throttled', 'throttled']
      : ['Oversubscribed', 'oversubscribed'];
  const use = Math.max(demand / example.uncached, cachedUse / example.cached);
  return use > 0.8 * (1 + 1e-9) ? ['Tight', 'tight'] : ['Fits', 'fits'];
}

/** Every text of the picture that changes with the demand, by its name. */
export function textsAt(example: Example, demand: number): Readonly<Record<string, string>> {
  const { cachedUse, delivered, got, over } = stateAt(example, demand);
  return {
    demand: `${figure(demand)} MB/s`,
    cached: `${figure(cachedUse)} used`,
    delivered: `${figure(delivered)} MB/s`,
    uncached:
      over > 0
        ? `${figure(over)} MB/s too much: IO waits`
        : `${figure(example.uncached - delivered)} MB/s free`,
    verdict: verdictAt(example, demand)[0],
    ...Object.fromEntries(got.map((value, at) => [`got-${at}`, figure(value)])),
  };
}

/** The picture in a sentence, for readers who cannot see it. */
export const sentenceAt = (example: Example, demand: number): string => {
  const { delivered, over } = stateAt(example, demand);
  return `Disks that demand ${figure(demand)} MB/s behind a VM cached limit of ${figure(example.cached)} MB/s and a VM uncached limit of ${figure(example.uncached)} MB/s: ${figure(delivered)} MB/s arrive${over > 0 ? `, ${figure(over)} MB/s wait` : ''}.`;
};
