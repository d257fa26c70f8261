/** The programs on the page about the dataset name what is there. */
import { describe, expect, test } from 'vitest';
import { vms } from '../../src/limits/index.ts';
import { limitsJson } from '../../src/limits/publish/index.ts';
import { examplesAt } from '../../src/site/limits-pages/data-page.ts';

describe('the examples of how to read the dataset', () => {
  const examples = examplesAt('https://example.org/');
  const code = (language: string) =>
    examples.find((example) => example.language === language)?.code ?? '';

  /** Every name that a member of the document, or of a row of it, has. */
  const names = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) names.add(name);
      gather(inner);
    }
  };
  gather(limitsJson());

  test('name members that are there', () => {
    const paths = [
      ...code('sh')
        .replaceAll(/#.*|\S*limits\.json/g, '')
        .matchAll(/\.([a-z]\w*)/g),
    ];
    const keys = [...code('python').matchAll(/\["(\w+)"\]/g)];
    const used = [...paths, ...keys]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'E8bds_v5');
    expect(used.length).toBeGreaterThan(12);
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  });

  test('name sizes and sources that are there', () => {
    const quoted = [...code('sh').matchAll(/== "([^"]+)"/g)].map(([, text = '']) => text);
    const known = new Set([
      ...vms.map(({ name }) => name),
      ...vms.map(({ edition }) => edition),
      ...limitsJson().sources.map(({ id }) => id),
    ]);
    expect(quoted).toHaveLength(4);
    expect(quoted.filter((text) => !known.has(text))).toEqual([]);
  });
});
