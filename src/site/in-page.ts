/** Does what a page asks for; where that fails, the build stops and names the page. */
export function inPage<T>(url: URL, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`On the page ${url.pathname}: ${why}`, { cause });
  }
}
