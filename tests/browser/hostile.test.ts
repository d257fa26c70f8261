/** Links that somebody made to break a page. */
import { describe, expect } from 'vitest';
import { alive, calculatorOf } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { readoutsOf } from './readouts.ts';
import { sampledCases } from './sampled-cases.ts';
import { test } from './visit.ts';

const markup = '"><img src=x onerror="globalThis.broken=1"><script>globalThis.broken=1</script>';
const hostile = [
  ['names of every object', '__proto__=1&constructor=2&toString=3'],
  ['paths into every object', '__proto__[broken]=1&constructor.prototype.broken=1'],
  ['broken escapes', '%E0%A4%A&%&=&==&&?'],
  ['markup as text', `FIELD=${encodeURIComponent(markup)}`],
  ['markup as a name', `${encodeURIComponent(markup)}=1&name=${encodeURIComponent(markup)}`],
  ['attributes of the element', `of=${encodeURIComponent(markup)}&address=x&style=x`],
  ['half a character', 'FIELD=%ED%A0%80&FIELD=%00&FIELD=%F0%9F%92%A9'],
  ['thousands of digits', `FIELD=${'9'.repeat(6000)}`],
  ['thousands of commas', `FIELD=${'1,'.repeat(3000)}`],
  ['hundreds of names', Array.from({ length: 900 }, (_, at) => `n${at}=1`).join('&')],
  ['impossible values', 'FIELD=1e999&limits=1969-12&disk=..%2F..%2Fetc%2Fpasswd'],
] as const;

describe.each(sampledCases)('a link to $id', ({ id, field }) => {
  test.for(hostile.map(([what, query]) => [what, query.replaceAll('FIELD', field)] as const))(
    'carrying %s breaks nothing',
    async ([, query], { openSite }) => {
      const { page } = await openSite(`calculators/${id}/`, { query });
      await alive(page);
      const calculator = calculatorOf(page);
      const screen = screenOf(id, query);
      const control = screen.controls.find(({ name }) => name === field);
      // The unit of a bare number stands beside it.
      const unit = (control?.kind === 'text' && control.unit) || '';
      const typed = control?.text ?? '';
      const bare = typed.slice(0, typed.length - unit.length);
      const text = typed.endsWith(unit) && /^[\d.,]*$/.test(bare) ? bare : typed;
      const input = calculator.locator(`[name="${field}"]`);
      await expect.poll(() => input.inputValue()).toBe(text);
      await expect.poll(() => readoutsOf(calculator)).toEqual(numbersOf(screen));
      for (const sentence of screen.ignored)
        await expect.poll(() => calculator.getByText(sentence).count()).toBe(1);
      expect(await calculator.locator('img, script').count()).toBe(0);
      expect(await page.evaluate('globalThis.broken ?? ({}).broken ?? "whole"')).toBe('whole');
    },
  );
});
