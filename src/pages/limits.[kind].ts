/** The whole dataset as one file; disks and VM sizes as one flat table; and the schema of the former, for editors and programs. */
import type { APIRoute } from 'astro';
import { limitsCsv, limitsJson, limitsSchema } from '../limits/publish/index.ts';

const files: Readonly<Record<string, readonly [type: string, text: () => string]>> = {
  csv: ['text/csv; charset=utf-8', limitsCsv],
  json: ['application/json; charset=utf-8', () => `${JSON.stringify(limitsJson())}\n`],
  'schema.json': [
    'application/schema+json; charset=utf-8',
    () => `${JSON.stringify(limitsSchema(), null, 2)}\n`,
  ],
};

export const getStaticPaths = () => Object.keys(files).map((kind) => ({ params: { kind } }));

export const GET: APIRoute = ({ params: { kind = '' } }) => {
  const [type, text] = files[kind] ?? [];
  if (!type || !text) return new Response(null, { status: 404 });
  return new Response(text(), { headers: { 'content-type': type } });
};
