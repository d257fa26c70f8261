/** The whole dataset as one file. */
import type { APIRoute } from 'astro';
import { limitsJson } from '../limits/publish/index.ts';

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(limitsJson())}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
