/** The list under a field: what it offers, in groups. */
import { Component, render } from 'preact';
import type { Marks } from '../../limits/match-name.ts';
import type { Cell, Offer, Offers } from './offers.ts';

/** The option that empties the list of recent choices. */
export const clearRecent = 'clear-recent';

type Props = {
  readonly id: string;
  readonly label: string;
  /** What was typed; nothing where the list was opened without. */
  readonly typed: string;
  readonly offers: Offers;
  /** The id of the option that the keyboard is at. */
  readonly active: string | undefined;
};

/** Draws the list, or what has changed in it. */
export const drawOffers = (place: HTMLElement, props: Props) =>
  render(<OfferList {...props} />, place);

/** Which columns there are. */
const columnsOf = ({ groups }: Offers) => {
  const cells = groups[0]?.offers[0]?.cells ?? [];
  const has = (kind: Cell['kind']) => cells.some((cell) => cell.kind === kind);
  return [has('price') && 'priced', has('burst') && 'bursts'].filter(Boolean).join(' ');
};

function OfferList({ id, label, typed, offers, active }: Props) {
  return (
    <>
      <p class="about">
        {typed && <b>{typed.slice(0, 40)} </b>}
        {offers.count}.{offers.groups.length > 0 && ` ${offers.columns}.`}
      </p>
      <div role="listbox" id={id} class={columnsOf(offers)} aria-label={label}>
        {offers.groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox.
          <div role="group" aria-labelledby={`group-${group.id}`} key={group.id}>
            <p role="presentation" class="label" id={`group-${group.id}`}>
              {group.label}
            </p>
            {group.offers.map((offer) => (
              <Row offer={offer} active={offer.id === active} key={offer.id} />
            ))}
            {group.id === 'recent' && (
              <div
                role="option"
                tabIndex={-1}
                id={clearRecent}
                class="offer clear"
                aria-selected={active === clearRecent ? 'true' : 'false'}
              >
                Clear recent
              </div>
            )}
          </div>
        ))}
      </div>
      <p class="about">
        {offers.more}{' '}
        <span class="how">Enter takes the first, arrow keys choose, Esc goes back.</span>
      </p>
    </>
  );
}

type RowProps = { readonly offer: Offer; readonly active: boolean };

const same = (one: Offer, other: Offer) => JSON.stringify(one) === JSON.stringify(other);

/** Most rows stay as they are when a key narrows the list, and aren't drawn again. */
class Row extends Component<RowProps> {
  override shouldComponentUpdate(next: RowProps) {
    return next.active !== this.props.active || !same(next.offer, this.props.offer);
  }

  override render({ offer, active }: RowProps) {
    const { id, text, marks, badge, cells, below, current } = offer;
    return (
      <div
        role="option"
        tabIndex={-1}
        id={id}
        class={`offer${current ? ' current' : ''}${below ? ' free' : ''}`}
        aria-selected={active ? 'true' : 'false'}
      >
        <span class="name">
          <Marked text={text} marks={marks} />
          {badge && <span class="badge"> {badge}</span>}
        </span>
        {cells.map(({ kind, text: figure }) => (
          <span class={figure ? kind : `${kind} blank`} key={kind}>
            {figure && ` ${figure}`}
          </span>
        ))}
        {below && <span class="below"> {below}</span>}
      </div>
    );
  }
}

/** A name with the letters that were typed. */
function Marked({ text, marks }: { text: string; marks: Marks }) {
  const parts: (string | preact.JSX.Element)[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
