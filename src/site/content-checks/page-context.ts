import { locationOf, type Written } from './tags.ts';

/** Runs work for a page; an error stops the build and names the page. */
export function withPageContext<T>(url: URL, work: () => T): T {
  return at(() => `On the page ${url.pathname}`, work);
}

/** What a component knows of the page that uses it. */
type PageContext = {
  readonly url: URL;
  readonly props: object;
  readonly locals: { readonly written?: Written };
};

/** Runs work for a component of a page; an error stops the build and names file and line. */
export function withTagContext<T>(
  { url, props, locals }: PageContext,
  name: string,
  work: () => T,
): T {
  const { written } = locals;
  if (!written) return withPageContext(url, work);
  // Astro passes what stands between the tags as a prop; in the text it is no attribute.
  const given = Object.fromEntries(Object.entries(props).filter(([key]) => key !== 'children'));
  return at(() => locationOf(written, name, given), work);
}

/** Runs work; an error says where. */
export function at<T>(where: () => string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${where()}: ${why}`, { cause });
  }
}
