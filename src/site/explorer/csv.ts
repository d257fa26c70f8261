/** Rows for a spreadsheet, as every table of the site gives them. */
export { csvOf } from '../../embed/copy/csv.ts';

/** A number without its grouping, so that a spreadsheet counts it; words stay. */
export const csvCell = (text: string) => (/^[\d,.]+$/.test(text) ? text.replaceAll(',', '') : text);
