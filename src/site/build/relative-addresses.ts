/**
 * From root-absolute addresses to relative ones, as text. Pages are written with `/calculators/`;
 * the built folder must work wherever it is hosted, and by double click, where a folder has no page
 * of its own: `../calculators/index.html`.
 */

/** Attributes that hold the address of a file or page. */
const addresses = new Set(['href', 'src', 'action', 'poster']);

/** Comments stay as they are, and so does the text of scripts and styles; all other tags are taken apart. */
const markup =
  /<!--[\s\S]*?-->|(<(script|style)\b(?:[^>"']|"[^"]*"|'[^']*')*>)([\s\S]*?<\/\2\s*>)|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** One attribute with its value, so that an address quoted inside another attribute is never touched. */
const attribute = /([^\s"'<>/=]+)=("[^"]*"|'[^']*'|[^\s"'<>]+)/g;

const rooted = (address: string) => address.startsWith('/') && !address.startsWith('//');

/**
 * The way from one file of the site to an address of it.
 * @param file the file that holds the link, from the root and without a slash in front
 */
export function relativeAddress(address: string, file: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const steps = path.slice(1).split('/');
  // An address that doesn't end in a file's name is a folder's, and its page is the index.
  const last = steps.pop() ?? '';
  if (last !== '' && !last.includes('.')) steps.push(last, 'index.html');
  else steps.push(last || 'index.html');

  const from = file.split('/').slice(0, -1);
  let shared = 0;
  while (shared < from.length && shared < steps.length - 1 && from[shared] === steps[shared])
    shared++;
  const up = from.slice(shared).map(() => '..');
  return [...up, ...steps.slice(shared)].join('/') + rest;
}

/** Hands every root-absolute address of a page to `change`. */
export function changeAddresses(html: string, change: (address: string) => string): string {
  const inTag = (tag: string) =>
    tag.replace(attribute, (whole, name: string, value: string) => {
      if (!addresses.has(name.toLowerCase())) return whole;
      const address = value.replace(/^["']|["']$/g, '');
      return rooted(address) ? `${name}="${change(address)}"` : whole;
    });
  return html.replace(markup, (whole, opening?: string, _?: string, rest?: string) => {
    if (whole.startsWith('<!--')) return whole;
    return opening === undefined ? inTag(whole) : inTag(opening) + rest;
  });
}

/** The same for a style sheet: `url()` and `@import`. */
export function changeStyleAddresses(css: string, change: (address: string) => string): string {
  return css.replace(
    /(url\(\s*|@import\s+)(["']?)(\/[^"')\s]*)\2/g,
    (whole, before: string, quote: string, address: string) =>
      rooted(address) ? before + quote + change(address) + quote : whole,
  );
}
