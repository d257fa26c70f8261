/** Characters for texts that nobody expects. */
import fc from 'fast-check';

/** UTF-16 has no characters of their own here: halves of pairs. */
const halves = { from: 0xd800, count: 0x800 };
const last = 0x10ffff - halves.count;

/**
 * What `unit: 'binary'` is, and what shrinks alike. That one first makes a list of a million characters in each
 * process, which takes over a second and as much memory as all else.
 */
export const anyCharacter = fc.integer({ min: 0, max: last }).map(
  (at) => String.fromCodePoint(at < halves.from ? at : at + halves.count),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (point === undefined || text !== String.fromCodePoint(point))
      throw new Error('It is not one character.');
    if (point < halves.from) return point;
    if (point < halves.from + halves.count) throw new Error('It is half of a pair.');
    return point - halves.count;
  },
);
