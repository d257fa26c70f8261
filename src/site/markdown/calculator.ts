/** A calculator in Markdown is its question, its case, and its answer with the grounds; its form and its buttons stay behind. */
import type { Element, ElementContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { element, type Rule, strongParagraph, text } from './html-tree.ts';

const words = (found: Element | undefined) => (found ? toText(found).trim() : '');

/** The text that a control was printed with, a choice in the words that its reader sees, and a number with its unit. */
function valueIn(control: Element): string {
  const toggles = select('.toggles > b', control);
  if (toggles) return words(toggles);
  const input = inputOf(control);
  if (input.tagName !== 'input')
    return words(select('option[selected]', input) ?? select('option', input));
  const typed = String(input.properties['value'] ?? '');
  return typed && `${typed} ${words(select('.unit', control))}`.trim();
}

const labelOf = (control: Element) => words(select('label, .label, legend', control));

/** `Type Premium SSD, Size, GiB 1,024`; what was left empty is left out. */
const rowOf = (row: Element) =>
  selectAll('.cell', row)
    .map((cell) => {
      const note = words(select('.note', cell));
      return { label: labelOf(cell), value: note || valueIn(cell) };
    })
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ');

function inputOf(control: Element): Element {
  const input = select('input, select', control);
  if (!input) throw new Error(`A control of a calculator has no input: ${toText(control)}`);
  return input;
}

/** The case as a list. An empty input is listed too, since it means something: no VM, no target. */
function inputsOf(form: Element): Element {
  const lines = selectAll('.control', form).flatMap((control) => {
    const items = selectAll('.item > summary', control);
    if (items.length > 0)
      return items.map(
        (item) =>
          `${labelOf(control)}, ${['b', 'span'].map((part) => words(select(part, item))).join(': ')}`,
      );
    const name = control.properties['ariaLabel'];
    if (name) return [`${name}: ${rowOf(control)}`];
    return [`${labelOf(control)}: ${valueIn(control) || 'left empty'}`];
  });
  return element(
    'ul',
    lines.map((line) => element('li', [text(line)])),
  );
}

/** `IOPS: 3,200 IOPS`, with the other unit or the meaning behind it. */
function readoutsOf(list: Element): Element {
  const items = selectAll('div', list).map((one) => {
    const remark = words(select('.aside', one));
    const figure = words(select('output', one));
    return element('li', [
      text(`${words(select('dt', one))}: `),
      element('strong', [text(figure)]),
      text(remark && ` (${remark})`),
    ]);
  });
  return element('ul', items);
}

/** The parts of a calculator that say something on their own. */
export const calculatorParts: readonly Rule[] = [
  // Kept until “.controls” reads them: children are rewritten first, and a later rule drops them.
  ['headroom-calculator :is(input, select, .unit), .item > summary', (found) => [found]],
  // What only serves a screen; the answer itself is printed in place of its card.
  [
    '.tools, .example, .related-calculators, .player, .cursor, datalist, headroom-calculator summary, .insert > .reply, .insert > details > summary',
    () => [],
  ],
  ['.checks li > b', ({ children }) => [element('strong', children), text(': ')]],
  ['.controls', (form) => [inputsOf(form)]],
  ['.headline', (found) => [strongParagraph([text(words(found))])]],
  ['dl.readouts', (list) => [readoutsOf(list)]],
  // Inside a page these are no chapters of it.
  ['headroom-calculator h2', (found) => [strongParagraph([text(words(found))])]],
  ['headroom-calculator .sources cite', ({ children }) => children],
  ['em:is(.strong, .fits, .tight, .over)', ({ children }) => [element('strong', children)]],
];

/**
 * @param questionOf the question that a calculator answers
 * @param to the address of a page, from where this one stands
 */
export const calculatorRule = (
  questionOf: (id: string) => string,
  to: (address: string) => string | undefined,
): Rule => [
  'headroom-calculator',
  ({ properties: { of, ...given }, children }) => {
    const inputs = Object.entries(given).filter(([name]) => !places.has(name));
    const query = inputs.map(([name, value]) => `${name}=${String(value)}`).join('&');
    // The page itself is named: only there is another case computed.
    const address = `/calculators/${String(of)}/index.html${query && `?${query}`}`;
    const head: readonly ElementContent[] = [
      element('strong', [text(questionOf(String(of)))]),
      text(' '),
      element('a', [text('Open this case')], { href: to(address) ?? address }),
    ];
    return [element('p', head), ...children];
  },
];

/** Attributes about the place of a calculator on the page, which are not inputs. */
const places = new Set(['address', 'framed', 'compact', 'alone']);
