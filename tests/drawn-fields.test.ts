/** What is drawn of the fields of every calculator: problems beside them, and the units of bare numbers. */
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';
import type { Control } from '../src/kit/index.ts';
import { drawn } from './render-screen.ts';
import { saidOf, soon } from './view-models.ts';

type Box = { readonly id: string; readonly problem?: string; readonly unit?: string };

/** The boxes of a control with their ids: of a list those of its items. */
function boxesOf(control: Control): readonly Box[] {
  const { name } = control;
  if (control.kind !== 'list' && control.kind !== 'parts') return [{ ...control, id: name }];
  const rows = control.kind === 'list' ? control.rows : [control];
  return rows.flatMap(({ boxes }, row) =>
    boxes
      .filter(({ note }) => note === undefined)
      .map((box) => ({ ...box, id: box.part === '' ? name : `${name}.${row}.${box.part}` })),
  );
}

/** The elements of a page that a selector finds: their ids, and the text that describes them to a screen reader. */
function describedIn(html: string, selector: string) {
  const page = fromHtml(html, { fragment: true });
  return selectAll(selector, page).map(({ properties: { id, ariaDescribedBy } }) => {
    const line = select(`[id="${[ariaDescribedBy].flat().join(' ')}"]`, page);
    return [id, line && toText(line)];
  });
}

describe.each(calculators)('$id', (calculator) => {
  const { names, viewModel, inputs, textOf, edit } = calculator;
  const lookupIn = (given: Readonly<Record<string, string>>) =>
    soon((name) => (Object.hasOwn(given, name) ? given[name] : undefined));
  const screenOf = (given: Readonly<Record<string, string>>) =>
    viewModel(lookupIn(given), fullDataset);

  test.each(names)(
    'says beside %s what is wrong with it, and marks that and nothing else',
    (name) => {
      const { controls, ...rest } = screenOf({ [name]: '?' });
      const html = drawn({ controls, ...rest });
      const wrong = controls.flatMap(boxesOf).filter(({ problem }) => problem);
      expect(describedIn(html, '[aria-invalid="true"]')).toEqual(
        wrong.map(({ id, problem }) => [id, problem]),
      );
      // A list without a box to mark says itself what is wrong.
      for (const control of controls)
        if (
          control.kind === 'list' &&
          control.problem &&
          !boxesOf(control).some((box) => box.problem)
        )
          expect(describedIn(html, 'fieldset.list')).toContainEqual([undefined, control.problem]);
      expect(controls.some(({ problem }) => problem)).toBe(true);
      expect(html.split('class="problem"').length).toBeGreaterThan(1);
    },
  );

  test('marks nothing where nothing is wrong', () => {
    expect(drawn(screenOf({}))).not.toContain('aria-invalid');
  });

  test('reads a bare number in the unit that is drawn beside its box', () => {
    const first = screenOf({});
    const page = fromHtml(drawn(first), { fragment: true });
    for (const control of first.controls)
      for (const { id, unit } of boxesOf(control)) {
        if (!unit) continue;
        const part = id.split('.').slice(2).join('.');
        const row = Number(id.split('.')[1] ?? 0);
        const typed = (text: string) => {
          const { name } = control;
          const now = textOf(name, () => undefined);
          const change = { kind: 'set', row, part, text } as const;
          const changed = id === name ? text : edit(name, now, change, fullDataset);
          return lookupIn({ [name]: changed });
        };
        // What was read is in the link, whatever the answer is.
        const readAs = (text: string) => inputs(typed(text), fullDataset).query;
        // One that is out of range is a problem, and stays as it was typed.
        const accepted = ['7', '40', '5000'].filter(
          (number) => saidOf(calculator, typed(number)).answer,
        );
        expect(accepted, id).not.toEqual([]);
        for (const number of accepted)
          expect(readAs(`${number} ${unit}`), `${unit} in ${id}`).toBe(readAs(number));
        // It is drawn, where a number is in the box.
        const input = select(`[id="${id}"]`, page)?.properties['value'];
        if (/^[\d.,\s]+$/.test(String(input)))
          expect(selectAll('.box', page).map((box) => toText(box))).toContain(unit);
      }
  });
});
