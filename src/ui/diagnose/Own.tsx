import { findPart } from '../../kit/index.ts';
import type { OwnProps } from '../view/props.ts';
import { DeviceTable } from './DeviceTable.tsx';
import { LatencyFigure } from './LatencyFigure.tsx';
import { NextSteps } from './NextSteps.tsx';

/** What only a diagnosis shows beside its answer. */
export const Own = (props: OwnProps) => {
  const scale = findPart(props.answer, 'latency');
  return (
    <>
      {props.answer.tables.map(
        (table) => table.chooses && <DeviceTable {...props} table={table} key={table.caption} />,
      )}
      {scale && <LatencyFigure {...props} scale={scale} />}
      <NextSteps {...props} />
    </>
  );
};
