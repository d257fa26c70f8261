/** The cells of a list that is written as text: a row a line, ` | ` between two cells. */
export const textRows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(/ +\| +/));
