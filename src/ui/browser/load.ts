/**
 * Loads code on its first use, with everything it needs.
 *
 *     const share = await load(() => import('./share.ts'));
 *
 * The build makes a script of its own of whatever is imported so.
 * @returns what the module exports; nothing if it could not be loaded, and the next call tries again
 */
export const load = <Exports extends object>(
  imported: () => Promise<Exports>,
): Promise<Exports | undefined> => imported().catch(() => undefined);
