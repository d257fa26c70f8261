/**
 * What views load on the first need of it, once for all that load it in the same way.
 * @param loaderOf what loads it for a calculator, if that needs it
 * @param merged what is there once more has come; by default the newest
 */
export function late<Script>(
  loaderOf: (of: string) => (() => Promise<Script | undefined>) | undefined,
  merged: (before: Script | undefined, next: Script) => Script = (_, next) => next,
) {
  let there: Script | undefined;
  const done = new Set<unknown>();
  return {
    get: () => there,
    isMissing: (of: string) => {
      const loader = loaderOf(of);
      return loader !== undefined && !done.has(loader);
    },
    load: async (of: string) => {
      const loader = loaderOf(of);
      const script = done.has(loader) ? undefined : await loader?.();
      if (script === undefined) return;
      there = merged(there, script);
      done.add(loader);
    },
  };
}
