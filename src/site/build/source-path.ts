import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

/** A file of the sources as the bundler names its modules, on Windows too. */
export const source = (file: string) =>
  normalizePath(fileURLToPath(new URL(`../../${file}`, import.meta.url)));
