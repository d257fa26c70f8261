import { Component } from 'preact';
import type { Chart } from '../../kit/index.ts';
import { Panel } from './Panel.tsx';
import { Reader } from './Reader.tsx';

type Props = { readonly chart: Chart };
type State = {
  /** A script is there, so that the chart can be read value by value. */
  readonly alive: boolean;
  /** Which reading the cursor stands at. */
  readonly at?: number | undefined;
};

/**
 * A chart as a figure: one image with a name for who can't see it, and over it, once a script is
 * there, a cursor that goes along the lines by arrow key or pointer and says their values.
 */
export class ChartFigure extends Component<Props, State> {
  override state: State = { alive: false };

  override componentDidMount() {
    this.setState({ alive: true });
  }

  override render({ chart }: Props, { alive, at }: State) {
    const { readings } = chart;
    const reading = at === undefined ? undefined : readings[Math.min(at, readings.length - 1)];
    return (
      <figure class="chart">
        <figcaption>{chart.title}</figcaption>
        <div class="plots">
          <div role="img" aria-label={chart.summary}>
            {chart.panels.map((panel, index) => (
              <Panel
                panel={panel}
                x={chart.x}
                uprights={chart.uprights.map((upright) =>
                  index === 0 ? upright : { ...upright, label: '' },
                )}
                cursor={reading && { x: reading.x, y: reading.values[index]?.y }}
                height={chart.panels.length > 1 ? 176 : 300}
                last={index === chart.panels.length - 1}
                key={panel.kind}
              />
            ))}
          </div>
          {alive && readings.length > 0 && (
            <Reader chart={chart} at={at} onRead={(next) => this.setState({ at: next })} />
          )}
        </div>
      </figure>
    );
  }
}
