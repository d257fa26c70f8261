/** Does what a browser may refuse: its storage can be blocked, full, or not there. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
