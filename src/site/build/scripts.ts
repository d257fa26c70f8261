import type { Plugin, Rolldown } from 'vite';
import { common, inAscii, outputOf } from './bundle.ts';
import { browsers } from './targets.ts';

/** The classic form of JSX comes out smaller than the automatic one, and a script has bytes to keep to. */
const classicJsx = { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' } as const;

/** Its functions, for files that have JSX: the bundler's own way would bring the library into every script. */
const pragmaImport: Plugin = {
  name: 'pragma-import',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.tsx')
      ? { code: `import { h, Fragment } from 'preact';${code}`, map: null }
      : undefined,
};

/** Of the features of disks, scripts read the first two columns alone (`maxTiersOf`). */
const tiersAlone: Plugin = {
  name: 'tiers-alone',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/limits/disks/current/features.ts')
      ? {
          code: code.replace(/^(P\d+) +(P\d+) .*$/gm, '$1 $2').replace(/^[EP]\d+ .* -$\n/gm, ''),
          map: null,
        }
      : undefined,
};

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
  [
    'd3-format',
    'const format = () => String; export { format, format as formatSpecifier, format as formatPrefix, format as precisionFixed, format as precisionPrefix, format as precisionRound };',
  ],
]);

type Entry = {
  readonly name: string;
  readonly source: string;
  /** What comes with it besides, since those after it share it. */
  readonly alongWith?: (id: string) => boolean;
};

/**
 * Builds classic scripts that share their code: a module that several of them import is shipped
 * once, in the first that needs it, and what one script exports another may load
 * (`src/ui/element/scripts.ts` is the other half of this).
 *
 * The bundler splits the code as it would for Node. Each chunk then becomes a function that is
 * handed its `require`, since browsers know none.
 *
 * @param entries the first is the script of the page, and runs by itself; the others wait until they are loaded
 * @param constants names in the source that stand for data put in at build
 * @returns the text of each script, by the name of its entry
 */
export async function bundleScripts(
  entries: readonly Entry[],
  constants: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const output = await outputOf({
    ...common,
    oxc: { jsx: classicJsx },
    plugins: [tiersAlone, numbersAlone, pragmaImport],
    define: { 'process.env.NODE_ENV': '"production"', ...constants },
    build: {
      write: false,
      target: browsers,
      modulePreload: false,
      lib: {
        entry: Object.fromEntries(entries.map(({ name, source }) => [name, source])),
        formats: ['cjs'],
      },
      rolldownOptions: {
        // A module of which a script uses nothing brings it nothing; without this, the script would load the one that has it.
        treeshake: { moduleSideEffects: false },
        // A script may export more than its entry does: what the scripts after it use.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          generatedCode: { symbols: false },
          codeSplitting: {
            // Each takes what it imports, as far as no script before it has taken it.
            groups: entries.map(({ name, source, alongWith }, at) => ({
              name,
              test: (id) => id === source || alongWith?.(id) === true,
              priority: entries.length - at,
            })),
          },
        },
      },
    },
  });
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  return new Map(
    entries.map(({ name }, at) => {
      const chunk = chunks.get(`${name}.js`);
      if (!chunk) throw new Error(`${name} gave no script.`);
      return [name, at === 0 ? runsAtOnce(chunk) : registers(chunk)];
    }),
  );
}

/** Where scripts leave what they bring. */
const all = 'globalThis.headroomScripts??={}';

/** Included twice, the script does nothing the second time: the later ones use the code of the first. */
const runsAtOnce = ({ fileName, code }: Rolldown.OutputChunk) => {
  const script = `a["./${fileName}"]`;
  return `(a=>{if(${script})return;const exports={};${script}={needs:[],exports};(()=>{${inAscii(code.trim())}})()})(${all});\n`;
};

/** Left in the page until everything that it needs is there. */
const registers = ({ fileName, imports, code }: Rolldown.OutputChunk) =>
  register(
    fileName,
    imports.map((other) => `./${other}`),
    code.trim(),
  );

const register = (fileName: string, needs: readonly string[], code: string) =>
  `(${all})["./${fileName}"]={needs:${JSON.stringify(needs)},make(require,exports){${inAscii(code)}}};\n`;

/** In single quotes, since packed data is full of double ones. */
const literal = (value: unknown) =>
  typeof value === 'string'
    ? `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
    : JSON.stringify(value);

/** A script that brings data and nothing else: what it exports is known without a build. */
export const dataScript = (name: string, exported: object) => {
  const parts = Object.entries(exported).map(([key, value]) => `${key}:${literal(value)}`);
  return register(`${name}.js`, [], `Object.assign(exports,{${parts.join()}})`);
};
