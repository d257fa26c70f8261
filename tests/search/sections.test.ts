/** From the HTML of a page to what can be found on it. */
import { expect, test } from 'vitest';
import { sectionsOf } from '../../src/site/search/sections.ts';

const page = (inside: string) => `<!doctype html><html><body><nav>Menu</nav><main>${inside}</main>`;

test('a section goes from its heading to the next, however deep they stand', () => {
  const found = sectionsOf(
    page(`<article><header><p class="crumb">Part</p><h1>Title</h1><p>Answer.</p></header>
      <h2 id="why">Why <code>O_SYNC</code>?</h2><p>One.</p><div><p>Two.</p><h3 id="how">How?</h3><p>Three.</p></div>
      <p>Four.</p></article>`),
  );
  expect(found).toEqual({
    title: 'Title',
    sections: [
      { anchor: '', heading: '', text: 'Answer.' },
      { anchor: 'why', heading: 'Why O_SYNC?', text: 'One. Two.' },
      { anchor: 'how', heading: 'How?', text: 'Three. Four.' },
    ],
  });
});

test('a heading that cannot be linked to stays in the section around it', () => {
  const found = sectionsOf(page('<h1>T</h1><h2>Loose</h2><p>Text.</p>'));
  expect(found?.sections).toEqual([{ anchor: '', heading: '', text: 'Loose Text.' }]);
});

test('ways to go, calculators, scripts and marks of sources are no text', () => {
  const found = sectionsOf(
    page(`<h1>T</h1><nav>Next</nav><p>Said<a class="cited" href="#source-1">1</a>.</p><script>no</script>
      <headroom-calculator><template shadowrootmode="open"><p>Answer</p></template></headroom-calculator><svg><title>no</title></svg>`),
  );
  expect(found?.sections).toEqual([{ anchor: '', heading: '', text: 'Said.' }]);
});

test('what else is left out is said by the caller', () => {
  const html = page('<h1>T</h1><p>Text.</p><div><table><tr><td>5</td></tr></table></div>');
  expect(sectionsOf(html)?.sections[0]?.text).toBe('Text. 5');
  expect(sectionsOf(html, 'table')?.sections[0]?.text).toBe('Text.');
});

test('entries of a list and cells of a table do not run into each other', () => {
  const found = sectionsOf(
    page(`<h1>T</h1><dl><dt>Printed:</dt><dd>85,000 IOPS</dd><dt>Used here:</dt><dd>85,000</dd></dl>
      <table><tr><td>P30</td><td>5,000</td></tr><tr><td>P40</td><td>7,500.</td></tr></table>`),
  );
  expect(found?.sections[0]?.text).toBe(
    'Printed: 85,000 IOPS; Used here: 85,000 P30, 5,000; P40, 7,500.',
  );
});

test('a page without content or title is none', () => {
  expect(sectionsOf('<p>Text.</p>')).toBeUndefined();
  expect(sectionsOf(page('<p>Text.</p>'))).toBeUndefined();
});
