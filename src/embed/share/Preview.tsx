import { Component, createRef } from 'preact';
import { isOnHost } from '../../ui/scripts.ts';
import { heightOf } from '../heights.ts';
import type { Shared } from '../snippets/index.ts';
import { embedOf } from '../snippets/shared-case.ts';
import { onDisk } from './shared-case.ts';

/** As wide as a column of a wiki is. */
const width = 640;

type State = { readonly room: number };

/**
 * What will be seen where it is pasted, as high as the snippet says: in a box of its own, to be looked
 * at and scrolled. Only a page of the site itself can tell that its own pages may be framed here.
 */
export class Preview extends Component<{ readonly shared: Shared }, State> {
  override state: State = { room: width };
  #box = createRef<HTMLElement>();
  #sizes = new ResizeObserver(([entry]) => {
    if (entry) this.setState({ room: entry.contentRect.width });
  });

  override componentDidMount() {
    if (this.#box.current) this.#sizes.observe(this.#box.current);
  }

  override componentWillUnmount() {
    this.#sizes.disconnect();
  }

  override render({ shared }: { shared: Shared }, { room }: State) {
    if (!isOnHost() && !onDisk()) return null;
    const height = heightOf(shared, width);
    const scale = Math.min(1, room / width);
    const src = embedOf(shared);
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      <section class="preview" aria-label="Preview" tabIndex={0} ref={this.#box}>
        <div inert style={{ height: `${height * scale}px` }}>
          {/* Another address is another frame: an address that changes would be an entry of the history. */}
          <iframe
            key={src}
            src={src}
            title="Preview"
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </section>
    );
  }
}
