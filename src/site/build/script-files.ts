import type { Rolldown } from 'vite';

/**
 * Which chunks are files. What a few scripts share is small: it is within the file of each of them, where it takes
 * about half the bytes that it would take alone, and no request. It still runs once, whichever file has brought it.
 * What many share is within what every answer needs, since all of those need that too.
 */
export function filesOf(chunks: readonly Rolldown.OutputChunk[]) {
  const asked = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const isFile = ({ name, fileName }: Rolldown.OutputChunk) =>
    asked.has(fileName) || !/^(common|shared|rolldown-runtime)/.test(name);
  const importsOf = (chunk: Rolldown.OutputChunk) =>
    chunks.filter(
      ({ name, fileName }) =>
        chunk.imports.includes(fileName) || (chunk.name === 'answer' && name === 'common'),
    );
  /** All whose code it uses, in files or not; `through` says whose imports count too. */
  const reach = (
    chunk: Rolldown.OutputChunk,
    through: (other: Rolldown.OutputChunk) => boolean,
    all = new Set<Rolldown.OutputChunk>(),
  ) => {
    for (const other of importsOf(chunk)) {
      if (all.has(other)) continue;
      all.add(other);
      if (through(other)) reach(other, through, all);
    }
    return all;
  };
  const near = (chunk: Rolldown.OutputChunk) =>
    [...reach(chunk, (other) => !isFile(other))].filter((other) => other !== chunk);
  return {
    files: chunks.filter(isFile),
    /** The files that have to be there. */
    needsOf: (chunk: Rolldown.OutputChunk) =>
      near(chunk)
        .filter(isFile)
        .map(({ fileName }) => fileName),
    /** The chunks within its file: those that no other file has brought which has to be there. */
    within: (chunk: Rolldown.OutputChunk) => {
      const needed = near(chunk).filter(isFile);
      const brought = needed.flatMap((file) => [...reach(file, () => true)]);
      return near(chunk).filter((other) => !isFile(other) && !brought.includes(other));
    },
  };
}
