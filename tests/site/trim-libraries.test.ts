/** A library that scripts are shipped without a part of is found by the build, or the build stops. */
import { expect, test } from 'vitest';
import { classicScript } from '../../src/site/build/bundle.ts';
import { source } from '../../src/site/build/source-path.ts';
import {
  smallDelaunay,
  smallMiniSearch,
  smallScales,
  smallShapes,
} from '../../src/site/build/trim-libraries.ts';

// Its script uses none of them, as would one whose library has moved to other files.
const without = (plugin: ReturnType<typeof smallDelaunay>) =>
  classicScript(source('site/not-found.ts'), {}, [plugin]);

test.each([smallDelaunay(), smallMiniSearch(), ...smallScales(), ...smallShapes()])(
  'A build stops where it does not find what is to be cut: $name',
  async (plugin) => {
    await expect(without(plugin)).rejects.toThrow(/No script uses/);
  },
);

test('The search is built without what writes its index.', async () => {
  const entry = source('site/search/script.ts');
  const [all, cut] = [
    await classicScript(entry),
    await classicScript(entry, {}, [smallMiniSearch()]),
  ];
  expect(all).toContain('toJSON');
  expect(cut).not.toContain('toJSON');
});
