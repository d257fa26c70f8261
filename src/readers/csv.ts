/** Lines of comma-separated values, as Windows and Azure write them. */

/**
 * The cells of a line.
 * A quoted cell may hold separators and doubled quotes; one that never ends takes the rest of the line.
 */
export function cellsOf(line: string, separator = ','): readonly string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] === '"') {
      let end = line.indexOf('"', at + 1);
      while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
      const stop = end < 0 ? line.length : end;
      cells.push(line.slice(at + 1, stop).replaceAll('""', '"'));
      const next = line.indexOf(separator, stop);
      at = next < 0 ? line.length + 1 : next + 1;
    } else {
      const next = line.indexOf(separator, at);
      const stop = next < 0 ? line.length : next;
      cells.push(line.slice(at, stop));
      at = stop + 1;
    }
  }
  return cells;
}
