/** `npm run package`: the built site as one file to take along, and its checksum. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import project from '../../../package.json' with { type: 'json' };
import { zipOf } from './zip.ts';

const root = path.join(import.meta.dirname, '../../..');
const dist = path.join(root, 'dist');
const release = path.join(root, 'release');

if (!existsSync(path.join(dist, 'index.html'))) {
  console.error('There is no built site yet. Try: npm run package');
  process.exit(1);
}
const name = `${project.name}-${project.version}`;
const zip = zipOf(dist, name);
// As `sha256sum -c` reads it.
const sum = `${createHash('sha256').update(zip).digest('hex')}  ${name}.zip\n`;
mkdirSync(release, { recursive: true });
writeFileSync(path.join(release, `${name}.zip`), zip);
writeFileSync(path.join(release, `${name}.zip.sha256`), sum);
console.log(`release/${name}.zip, ${zip.length.toLocaleString('en')} bytes\n${sum.trim()}`);
