/** Disks and VM sizes as one flat table. */
import type { APIRoute } from 'astro';
import { limitsCsv } from '../limits/publish/index.ts';

export const GET: APIRoute = () =>
  new Response(limitsCsv(), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
