/** The script of the lanes, which a page loads with its form. */
import { adoptStyles } from '../browser/sheets.ts';
import { CommitFigure, type CommitProps } from './CommitFigure.tsx';
import styles from './commits.css?inline';
import controls from './play.css?inline';

/** The lanes with their sheet, which a page of somebody else has not printed. */
export const commits = (props: CommitProps) => (
  <CommitFigure {...props} addStyles={(element) => adoptStyles(element, styles + controls)} />
);

/** There is none, but answers have the lanes from now on. */
export const planes = {};
