import type { Chart } from '../kit/index.ts';
import { Panel } from './Panel.tsx';

/** A chart as a figure: one image with a name for who can't see it; the table beside it says the same in figures. */
export function ChartFigure({ chart }: { chart: Chart }) {
  return (
    <figure class="chart">
      <figcaption>{chart.title}</figcaption>
      <div role="img" aria-label={chart.summary}>
        {chart.panels.map((panel, index) => (
          <Panel
            panel={panel}
            x={chart.x}
            uprights={chart.uprights.map((upright) =>
              index === 0 ? upright : { ...upright, label: '' },
            )}
            height={chart.panels.length > 1 ? 176 : 300}
            last={index === chart.panels.length - 1}
            key={panel.kind}
          />
        ))}
      </div>
    </figure>
  );
}
