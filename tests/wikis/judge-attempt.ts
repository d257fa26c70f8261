/** Judges what a plug-in made of a hostile text. */
import { fromHtml } from 'hast-util-from-html';
import { matches, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import type { Attempt } from './host.ts';

/** The words that both plug-ins say of an address they do not show. */
const refusal = 'Headroom: this is not the page of a calculator at an allowed address.';
const dangerous =
  'script, object, embed, svg, img, form, style, base, link, b, [onload], [onerror], [srcdoc], [style]';
const own = ['className', 'src', 'width', 'height', 'title', 'loading', 'frameBorder', 'sandbox'];

/** @returns what is wrong, in sentences; none if all is well */
export async function judged({
  what,
  html,
  frame,
  title,
  height,
  says = refusal,
}: Attempt): Promise<string[]> {
  const tree = fromHtml(await html(), { fragment: true });
  const wrong: string[] = [];
  const frames = selectAll('iframe', tree);
  for (const element of selectAll(dangerous, tree)) wrong.push(`makes a <${element.tagName}>`);
  for (const element of selectAll('a', tree))
    if (!/^(https?:\/\/|\/)/.test(String(element.properties['href'])))
      wrong.push('links to no page');
  if (!frame) {
    if (frames.length > 0) wrong.push('makes a frame');
    if (!toText(tree).includes(says)) wrong.push('says nothing of it');
  } else {
    const [one, ...more] = frames;
    if (!one || more.length > 0) wrong.push(`makes ${frames.length} frames`);
    else {
      const { properties } = one;
      const names = Object.keys(properties).filter((name) => !own.includes(name));
      if (names.length > 0) wrong.push(`gives the frame ${names.join()}`);
      if (properties['src'] !== frame) wrong.push(`shows ${properties['src']}`);
      if (title !== undefined && properties['title'] !== title) wrong.push('changes the title');
      if (height !== undefined && String(properties['height']) !== height)
        wrong.push(`is ${properties['height']} high`);
      if (!matches('[sandbox]', one)) wrong.push('lets the frame do everything');
    }
  }
  return wrong.map((sentence) => `${what}: ${sentence}`);
}
