/** What the TypeScript files of a tree import, as dependency-cruiser reads it: types and late imports included. */
import { cruise } from 'dependency-cruiser';

/** One file imports another file of the project. */
export type Edge = {
  readonly from: string;
  readonly to: string;
  /** Following imports from the second file leads back to the first. */
  readonly circular: boolean;
};

/**
 * @param root the folder that holds `src`
 * @param folders what is read in it
 * @returns every import of a file of the project, with paths relative to the root
 */
export async function edgesIn(root: string, folders = ['src']): Promise<readonly Edge[]> {
  const { output } = await cruise(folders, {
    baseDir: root,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // A rule is what makes the library look for cycles.
    validate: true,
    ruleSet: { forbidden: [{ name: 'cycle', from: {}, to: { circular: true } }] },
  });
  if (typeof output === 'string') throw new Error('A report in words has no imports to look at.');
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module }) => module.startsWith('.'))
      .map(({ resolved, circular }) => ({ from: source, to: resolved, circular })),
  );
}

/** The groups of files in which each is reached from each other one, in the order of the alphabet. */
export function cyclesIn(edges: readonly Edge[]): readonly (readonly string[])[] {
  // An import that is part of a cycle never leads from one group to another.
  const groups = new Map<string, Set<string>>();
  for (const { from, to } of edges.filter(({ circular }) => circular)) {
    const group = new Set([from, to, ...(groups.get(from) ?? []), ...(groups.get(to) ?? [])]);
    for (const file of group) groups.set(file, group);
  }
  return [...new Set(groups.values())].map((group) => [...group].sort()).sort();
}
