import type { Plugin } from 'vite';

/**
 * Cuts methods out of a class of a library. A bundler keeps every method of a class, also those that nobody
 * calls, and a reader would load them.
 */
const withoutMethods = (file: string, name: string, methods: readonly string[]): Plugin => ({
  name: 'headroom-without-methods',
  transform(code, id) {
    if (!id.includes(file)) return undefined;
    const found = this.parse(code).body.find(
      (node) => node.type === 'ClassDeclaration' && node.id?.name === name,
    );
    if (found?.type !== 'ClassDeclaration') throw new Error(`${file} has no class ${name}.`);
    const unused = new Set(methods);
    const members = found.body.body.filter(
      (member) =>
        member.type === 'MethodDefinition' &&
        member.key.type === 'Identifier' &&
        unused.delete(member.key.name),
    );
    if (unused.size > 0) throw new Error(`${name} has no ${[...unused].join(', ')}.`);
    return members.reduceRight(
      (text, { start, end }) => text.slice(0, start) + text.slice(end),
      code,
    );
  },
});

/** Of the search: nothing is ever removed from its index, and it is built on the page and not loaded. */
export const smallMiniSearch = withoutMethods('minisearch', 'MiniSearch', [
  ...['remove', 'removeAll', 'removeTerm', 'removeFieldLength', 'discard', 'discardAll', 'replace'],
  ...['vacuum', 'maybeAutoVacuum', 'conditionalVacuum', 'performVacuuming', 'vacuumConditionsMet'],
  ...['toJSON', 'loadJSON', 'loadJSONAsync', 'loadJS', 'loadJSAsync', 'instantiateMiniSearch'],
  ...['autoSuggest', 'getStoredFields', 'has', 'executeWildcardQuery', 'getDefault'],
]);
