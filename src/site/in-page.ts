import { placeOf, type Written } from './tags.ts';

/** Does what a page asks for; where that fails, the build stops and names the page. */
export function inPage<T>(url: URL, work: () => T): T {
  return at(() => `On the page ${url.pathname}`, work);
}

/** What a component knows of the page that it stands in. */
type Standing = {
  readonly url: URL;
  readonly props: object;
  readonly locals: { readonly written?: Written };
};

/** Does what a component of a page asks for; where that fails, the build stops and names file and line. */
export function inTag<T>({ url, props, locals }: Standing, name: string, work: () => T): T {
  const { written } = locals;
  if (!written) return inPage(url, work);
  // A component with something between its tags is handed that as well; the text has it apart.
  const given = Object.fromEntries(Object.entries(props).filter(([key]) => key !== 'children'));
  return at(() => placeOf(written, name, given), work);
}

function at<T>(where: () => string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${where()}: ${why}`, { cause });
  }
}
