/** The files that name the version of the project name the same one. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { version, license } = JSON.parse(read('package.json'));
const [, released, day] = /^## \[(\d[^\]]*)\] - (.+)$/m.exec(read('CHANGELOG.md')) ?? [];
const citation = new Map(
  [...read('CITATION.cff').matchAll(/^([a-z-]+): (.+)$/gm)].map(([, key, value]) => [key, value]),
);

test('the newest release of the changelog is the version of the package', () =>
  expect(released).toBe(version));

test('the lock file has the version of the package', () => {
  const lock = JSON.parse(read('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
});

test('a citation has the version, the day and the licence of the newest release', () => {
  expect(citation.get('version')).toBe(version);
  expect(citation.get('date-released')).toBe(day);
  expect(citation.get('license')).toBe(license);
});
