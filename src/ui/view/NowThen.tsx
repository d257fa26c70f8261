import { findPart } from '../../kit/index.ts';
import type { NowThenProps } from './props.ts';
import { TableView } from './TableView.tsx';

/** The case now and a second one in two columns, and below them what changes, each with how disruptive it is. */
export function NowThen({ answer, links }: NowThenProps) {
  const found = findPart(answer, 'now-then');
  if (!found) return null;
  return (
    <>
      <TableView table={found.table} links={links} />
      <ul>
        {found.changes.map(({ text, how }) => (
          <li key={text}>
            {text}
            {how && <b> ({how})</b>}
          </li>
        ))}
      </ul>
      <p>{found.summary}</p>
    </>
  );
}
