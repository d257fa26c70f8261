/** One figure or word of the reference beside ours. Both are text, so that nothing is rounded to look alike. */
export type Compared = {
  /** File, row and column: `vm-sizes current Dsv3 D8s_v3 cached_iops`. */
  readonly where: string;
  readonly reference: string;
  readonly ours: string;
};

/** A line of a reference table, by the names of its columns. */
export type Line = (column: string) => string;

/** Reads tab separated text with a header. */
export function readTsv(text: string): readonly Line[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return (column) => {
      const at = names.indexOf(column);
      if (at < 0) throw new Error(`no column “${column}” among ${names.join(', ')}`);
      return cells[at]?.trim() ?? '';
    };
  });
}

/** A number as both sides write it: without grouping, and without zeros at the end. */
export const plain = (value: number | string | undefined) =>
  value === undefined || value === '' ? '' : String(Number(value));
