import { Component } from 'preact';
import type { Timeline } from '../../kit/index.ts';
import { TimelineFigure } from './TimelineFigure.tsx';

/** The drawing of the whole run, which stays as it is while the player moves over it. */
export class Still extends Component<{ timeline: Timeline }> {
  override shouldComponentUpdate({ timeline }: { timeline: Timeline }) {
    return timeline !== this.props.timeline;
  }

  override render({ timeline }: { timeline: Timeline }) {
    return <TimelineFigure timeline={timeline} />;
  }
}
