/**
 * Plug-ins of a build that cut out of d3 and MiniSearch what our scripts never call. A bundler keeps every method of a
 * class and every function that is assigned to an object, also those that nobody calls, and readers would load them.
 *
 * Each is made anew for each build, which stops where a library has no such name, or where a plug-in finds nothing to cut:
 * a newer version may have moved its files, and all of it would be shipped unseen.
 */
import { type ESTree, type Plugin, Visitor } from 'vite';

type Context = ThisParameterType<Extract<Plugin['transform'], (...args: never[]) => unknown>>;

/** A text without these parts of it. */
const without = (text: string, parts: readonly ESTree.Span[]) =>
  parts.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

/** @param file where in `node_modules` the code is: a package, or a file of it */
function cutting(file: string, cut: (program: ESTree.Program) => readonly ESTree.Span[]): Plugin {
  let isFound = false;
  return {
    name: `headroom-without-parts-of-${file}`,
    transform(this: Context, code, id) {
      if (!id.includes(`/node_modules/${file}`)) return undefined;
      isFound = true;
      return without(code, cut(this.parse(code)));
    },
    buildEnd(error) {
      if (!error && !isFound)
        throw new Error(`No script uses ${file}, out of which it is to be cut.`);
    },
  };
}

/** Without these methods of a class. */
const withoutMethods = (file: string, name: string, methods: readonly string[]): Plugin =>
  cutting(file, ({ body }) => {
    const found = body.find((node) => node.type === 'ClassDeclaration' && node.id?.name === name);
    if (found?.type !== 'ClassDeclaration') throw new Error(`${file} has no class ${name}.`);
    const unused = new Set(methods);
    const members = found.body.body.filter(
      (member) =>
        member.type === 'MethodDefinition' &&
        member.key.type === 'Identifier' &&
        unused.delete(member.key.name),
    );
    if (unused.size > 0) throw new Error(`${name} has no ${[...unused].join(', ')}.`);
    return members;
  });

/**
 * Without these functions that are assigned to an object, as in `scale.nice = …`, whatever object that is. Where one function is
 * assigned to several in a chain, `lineX0 = lineY0 = …`, the first name stands for all of the chain.
 */
const withoutAssigned = (file: string, names: readonly string[]): Plugin =>
  cutting(file, (program) => {
    const unused = new Set(names);
    const statements: ESTree.Span[] = [];
    new Visitor({
      ExpressionStatement: (statement) => {
        const { expression } = statement;
        if (expression.type !== 'AssignmentExpression') return;
        const { left, right } = expression;
        if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
        if (!/Function|Assignment/.test(right.type) || !names.includes(left.property.name)) return;
        unused.delete(left.property.name);
        statements.push(statement);
      },
    }).visit(program);
    if (unused.size > 0) throw new Error(`${file} assigns no ${[...unused].join(', ')}.`);
    return statements;
  });

/**
 * In place of d3-interpolate, by which scales of d3 come from values to places: ours do so with numbers alone, and go without the
 * interpolation of colours, dates and texts, most of its bytes. What only other kinds of scales use throws.
 */
const numbersAlone = `const ofNumbers = (a, b) => (t) => a * (1 - t) + b * t;
const refused = () => { throw new Error('Scales of this site have numbers alone.'); };
export { ofNumbers as interpolate, ofNumbers as interpolateNumber, refused as interpolateRound, refused as piecewise };`;

function interpolatingNumbers(): Plugin {
  const file = 'd3-interpolate';
  let isFound = false;
  return {
    name: 'headroom-interpolating-numbers',
    enforce: 'pre',
    resolveId(id) {
      if (id !== file) return undefined;
      isFound = true;
      return `\0${file}`;
    },
    load: (id) => (id === `\0${file}` ? numbersAlone : undefined),
    buildEnd(error) {
      if (!error && !isFound)
        throw new Error(`No script uses ${file}, in place of which something else is to be.`);
    },
  };
}

/** Of what makes scales: they are made anew, from values to places. */
export const smallScales = (): Plugin[] => [
  interpolatingNumbers(),
  withoutAssigned(
    'd3-scale/',
    'tickFormat nice invert copy rangeRound interpolate unknown'.split(' '),
  ),
];

/** Of what draws charts: paths have straight lines alone. */
export const smallShapes = (): Plugin[] => [
  withoutMethods('d3-path/', 'Path', 'quadraticCurveTo bezierCurveTo arcTo arc rect'.split(' ')),
  withoutAssigned('d3-shape/src/line.js', ['x', 'y', 'curve', 'context']),
  withoutAssigned(
    'd3-shape/src/area.js',
    'x0 x1 y defined context lineX0 lineY1 lineX1'.split(' '),
  ),
  withoutAssigned('d3-shape/src/stack.js', ['order', 'offset']),
];

/** Of the search: nothing is ever removed from its index, and it is built on the page and not loaded. */
export const smallMiniSearch = (): Plugin =>
  withoutMethods('minisearch/', 'MiniSearch', [
    // What removes documents, and cleans up after that.
    ...'remove removeAll removeTerm removeFieldLength discard discardAll replace'.split(' '),
    ...'vacuum maybeAutoVacuum conditionalVacuum performVacuuming vacuumConditionsMet'.split(' '),
    // What writes an index and loads it.
    ...'toJSON loadJSON loadJSONAsync loadJS loadJSAsync instantiateMiniSearch'.split(' '),
    // What else nobody asks of it.
    ...'autoSuggest getStoredFields has executeWildcardQuery getDefault'.split(' '),
  ]);

/** Of what finds the nearest dot: nothing else is asked of it. */
export const smallDelaunay = (): Plugin =>
  withoutMethods('d3-delaunay/', 'Delaunay', [
    ...['update', 'voronoi', 'neighbors', 'hullPolygon', 'trianglePolygons', 'trianglePolygon'],
    ...['render', 'renderPoints', 'renderHull', 'renderTriangle'],
  ]);
