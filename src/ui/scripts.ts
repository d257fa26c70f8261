/**
 * Scripts that are loaded later. `headroom.js` holds only what a page needs at once; whatever waits
 * for a first use has a script of its own beside it, loaded by a script tag, the only way that
 * works on `file://`. The build makes them from ordinary modules, and ships what several use once.
 */

/** What a later script registers: its code, run once the scripts that it needs are there. */
type Registered = {
  /** The scripts whose code it uses. */
  readonly needs: readonly string[];
  readonly make: (require: (name: string) => object, exports: object) => void;
  /** What it exports, once it has run. */
  exports?: object;
};

type Policy = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

declare global {
  var headroomScripts: Record<string, Registered> | undefined;
  var headroomPolicy: Policy | undefined;
}

globalThis.headroomScripts ??= {};
const registry = globalThis.headroomScripts;

/**
 * The exports of a registered script, which is run for the first who requires it. One that is not there yet
 * is loaded: that is what `import()` comes to in a script that the build has made.
 */
export function requireModule(name: string): object {
  const script = registry[name];
  if (!script || (!script.exports && !areThere(script.needs))) return fetchWithNeeds(name);
  if (!script.exports) {
    script.exports = {};
    script.make(requireModule, script.exports);
  }
  return script.exports;
}

/** A browser doesn't say which script runs if that is a module; it is then looked for among the page's scripts. */
const ownScript =
  document.currentScript ??
  [...document.scripts].find(({ src }) => /\/headroom\.js(?:[?#]|$)/.test(src));

/** Scripts are loaded from beside our own, and from nowhere else. */
const own = ownScript instanceof HTMLScriptElement ? ownScript.src : '';
/** Whether the page carries our scripts inside itself. */
export const carried = own === '';
/** The address of a file that is published beside our script. */
export const resolveAsset = (file: string) => new URL(file, own || location.href).href;

/** The folder of the site. A page that carries its scripts inside itself says where the site is, if that is known. */
export const site = own ? resolveAsset('./') : document.documentElement.dataset['site'];

/** A page of the site itself, on a host or on a disk. One that carries its scripts inside itself may be anywhere. */
export const isOwnPage = () => !carried && site !== undefined && location.href.startsWith(site);
/** A page of the site on its host: what other sites store is theirs, and files on a disk share theirs. */
export const isOnHost = () => isOwnPage() && location.protocol !== 'file:';

/**
 * Pages may demand that script addresses come from a named policy; ours lets our own folder pass.
 * A page grants the name once, so all scripts of ours share the one policy.
 */
function makePolicy(): Policy {
  const rules: Policy = {
    createScriptURL: (address) => {
      if (!address.startsWith(resolveAsset('./'))) throw new TypeError(`Not ours: ${address}`);
      return address;
    },
  };
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  try {
    return factory?.createPolicy('headroom', rules) ?? rules;
  } catch {
    return rules;
  }
}
globalThis.headroomPolicy ??= makePolicy();
const policy = globalThis.headroomPolicy;

/** Each script is fetched once; after a failure a later call tries again. */
const fetching = new Map<string, Promise<void>>();
function fetchOnce(file: string): Promise<void> {
  const before = fetching.get(file);
  if (before) return before;
  const loading = fetched(file).then((there) => {
    if (!there) fetching.delete(file);
  });
  fetching.set(file, loading);
  return loading;
}

/** @returns whether the script has come; it does not where the page's policies turn it down */
const fetched = (file: string) =>
  new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    try {
      // A page that has not granted our policy its name throws here.
      script.src = policy.createScriptURL(resolveAsset(file));
      document.head.append(script);
    } catch {
      resolve(false);
    }
  });

const areThere = (needs: readonly string[]): boolean =>
  needs.every((name) => {
    const script = registry[name];
    return script !== undefined && (script.exports !== undefined || areThere(script.needs));
  });

/** Fetches a script and all that it needs. @throws where one of them does not come */
async function fetchWithNeeds(name: string): Promise<object> {
  if (!registry[name]) await fetchOnce(name);
  const script = registry[name];
  if (!script) throw new Error(`${name} could not be loaded.`);
  await Promise.all(script.needs.map(fetchWithNeeds));
  return requireModule(name);
}

/**
 * Loads a script of data, which the build writes beside our own.
 * @param name of the file, without its ending
 * @returns what it exports; nothing if it could not be loaded
 */
export const loadData = <Data extends object>(name: string): Promise<Data | undefined> =>
  fetchWithNeeds(`./${name}.js`).catch(() => undefined) as Promise<Data | undefined>;
