import type { OwnProps } from '../view/props.ts';
import { LatencyFigure } from './LatencyFigure.tsx';
import { NextSteps } from './NextSteps.tsx';

/** What only a diagnosis shows beside its answer. */
export const Own = (props: OwnProps) => (
  <>
    {props.answer.latency && <LatencyFigure scale={props.answer.latency} />}
    <NextSteps {...props} />
  </>
);
