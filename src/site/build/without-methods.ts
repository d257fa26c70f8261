import { type ESTree, type Plugin, Visitor } from 'vite';

/** A text without these parts of it. */
const without = (text: string, parts: readonly ESTree.Span[]) =>
  parts.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

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
    return without(code, members);
  },
});

/** The same of functions that a library gives its methods one by one, as `scale.nice = …`; each name goes wherever it is given. */
const withoutAssigned = (file: string, methods: readonly string[]): Plugin => ({
  name: 'headroom-without-assigned',
  transform(code, id) {
    if (!id.includes(file)) return undefined;
    const unused = new Set(methods);
    const statements: ESTree.Span[] = [];
    new Visitor({
      ExpressionStatement: (statement) => {
        const { expression } = statement;
        if (expression.type !== 'AssignmentExpression') return;
        const { left, right } = expression;
        if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
        if (!/Function|Assignment/.test(right.type) || !methods.includes(left.property.name))
          return;
        unused.delete(left.property.name);
        statements.push(statement);
      },
    }).visit(this.parse(code));
    if (unused.size > 0) throw new Error(`${file} gives no ${[...unused].join(', ')}.`);
    return without(code, statements);
  },
});

/**
 * What scales of d3 mix is numbers, and the texts of our axes are our own: in scripts they go without the colours, dates
 * and formats of d3, which are three quarters of their bytes.
 */
const numbersAlone: Plugin = {
  name: 'numbers-alone',
  enforce: 'pre',
  resolveId: (id) => (numbers.has(id) ? `\0${id}` : undefined),
  load: (id) => numbers.get(id.slice(1)),
};
const numbers: ReadonlyMap<string, string> = new Map([
  [
    'd3-interpolate',
    'const mix = (a, b) => (t) => a * (1 - t) + b * t; export { mix as interpolate, mix as interpolateNumber, mix as interpolateRound, mix as piecewise };',
  ],
]);

/** Of what draws charts: paths have straight lines alone, and scales are made anew, from values to places. */
export const smallD3 = [
  numbersAlone,
  withoutMethods('d3-path', 'Path', [
    ...['quadraticCurveTo', 'bezierCurveTo', 'arcTo', 'arc', 'rect'],
  ]),
  withoutAssigned('d3-scale', [
    ...['tickFormat', 'nice', 'invert', 'copy', 'rangeRound', 'interpolate', 'unknown'],
  ]),
  withoutAssigned('d3-shape/src/line.js', ['x', 'y', 'curve', 'context']),
  withoutAssigned('d3-shape/src/area.js', [
    ...['x0', 'x1', 'y', 'defined', 'context', 'lineX0', 'lineY1', 'lineX1'],
  ]),
  withoutAssigned('d3-shape/src/stack.js', ['order', 'offset']),
];

/** Of the search: nothing is ever removed from its index, and it is built on the page and not loaded. */
export const smallMiniSearch = withoutMethods('minisearch', 'MiniSearch', [
  ...['remove', 'removeAll', 'removeTerm', 'removeFieldLength', 'discard', 'discardAll', 'replace'],
  ...['vacuum', 'maybeAutoVacuum', 'conditionalVacuum', 'performVacuuming', 'vacuumConditionsMet'],
  ...['toJSON', 'loadJSON', 'loadJSONAsync', 'loadJS', 'loadJSAsync', 'instantiateMiniSearch'],
  ...['autoSuggest', 'getStoredFields', 'has', 'executeWildcardQuery', 'getDefault'],
]);

/** Of what finds the nearest dot: nothing else is asked of it. */
export const smallDelaunay = withoutMethods('d3-delaunay', 'Delaunay', [
  ...['update', 'voronoi', 'neighbors', 'hullPolygon', 'trianglePolygons', 'trianglePolygon'],
  ...['render', 'renderPoints', 'renderHull', 'renderTriangle'],
]);
