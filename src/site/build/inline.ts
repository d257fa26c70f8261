/** From a page that asks for files to one file that holds them, as text. */
import { changeAddresses } from './relative-addresses.ts';

/** Text that would end or open a script, wherever it occurs in its strings; signs of sentences as such, since the page is in UTF-8. */
const inScript = (code: string) =>
  code
    .replace(/<(?=\/script|script|!--)/gi, '\\x3C')
    .replace(/(?<!\\)\\u(00b7|00d7|00f7|201[349cd]|2026|2212|2264)/g, (_, sign: string) =>
      String.fromCharCode(Number.parseInt(sign, 16)),
    );

/** A style sheet holds no `<` but in a string, where it can be written so. */
const inStyle = (css: string) => css.replace(/<(?=\/style)/gi, '\\3C ');

/** Nothing from anywhere: what the file does, it does with what it holds. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'; form-action 'none'";

/**
 * A page as one file: its scripts, sheets and icon are in it, and it loads nothing.
 * @param html a page with root-absolute addresses
 * @param read the text of a file, by its address
 * @param scripts addresses of the scripts that the page would load later, in any order
 * @param site the address of the site with a slash at its end, where it is known
 */
export function selfContained(
  html: string,
  read: (address: string) => string,
  scripts: readonly string[],
  site: string | undefined,
): string {
  const script = (address: string) => `<script>${inScript(read(address))}</script>`;
  const waiting: string[] = [];
  const styleLink = /<link\b[^>]*?\srel="stylesheet"[^>]*>/g;
  const hrefOf = (tag: string) => /\shref="([^"]+)"/.exec(tag)?.[1] ?? '';
  // A page links the sheet of a shadow root twice, in its head too, so that it loads early: the last link gets the sheet.
  const left = [...html.matchAll(styleLink)].map(([tag]) => hrefOf(tag));
  const page = html
    .replace(/<script\b([^>]*?)\ssrc="([^"]+)"[^>]*><\/script>/g, (_, rest: string, address) => {
      // An inline script cannot be deferred, so it goes to the end of the page.
      if (!/\bdefer\b/.test(rest)) return script(address);
      waiting.push(address);
      return '';
    })
    .replace(styleLink, (tag) => {
      const address = hrefOf(tag);
      left.shift();
      return left.includes(address) ? '' : `<style>${inStyle(read(address))}</style>`;
    })
    .replace(/<link\b[^>]*?\srel="icon"[^>]*>/, () => {
      // Signs that need no escape within quotes, where they take a third of the bytes.
      const icon = encodeURIComponent(read('/favicon.svg').replace(/\s+/g, ' ')).replace(
        /%(20|2C|2F|3A|3B|3D|7B|7D)/g,
        decodeURIComponent,
      );
      return `<link rel="icon" href="data:image/svg+xml,${icon}">`;
    })
    .replace(
      /<meta charset="utf-8">/,
      (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    )
    .replace(/<\/body>/, () => `${[...scripts, ...waiting].map(script).join('')}</body>`);
  return site ? changeAddresses(page, (address) => site + address.slice(1)) : page;
}
