/** The dataset as files. The build writes them; nothing that the browser loads may import this. */
export { type Covered, counts, coverage } from './coverage.ts';
export { limitsCsv } from './csv.ts';
export { type LimitsJson, limitsJson } from './json.ts';
export { limitsSchema } from './schema.ts';
