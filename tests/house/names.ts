/** Which names a file gives to others, and which names and files it takes. */
import path from 'node:path';
import ts from 'typescript';
import { nodesOf, type Source } from './sources.ts';

/** One name of one file, as `src/units/read.ts#readCount`; `*` stands for all its names. */
type Name = `${string}#${string}`;

/** The names of a clause such as `{ a, b as c }`, as the file they come from calls them. */
const namesIn = (clause: ts.NamedImports | ts.NamedExports) =>
  clause.elements.map((one) => (one.propertyName ?? one.name).text);

/** The names that an import, or an export of another file's names, takes. */
function namesTaken(node: ts.ImportDeclaration | ts.ExportDeclaration): readonly string[] {
  if (ts.isExportDeclaration(node))
    return node.exportClause && ts.isNamedExports(node.exportClause)
      ? namesIn(node.exportClause)
      : ['*'];
  const { name, namedBindings } = node.importClause ?? {};
  const named =
    namedBindings && ts.isNamedImports(namedBindings) ? namesIn(namedBindings) : undefined;
  if (named) return name ? ['default', ...named] : named;
  return name && !namedBindings ? ['default'] : ['*'];
}

/** The names of other files that a file takes, whether to use them or to hand them on. */
export const taken = (source: Source): readonly Name[] =>
  [...nodesOf(source)].flatMap((node): readonly Name[] => {
    const from = (specifier: ts.Node | undefined, names: readonly string[]) => {
      if (!specifier || !ts.isStringLiteralLike(specifier)) return [];
      const file = path.posix.join(path.posix.dirname(source.path), specifier.text);
      return names.map((name): Name => `${file}#${name}`);
    };
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      return from(node.moduleSpecifier, namesTaken(node));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      return from(node.arguments[0], ['*']);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      return from(node.argument.literal, ['*']);
    return [];
  });

/**
 * The values that a file gives to others, and all names that it hands on. Its own types are left
 * out: they say what its functions take and give, whether somebody writes their names or not.
 */
export const given = (source: Source): readonly string[] =>
  [...nodesOf(source)].flatMap((node) => {
    if (ts.isExportDeclaration(node))
      return node.exportClause && ts.isNamedExports(node.exportClause)
        ? node.exportClause.elements.map(({ name }) => name.text)
        : [];
    const exported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!exported) return [];
    if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node))
      return node.name ? [node.name.text] : [];
    return ts.isVariableStatement(node)
      ? node.declarationList.declarations.flatMap(({ name }) =>
          ts.isIdentifier(name) ? [name.text] : [],
        )
      : [];
  });

/** A text in the code; what is put into one may be anything, so it stands there as a star. */
function textIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
}

const style = /@import\s+(?:url\()?['"]([^'"]+)['"]/g;

/**
 * The files that a file speaks of: what it imports, and every text that could be a path. Scripts
 * and workers are built from files that nothing imports, but something names.
 */
export function filesNamed(source: Source): readonly string[] {
  const texts = source.path.endsWith('.css')
    ? [...source.text.matchAll(style)].map(([, file = '']) => file)
    : [...nodesOf(source)].flatMap(textIn);
  const bare = texts.map((text) => text.replace(/\?.*$/, ''));
  // Relative to the file itself, and to src, as the build names what it bundles.
  return bare.flatMap((text) => [
    path.posix.join(path.posix.dirname(source.path), text),
    path.posix.join('src', text),
  ]);
}
