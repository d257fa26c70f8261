/** What `limits.json` looks like, for editors and programs. */
import type { APIRoute } from 'astro';
import { limitsSchema } from '../limits/publish/index.ts';

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(limitsSchema(), null, 2)}\n`, {
    headers: { 'content-type': 'application/schema+json; charset=utf-8' },
  });
