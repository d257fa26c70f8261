import { Component, type ComponentType, createRef } from 'preact';
import { growthPicture } from '../../calculators/find/growth-picture.ts';
import type { GrowthPicture } from '../../calculators/find/parts.ts';
import { empty } from '../browser/empty-html.ts';
import { load } from '../browser/load.ts';
import type { GrowthProps } from '../view/props.ts';

type State = {
  /** The case whose growth is drawn. */
  readonly of?: string;
  readonly picture?: GrowthPicture | undefined;
  readonly Figure?: ComponentType<{ readonly picture: GrowthPicture }> | undefined;
};

/**
 * What growth costs takes many searches, so that it is computed once somebody comes to its place. Until
 * then the picture that is printed stays, or the last one, greyed.
 */
export class Growth extends Component<GrowthProps, State> {
  override state: State = {};
  readonly #place = createRef<HTMLDivElement>();
  #isSeen = false;
  #printed: string | undefined;
  #computing: string | undefined;
  readonly #observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver(([entry]) => {
          this.#isSeen = entry?.isIntersecting ?? false;
          this.#follow();
        });

  override componentDidMount() {
    const place = this.#place.current;
    if (place?.querySelector('figure')) this.#printed = this.props.query;
    if (place) this.#observer?.observe(place);
  }

  override componentDidUpdate() {
    this.#follow();
  }

  override componentWillUnmount() {
    this.#observer?.disconnect();
    this.#computing = undefined;
  }

  #follow = async () => {
    const { query } = this.props;
    const shown = this.state.of ?? this.#printed;
    if (!this.#isSeen || query === undefined || query === shown || query === this.#computing)
      return;
    this.#computing = query;
    const isWanted = () => this.#computing === query;
    const script = await load(() => import('./growth-script.ts'));
    const picture = await script?.computed((context) => growthPicture(query, context), isWanted);
    if (!isWanted()) return;
    this.#computing = undefined;
    this.setState({ of: query, picture, Figure: script?.GrowthFigure });
  };

  override render({ query }: GrowthProps, { of = this.#printed, picture, Figure }: State) {
    return (
      <div
        class={of === query || of === undefined ? 'growth-place' : 'growth-place busy'}
        ref={this.#place}
      >
        {Figure && picture ? (
          <div key="drawn">
            <Figure picture={picture} />
          </div>
        ) : (
          <div key="printed" dangerouslySetInnerHTML={empty} />
        )}
      </div>
    );
  }
}
