/** The plug-ins for wikis, as they are packed into the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { heightMessage, pingMessage, themeMessage } from '../../src/embed/messages.ts';
import { zipOf } from '../../src/site/build/zip.ts';
import { root } from '../architecture/sources.ts';

const integration = (file: string) => readFileSync(path.join(root, 'integrations', file), 'utf8');
const dokuwiki = integration('dokuwiki/headroom/script.js');

test('both have the same script, which speaks as frames do', () => {
  expect(integration('mediawiki/Headroom/resources/frames.js')).toBe(dokuwiki);
  for (const word of [heightMessage, pingMessage, themeMessage])
    expect(dokuwiki).toContain(`'${word}'`);
});

test('each says who made it, and under which terms', () => {
  const info = integration('dokuwiki/headroom/plugin.info.txt');
  expect(info).toMatch(/^author +\S/m);
  expect(info).toMatch(/^date +\d{4}-\d\d-\d\d$/m);
  // A line without a value is shown as one.
  for (const line of info.trimEnd().split('\n')) expect(line).toMatch(/^\w+ +\S/);
  const extension = JSON.parse(integration('mediawiki/Headroom/extension.json'));
  expect(extension).toMatchObject({ 'license-name': 'MIT', author: [expect.stringMatching(/\S/)] });
});

test('a file that is made stands in the zip, in the place of one of its name and in its order', () => {
  const folder = path.join(root, 'integrations/dokuwiki/headroom');
  const made = { 'calculators.txt': 'io-size\n', 'plugin.info.txt': 'base headroom\n' };
  const files = unzipSync(zipOf(folder, 'headroom', made));
  const names = Object.keys(files);
  expect(names).toEqual([...names].sort());
  expect(new Set(names).size).toBe(names.length);
  for (const [name, text] of Object.entries(made))
    expect(Buffer.from(files[`headroom/${name}`] ?? []).toString('utf8')).toBe(text);
  expect(Buffer.from(files['headroom/script.js'] ?? []).toString('utf8')).toBe(dokuwiki);
});
