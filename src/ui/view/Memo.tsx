import { Component, type ComponentChildren } from 'preact';

type Props = {
  /** What it is drawn from. */
  readonly of: readonly unknown[];
  readonly draw: () => ComponentChildren;
};

/** What is printed is kept by a node that is never drawn again (Preact leaves the content of such a one alone). */
export const kept = { __html: '' };

/** A part that is drawn again when something of what it is drawn from has changed: not at every step of a drag. */
export class Memo extends Component<Props> {
  override shouldComponentUpdate({ of }: Props) {
    return of.some((one, at) => one !== this.props.of[at]);
  }
  override render({ draw }: Props) {
    return draw();
  }
}
