/** Keeps a part of the page from being worked out again while another part is typed in. */
import { Component, type ComponentType, createElement } from 'preact';

/** The component, drawn anew only where its props differ in a way that it shows. */
export function unlessSame<P extends object>(
  Shown: ComponentType<P>,
  same: (before: P, after: P) => boolean,
): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P) {
      return !same(this.props, next);
    }
    override render() {
      return createElement(Shown, this.props);
    }
  };
}
