import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { calculators } from '../../calculators/index.ts';
import { pricesData, vmsData } from '../../ui/script-data.ts';
import { vmFiles } from '../../ui/vm-files.ts';
import { bundled } from './generated-assets.ts';
import { selfContained } from './inline.ts';
import type { Script } from './scripts.ts';
import { source } from './source-path.ts';
import type { Step } from './step.ts';

/** A file keeps no cases, since it shares the storage of the browser with other files, and it can be in no frame. */
const without = [
  ...['ui/cases/script.tsx', 'embed/share/Embedding.tsx', 'embed/loader/script.ts'],
  // Its page has the sheets.
  ...['ui/view/page-sheet.ts', 'ui/find/find-sheet.ts', 'ui/diagnose/diagnose-sheet.ts'],
].map(source);
const viewsOf = (id: string) => source(`ui/${id}/views.tsx`);

/** All that a calculator may load, each script after those whose code it uses; the first is in its page already. */
function scriptsOf(id: string, scripts: ReadonlyMap<string, Script>): readonly string[] {
  const left = new Set([
    ...without,
    ...calculators.filter((other) => other.id !== id).map((other) => viewsOf(other.id)),
    // These compute with no typical latency.
    ...(['burst', 'cap-check', 'find', 'provision'].includes(id)
      ? [source('ui/data/latencies-script.ts')]
      : []),
    // Only a diagnosis takes what is dropped or pasted on its page.
    ...(id === 'diagnose' ? [] : [source('ui/measured/take-files.ts')]),
  ]);
  const all = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    const { needs = [], later = [], module } = scripts.get(name) ?? {};
    if (seen.has(name) || (module && left.has(module))) return;
    seen.add(name);
    for (const needed of needs) add(needed);
    all.add(name);
    for (const one of later) add(one);
  };
  const [page = ''] = scripts.keys();
  add(page);
  all.delete(page);
  return [...all];
}

/** An address that no file of the site has. */
const dataAddress = '/headroom-data.js';

/** The data that it may load, by the scripts that would bring them: sizes, and the prices of all regions where it has a cost. */
const dataOf = (id: string): Readonly<Record<string, object>> => ({
  ...Object.fromEntries(vmsData().map((data, at) => [`headroom-${vmFiles[at]}`, data])),
  ...(calculators.find((one) => one.id === id)?.names.includes('region') &&
    Object.fromEntries(pricesData())),
});

/**
 * Data as one script, compressed until the first of them is asked for: half as long, as text too. What each script then
 * exports is a promise of what it would.
 */
function dataScriptOf(data: ReturnType<typeof dataOf>): string {
  const packed = deflateRawSync(JSON.stringify(data), { level: 9 }).toString('base64');
  return `((scripts,text)=>{let data;
const all=()=>data??=new Response(new Blob([Uint8Array.from(atob(text),c=>c.charCodeAt())]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).json();
for(const name of ${JSON.stringify(Object.keys(data))})scripts["./"+name+".js"]={needs:[],make(_,exports){exports.then=(done,failed)=>all().then(every=>done(every[name]),failed)}}
})(globalThis.headroomScripts??={},"${packed}")`;
}

/**
 * Lengths of the shadow root as they are written in its styles. Beside a page of somebody else’s they are computed from
 * a variable, since that page may set another size of type; a file of its own has the type of its own page.
 */
function inRem(page: string): string {
  if (!page.includes('--headroom-rem:1rem')) throw new Error('A single file has another --rem.');
  return page.replace(/calc\((-?[\d.]+)\*var\(--rem\)\)/g, '$1rem');
}

/** The styles of a shadow root style nothing outside of it, and in a file of its own they are only inside. */
const withoutHost = (page: string): string => page.replaceAll(/:host (?=[.\w:[])/g, '');

/** Colours and lengths, with which the sheets of the page and of the shadow root begin: inside they are inherited. */
function withTokensOnce(page: string): string {
  const [, tokens = ''] = /<style>(:root,:host\{.*?)\s*<\/style>/s.exec(page) ?? [];
  const [first, second] = [page.indexOf(tokens), page.lastIndexOf(tokens)];
  if (tokens === '' || first === second) throw new Error('A single file has its tokens once.');
  return page.slice(0, second) + page.slice(second + tokens.length);
}

/** Writes each calculator as one file that needs nothing else: to be sent, to be put beside a notebook, to be kept. */
export const singleFiles: Step = async (dir, site) => {
  const folder = new URL('single/', dir);
  const [ids, scripts] = await Promise.all([readdir(folder), bundled()]);
  for (const id of ids) {
    const page = await readFile(new URL(`${id}/index.html`, folder), 'utf8');
    const own = scriptsOf(id, scripts);
    const written = new Set<string>();
    const read = (address: string) => {
      if (address === dataAddress) return dataScriptOf(dataOf(id));
      const { parts } = scripts.get(address.slice(1)) ?? {};
      if (!parts) return readFileSync(new URL(address.slice(1), dir), 'utf8');
      // What several scripts have is once in the file.
      const first = parts.filter((part) => !written.has(part));
      for (const part of first) written.add(part);
      return first.join('');
    };
    const all = [...own.map((name) => `/${name}`), dataAddress];
    await writeFile(
      new URL(`${id}.html`, folder),
      withTokensOnce(withoutHost(inRem(selfContained(page, read, all, site)))),
    );
    await rm(new URL(`${id}/`, folder), { recursive: true });
  }
  return `${ids.length} single files`;
};
