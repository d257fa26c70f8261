import { findPart } from '../../kit/index.ts';
import type { OwnProps } from '../view/props.ts';
import { ChoiceTable } from './ChoiceTable.tsx';
import { LatencyFigure } from './LatencyFigure.tsx';
import { NextSteps } from './NextSteps.tsx';

/** What only a diagnosis shows beside its answer. */
export const DiagnosisParts = (props: OwnProps) => {
  return (
    <>
      {props.answer.tables.map((table) => {
        if (!table.chooses) return null;
        const drawn = <ChoiceTable {...props} table={table} key={table.caption} />;
        if (!table.brief || props.compact) return drawn;
        return (
          <details class="folded" key={table.caption}>
            <summary>
              <b>{table.brief.title}</b> <span>{table.brief.result}</span>
            </summary>
            {drawn}
            {props.children}
          </details>
        );
      })}
      {props.compact && <Latencies {...props} />}
      <NextSteps {...props} />
    </>
  );
};

/** The latencies over what is typical; nothing where none were measured. */
export const Latencies = ({ answer, links }: Pick<OwnProps, 'answer' | 'links'>) => {
  const scale = findPart(answer, 'latency');
  return scale ? <LatencyFigure scale={scale} links={links} /> : null;
};
