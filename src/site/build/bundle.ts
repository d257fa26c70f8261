import { minify } from 'terser';
import { build, type CSSOptions, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { browsers, styleTargets } from './targets.ts';

/** What builds of scripts and styles have in common: nobody else's settings are read, nothing is copied. Each sets `write: false`. */
export const common = {
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
} satisfies InlineConfig;

/**
 * Builds one classic script of an entry, whole in itself: browsers refuse module files on `file://`, and a script
 * tag is what every wiki knows.
 *
 * @param constants names in the source that stand for data put in at build
 */
export async function classicScript(
  entry: string,
  constants: Readonly<Record<string, string>> = {},
  plugins: Plugin[] = [],
): Promise<string> {
  const output = await outputOf({
    ...common,
    plugins,
    define: { 'process.env.NODE_ENV': '"production"', ...constants },
    build: {
      write: false,
      target: browsers,
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'headroom', fileName: 'script' },
      // Nothing is exported, so nothing but the script's own work appears on the page.
      rolldownOptions: { output: { extend: true } },
    },
  });
  const chunk = output.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${entry} gave no script.`);
  return smaller(chunk.code);
}

/**
 * Builds the style sheet of a shadow root, its imports put in.
 *
 * A page links it in its head too, so that nothing is drawn before it is there; a link inside a
 * shadow root alone would let the calculator jump into shape. Each selector therefore starts at the
 * host, which the page itself does not have: out there the sheet styles nothing.
 */
export const shadowStyles = async (entry: string): Promise<string> =>
  ownRem(await styles(entry, { Selector: fromHost }));

/**
 * A `rem` of the sheet becomes that of its own root: many pages make 10 pixels of theirs. What a
 * container is asked about can't hold a variable; there an `em` is the container's own size of type.
 */
const ownRem = (css: string): string =>
  css
    .replace(/@container[^{]*/g, (asked) => asked.replaceAll('rem', 'em'))
    .replace(/(?<![\w.-])(-?[\d.]+)rem\b/g, 'calc($1*var(--rem))');

type Visitor = NonNullable<NonNullable<CSSOptions['lightningcss']>['visitor']>;

/** Builds a style sheet, its imports put in. */
export async function styles(entry: string, visitor: Visitor = {}): Promise<string> {
  const output = await outputOf({
    ...common,
    css: { transformer: 'lightningcss', lightningcss: { targets: styleTargets, visitor } },
    build: { write: false, cssTarget: browsers, rolldownOptions: { input: entry } },
  });
  const asset = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (asset?.type !== 'asset') throw new Error(`${entry} gave no style sheet.`);
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}

type Part = { type: string; kind?: string; name?: string; value?: string };

/** `.limits td` becomes `:host .limits td`; what names the host, the root or its parent rule already stays. */
function fromHost<Selector extends Part[]>(selector: Selector): Selector | undefined {
  const anchored = selector.some(
    ({ type, kind }) =>
      type === 'nesting' || (type === 'pseudo-class' && (kind === 'host' || kind === 'root')),
  );
  if (anchored) return;
  const host: Part[] = [
    { type: 'pseudo-class', kind: 'host' },
    { type: 'combinator', value: 'descendant' },
  ];
  return [...host, ...selector] as Selector;
}

/**
 * A script as small as it gets: of what the bundler has minified, Terser leaves 1 to 2 % out when compressed, which is
 * more than a kilobyte of a calculator's page.
 */
export async function smaller(code: string): Promise<string> {
  // No function here is made an object of by `new` but those of classes, no getter does more than give, and no built-in is replaced.
  const safe = { unsafe_arrows: true, unsafe_methods: true, unsafe: true, pure_getters: true };
  const compress = { ...safe, passes: 2, sequences: false };
  const { code: script = '' } = await minify(code, { ecma: 2020, compress });
  return inAscii(script);
}

/** A page in an old encoding would misread anything else in a script, and stop at it. */
export const inAscii = (code: string) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

export async function outputOf(
  config: InlineConfig,
): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const built = await build(config);
  if ('close' in built) throw new Error('A build that watches has no output.');
  return [built].flat().flatMap(({ output }) => output);
}
