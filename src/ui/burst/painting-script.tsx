/** The script of the day that is painted, which a page loads with its form. */
import type { Day } from '../../kit/index.ts';
import { adoptStyles } from '../browser/sheets.ts';
import type { SceneProps } from '../view/props.ts';
import { DayFigure } from './DayFigure.tsx';
import styles from './day.css?inline';
import { Rest } from './Rest.tsx';

/** The day with its sheet, which a page of somebody else has not printed. */
export const day = (props: SceneProps<Day>) => (
  <DayFigure {...props} addStyles={(element) => adoptStyles(element, styles)} />
);

/** What only a burst has: its folds. */
export const views = { burst: { Rest } };

/** There is none, but answers have the day from now on. */
export const planes = {};
