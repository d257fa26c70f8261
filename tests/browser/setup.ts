/** Once for all browser tests: a look whether a browser starts, and the built folder under two addresses. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { serve } from '../../src/site/serve/serve.ts';
import { launchChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the home page's folder, by the way it is hosted. */
    homes: Record<Way, string>;
  }
}

/** The three ways the one folder is hosted: at the root, below it, and on a disk. */
export type Way = '/' | '/a/b/' | 'file://';

export const dist = path.join(import.meta.dirname, '../../dist');

export default async function setup(project: TestProject) {
  if (!existsSync(path.join(dist, 'index.html')))
    throw new Error('There is no built site yet: run npm run build first.');
  // Unpacked here, once, and where there is none that is said once.
  await (await launchChromium()).close();
  const atRoot = await serve({ folder: dist });
  const below = await serve({ folder: dist, base: '/a/b/' });
  project.provide('homes', {
    '/': atRoot.address,
    '/a/b/': below.address,
    'file://': pathToFileURL(`${dist}/`).href,
  });
  return () => Promise.all([atRoot.close(), below.close()]);
}
