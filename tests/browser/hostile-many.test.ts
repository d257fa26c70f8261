/** Many made-up links and attributes in one live page: the other thousands are drawn in Node (tests/embed/hostile). */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { anyCharacter } from '../any-text.ts';
import { all } from '../sampled-calculators.ts';
import { alive, calculatorOf } from './calculator.ts';
import { sampledCases } from './sampled-cases.ts';
import { test } from './visit.ts';

const markup = '"><img src=/x onerror="globalThis.broken=1"><script>globalThis.broken=1</script>';
const marks = [
  markup,
  '%E0%A4%A',
  '__proto__',
  'javascript:alert(1)',
  '\u0000',
  '1e999',
  ','.repeat(99),
];
const text = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 30 }), fc.constantFrom(...marks));

/** Pairs of a name and a text, the same ones in every run. */
const made = (names: readonly string[], count: number) =>
  fc.sample(
    fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), text), text), {
      minLength: 1,
      maxLength: 4,
    }),
    count,
  );

/** Escapes what can be escaped; half a character cannot, and stays as it is. */
function escaped(part: string): string {
  try {
    return encodeURIComponent(part);
  } catch {
    return part;
  }
}

const namesOf = ({ field }: { field: string }) => [
  field,
  'limits',
  'vm',
  'disks',
  'theme',
  '__proto__',
  'constructor',
  '<b>',
];

const count = all ? 500 : 50;

describe.each(sampledCases)('$id', (kind) => {
  test(`takes ${count} links one after the other, each read as text alone`, async ({
    openSite,
  }) => {
    const { page } = await openSite(`embed/${kind.id}/`);
    await alive(page);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const queries = made(namesOf(kind), count).map((pairs, at) => {
      const query = pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
      // Some with their escapes broken.
      return at % 5 === 0 ? query.replace(/%(..)/g, '%$1%') : query;
    });
    await page.evaluate(async (all) => {
      for (const query of all) {
        history.replaceState(null, '', `${location.pathname}?${query}`);
        dispatchEvent(new PopStateEvent('popstate'));
        await new Promise(requestAnimationFrame);
      }
    }, queries);
    // VM sizes may be asked for on first use; nothing else ever is.
    expect(asked.filter((address) => !/\/headroom-[\w-]+\.js$/.test(address))).toEqual([]);
    expect(await calculatorOf(page).locator('img, script, iframe').count()).toBe(0);
    expect(await page.evaluate('globalThis.broken ?? ({}).broken ?? "whole"')).toBe('whole');
    expect(await calculatorOf(page).locator('[data-answer]').count()).toBe(1);
  });

  test(`takes ${count} sets of attributes, and a text of a million letters`, async ({
    openSite,
  }) => {
    const { page } = await openSite(`embed/${kind.id}/`);
    await alive(page);
    const sets = made([kind.field, 'limits', 'vm', 'disk', 'compact'], count).map((pairs) =>
      pairs.filter(([name]) => /^[a-z][a-z-]*$/.test(name)),
    );
    await page.evaluate(
      async ({ all, field }) => {
        const element = document.querySelector('headroom-calculator');
        for (const set of [...all, [[field, 'x'.repeat(1_000_000)] as const]]) {
          for (const [name, value] of set) element?.setAttribute(name, value);
          await new Promise(requestAnimationFrame);
        }
      },
      { all: sets, field: kind.field },
    );
    await expect.poll(() => calculatorOf(page).locator('.problem').count()).toBeGreaterThan(0);
    expect(await calculatorOf(page).locator('img, script, iframe').count()).toBe(0);
    expect(await page.evaluate('globalThis.broken ?? ({}).broken ?? "whole"')).toBe('whole');
  });
});
