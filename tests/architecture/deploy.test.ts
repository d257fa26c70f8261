/** The examples for hosts: what they send is what the pages are tested with. */
import { describe, expect, test } from 'vitest';
import { policy } from '../../src/site/serve/policy.ts';
import { sourcesOf } from './sources.ts';

const examples = sourcesOf('deploy/*/*', 'deploy/*/.*');
const sending = examples.filter(({ text }) => text.includes('default-src'));

test('there is an example for each kind of host, and all send headers that can', () => {
  const paths = examples.map(({ path }) => path);
  expect(paths).toEqual([
    'deploy/apache/.htaccess',
    'deploy/caddy/Caddyfile',
    'deploy/github-pages/pages.yml',
    'deploy/nginx/headroom.conf',
    'deploy/s3-cloudfront/template.yaml',
  ]);
  expect(sending.map(({ path }) => path)).toEqual(
    paths.filter((path) => !path.includes('github-pages')),
  );
});

describe.each(sending)('$path', ({ text }) => {
  test('sends the policy that the site is tested with, wherever it sends one', () => {
    const sent = [...text.matchAll(/"(default-src[^"]*)"/g)].map(([, each]) => each);
    expect(sent).toHaveLength(text.split('default-src').length - 1);
    expect([...new Set(sent)]).toEqual([policy]);
  });

  test('forbids nobody to frame embed pages', () => {
    expect(text).not.toContain('frame-ancestors');
    expect(text).not.toMatch(/\bDENY\b/);
  });
});
