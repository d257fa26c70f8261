/** A number without its grouping, so that a spreadsheet counts it; words stay. */
export const csvCell = (text: string) => (/^[\d,.]+$/.test(text) ? text.replaceAll(',', '') : text);
