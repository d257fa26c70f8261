import { Component } from 'preact';
import type { ChartProps } from '../view/props.ts';
import { ChartCursor } from './ChartCursor.tsx';
import { PagePanel } from './PagePanel.tsx';

type State = {
  /** Whether there is a script, so that the chart can be read value by value. */
  readonly hydrated: boolean;
  /** Which sample the cursor is at. */
  readonly at?: number | undefined;
};

/**
 * A chart as a figure: one image with a name for who can't see it, and over it, once a script is
 * there, a cursor that goes along the lines by arrow key or pointer and says their values.
 */
export class ChartFigure extends Component<ChartProps, State> {
  override state: State = { hydrated: false };

  override componentDidMount() {
    this.setState({ hydrated: true });
  }

  override render({ chart }: ChartProps, { hydrated, at }: State) {
    const { samples } = chart;
    const cursor = at === undefined ? undefined : samples[Math.min(at, samples.length - 1)];
    return (
      <figure class="chart">
        <figcaption>{chart.title}</figcaption>
        <div class="plots">
          <div role="img" aria-label={chart.summary}>
            {chart.panels.map((panel, index) => (
              <PagePanel chart={chart} index={index} cursor={cursor} key={panel.kind} />
            ))}
          </div>
          {hydrated && samples.length > 0 && (
            <ChartCursor chart={chart} at={at} onRead={(next) => this.setState({ at: next })} />
          )}
        </div>
      </figure>
    );
  }
}
