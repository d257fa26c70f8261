import { Component, type ComponentChildren } from 'preact';

type Props = { readonly of: readonly unknown[]; readonly children: ComponentChildren };

/** Leaves what is in it as it is drawn, until it is of something else. */
export class Kept extends Component<Props> {
  override shouldComponentUpdate({ of }: Props) {
    return of.some((one, at) => one !== this.props.of[at]);
  }

  override render({ children }: Props) {
    return children;
  }
}
