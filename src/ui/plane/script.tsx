/** The script of the plane, which is loaded when somebody comes to it, or with the answer to another case. */
import { planeOfSetUp } from '../../calculators/shared/set-up/set-up-plane.ts';
import { planeOfVolume } from '../../calculators/shared/volume/volume-plane.ts';
import { adoptStyles } from '../browser/sheets.ts';
import type { PlaneProps } from '../view/props.ts';
import { PlaneFigure } from './PlaneFigure.tsx';
import styles from './plane.css?inline';

/** A plane with its sheet, which a page of somebody else has not printed. */
export const Plane = (props: PlaneProps) => (
  <PlaneFigure {...props} addStyles={(element) => adoptStyles(element, styles)} />
);

/** What computes it. */
export const planes = {
  ofSetUp: planeOfSetUp,
  ofVolume: planeOfVolume,
};
