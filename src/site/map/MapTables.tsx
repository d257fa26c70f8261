import { Component } from 'preact';
import { type Bytes, bytesIn, formatFigure, formatKib, formatNumber } from '../../units/index.ts';
import { anchorOf, seriesAddress } from '../limits-pages/addresses.ts';
import { type Answer, carries, cheapestOf, type Offer, type SizeMap } from './answer.ts';
import type { MapProps } from './props.ts';
import { loadOf, type MapState } from './state.ts';
import { dollars, regionOf } from './words.ts';

const megabytes = (throughput: number) => formatFigure(throughput / bytesIn['MB/s']);

/** How many of the sizes that carry the load are listed. */
const listed = 5;

const CheapestRow = ({ offer, linkTo }: { offer: Offer; linkTo: MapProps['linkTo'] }) => {
  const { size } = offer;
  return (
    <tr>
      <th scope="row">
        <a
          href={`${linkTo(seriesAddress(size.series).slice(1))}#${anchorOf({ name: size.name, edition: 'current' })}`}
        >
          {size.name}
        </a>
        <small>
          {formatNumber(size.iops)} IOPS, {megabytes(size.throughput)} MB/s
        </small>
      </th>
      <td>{size.vcpus}</td>
      <td>{formatNumber(size.memory)}</td>
      <td>{dollars(offer)}</td>
    </tr>
  );
};

/** The cheapest sizes that carry the load, each with a link to its limits and their source. */
export function Cheapest({ answer, linkTo }: { answer: Answer; linkTo: MapProps['linkTo'] }) {
  const offers = cheapestOf(answer, listed);
  if (offers.length === 0) return null;
  return (
    <section class="map-cheapest">
      <h2>Cheapest sizes that carry it</h2>
      <table class="map-table at-once">
        <thead>
          <tr>
            {['Size', 'vCPU', 'GiB', 'a month'].map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <CheapestRow offer={offer} linkTo={linkTo} key={offer.size.name} />
          ))}
        </tbody>
        <tbody class="end" />
      </table>
    </section>
  );
}

type PlacesProps = { readonly state: MapState; readonly map: SizeMap };

/** Every dot as a row, with the names of its sizes. While it is folded it does not follow the load. */
export class PlacesTable extends Component<PlacesProps> {
  #isOpen = false;

  override shouldComponentUpdate({ map }: PlacesProps) {
    return this.#isOpen || map !== this.props.map;
  }

  #toggle = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) => {
    this.#isOpen = currentTarget.open;
    this.forceUpdate();
  };

  override render({ state, map }: PlacesProps) {
    const load = loadOf(state);
    return (
      <div class="lines">
        <details onToggle={this.#toggle}>
          <summary>
            <b>All dots as a table</b> <span>with prices of {regionOf(state)}</span>
          </summary>
          <div class="wide">
            <table class="map-table at-once">
              <thead>
                <tr>
                  {['IOPS', 'MB/s', 'Both at', 'Carries', 'From, a month'].map((head) => (
                    <th scope="col" key={head}>
                      {head}
                    </th>
                  ))}
                  <th scope="col" class="names">
                    Sizes
                  </th>
                </tr>
              </thead>
              <tbody>
                {map.places
                  .filter(({ sizes }) => sizes.length > 0)
                  .map((place) => (
                    <tr key={`${place.iops} ${place.throughput}`}>
                      <td>{formatNumber(place.iops)}</td>
                      <td>{megabytes(place.throughput)}</td>
                      <td>{formatKib((place.throughput / place.iops) as Bytes)}</td>
                      <td>{carries(place, load) ? 'yes' : 'no'}</td>
                      <td>{place.cheapest ? dollars(place.cheapest) : 'no price'}</td>
                      <td class="names">{place.sizes.map(({ name }) => name).join(', ')}</td>
                    </tr>
                  ))}
              </tbody>
              <tbody class="end" />
            </table>
          </div>
        </details>
      </div>
    );
  }
}
