import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { defined } from '../../units/omit-undefined.ts';
import { common, inAscii, outputOf, shadowStyles, smaller } from './bundle.ts';
import { filesOf } from './script-files.ts';
import { browsers } from './targets.ts';
import { smallScales, smallShapes } from './trim-libraries.ts';

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

const sheet = '.css?inline';
const asModule = '\0sheet:';

/** A style sheet that a script imports as a text comes with selectors that start at a shadow root. */
const sheets: Plugin = {
  name: 'sheets',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    id.endsWith(sheet)
      ? `${asModule}${path.posix.join(path.posix.dirname(importer), id.slice(0, -'?inline'.length))}.js`
      : undefined,
  load: async (id) =>
    id.startsWith(asModule)
      ? `export default ${JSON.stringify(await shadowStyles(id.slice(asModule.length, -'.js'.length)))}`
      : undefined,
};

/** A script of the page, or one that is loaded on first use. */
export type Script = {
  readonly code: string;
  /** The same in parts: its own code, and that of what it shares with a few others, which may have it too. */
  readonly parts: readonly string[];
  /** The scripts whose code it uses. */
  readonly needs: readonly string[];
  /** Those that it loads later. */
  readonly later: readonly string[];
  /** The module that it is made of, where it is loaded as such; others have what several of them share. */
  readonly module?: string;
};

/** What draws charts. */
const drawn = /src\/ui\/charts\/(?!tools)/;
/**
 * Whoever has no charts, computes nothing of one volume, with latencies or with prices, or changes nothing, does without
 * what does; of others all scripts are smaller where these stay out of what is common.
 */
const apart =
  /src\/(ui\/(charts\/|data\/(loaders|pricing))|laws\/|limits\/)|kit\/utilisation|answer\/(axes|checks-and-columns|explanation|format|guide|offered)|fields\/deep-links|shared\/volume\/|storage\/change\/|set-up\/(volume|(service-)?latency|provisioning|outcome|option-details|conditions|series|cost|sold)/;
/** A module that so many scripts use is in one that all of them load. */
const many = 7;

/** A script is named by its module, or by the folder where that says more; one that several share by its group. */
function nameOf({ facadeModuleId, name }: Rolldown.PreRenderedChunk): string {
  if (!facadeModuleId) return `headroom-${name.split('~')[0]}.js`;
  const { dir, name: file } = path.posix.parse(facadeModuleId);
  const folder = path.posix.basename(dir);
  const own = /^(views|script)$/.test(file)
    ? folder
    : file === 'options'
      ? `${folder}-options`
      : file;
  return `headroom-${own
    .replace(/-script$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()}.js`;
}

/**
 * Builds classic scripts that share their code. Whatever a module imports by `import()` becomes a script of its
 * own, and what several of those share, scripts that they need, as the imports have it; each module is shipped once
 * (`src/ui/scripts.ts` is the other half of this).
 *
 * The bundler splits the code as it would for Node. Each chunk then becomes a function that is
 * handed its `require`, since browsers know none.
 *
 * @param entry the script of the page, which runs by itself; the others wait until they are loaded
 * @param constants names in the source that stand for data put in at build
 * @returns the scripts by the name of their file, that of the page first
 */
export async function bundleScripts(
  entry: string,
  constants: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Script>> {
  const output = await outputOf({
    ...common,
    oxc: { jsx: classicJsx },
    plugins: [sheets, ...smallScales(), ...smallShapes(), pragmaImport],
    define: { 'process.env.NODE_ENV': '"production"', ...constants },
    build: {
      write: false,
      target: browsers,
      modulePreload: false,
      lib: { entry: { headroom: entry }, formats: ['cjs'] },
      rolldownOptions: {
        // A module of which a script uses nothing brings it nothing.
        treeshake: { moduleSideEffects: false },
        // A number or a word that several scripts use is in each of them, which is smaller than a name for it.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // A script may export more than its entry does: what the scripts after it use.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: nameOf,
          generatedCode: { symbols: false },
          codeSplitting: {
            groups: [
              // The page runs one script by itself, so that this has all that it starts with.
              { name: 'headroom', tags: ['$initial'], priority: 5 },
              // What a page simulates at most is a line that several know, whoever simulates.
              {
                name: 'answer',
                test: /src\/ui\/element\/answer-script|simulation\/bounds/,
                priority: 4,
              },
              { name: 'common', test: (id) => !apart.test(id), minShareCount: many, priority: 3 },
              // Whoever draws no charts does without these, and still has what draws shapes.
              {
                name: 'shared',
                test: /shapes\/stretched/,
                minShareCount: 2,
                entriesAware: true,
                priority: 2.5,
              },
              { name: 'charts', test: drawn, priority: 2 },
              { name: 'shared', minShareCount: 2, entriesAware: true },
            ],
          },
        },
      },
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const { files, needsOf, within } = filesOf(chunks);
  const inOrder = files.sort((one, other) => Number(other.isEntry) - Number(one.isEntry));
  const partsOf = (chunk: Rolldown.OutputChunk) =>
    chunk.isEntry
      ? [runsAtOnce(chunk)]
      : [chunk, ...within(chunk)].map((each) => registers(each, needsOf(each)));
  return new Map(
    await Promise.all(
      inOrder.map(async (chunk): Promise<[string, Script]> => {
        const parts = await Promise.all(partsOf(chunk).map(smaller));
        return [
          chunk.fileName,
          {
            // Parts that have the same short names for everything compress better.
            code: parts.length > 1 ? await smaller(parts.join('')) : parts.join(''),
            parts,
            needs: needsOf(chunk),
            later: [chunk, ...within(chunk)].flatMap(({ dynamicImports }) => dynamicImports),
            ...defined({ module: chunk.facadeModuleId || undefined }),
          },
        ];
      }),
    ),
  );
}

/** Where scripts leave what they bring. */
const all = 'globalThis.headroomScripts??={}';

/**
 * Included twice, the script does nothing the second time: the later ones use the code of the first. What it loads
 * later it requires of itself.
 */
const runsAtOnce = ({ fileName, code }: Rolldown.OutputChunk) => {
  const script = `a["./${fileName}"]`;
  return `(a=>{if(${script})return;const exports={},require=n=>exports.requireModule(n);${script}={needs:[],exports};(()=>{${code.trim()}})()})(${all});\n`;
};

/** Left in the page until everything that it needs is there. */
const registers = ({ fileName, code }: Rolldown.OutputChunk, needs: readonly string[]) =>
  register(
    fileName,
    needs.map((other) => `./${other}`),
    exportingAtOnce(code.trim()),
  );

/** The bundler exports each name by a getter. What we export is bound once, and much shorter all together. */
function exportingAtOnce(code: string): string {
  const names: string[] = [];
  const rest = code.replace(getter, (_, exported, name) => {
    names.push(`${exported}:${name}`);
    return '';
  });
  return names.length > 0 ? `${rest};Object.assign(exports,{${names.join()}})` : code;
}
const getter =
  /[,;]?Object\.defineProperty\(exports,.([\w$]+).,\{enumerable:!0,get:function\(\)\{return ([\w$]+)\}\}\)/g;

const register = (fileName: string, needs: readonly string[], code: string) =>
  `(${all})["./${fileName}"]??={needs:${JSON.stringify(needs)},make(require,exports){${code}}};\n`;

/** In single quotes, since packed data is full of double ones. */
const literal = (value: unknown) =>
  typeof value === 'string'
    ? `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
    : JSON.stringify(value);

/** A script that brings data and nothing else: what it exports is known without a build. */
export const dataScript = (name: string, exported: object) => {
  const parts = Object.entries(exported).map(([key, value]) => `${key}:${literal(value)}`);
  return inAscii(register(`${name}.js`, [], `Object.assign(exports,{${parts.join()}})`));
};
