import type { APIRoute } from 'astro';
import { gallery } from '../../site/gallery/gallery.ts';
import { pictureOf } from '../../site/gallery/pictures.ts';

export const getStaticPaths = () => gallery.map(({ id }) => ({ params: { id } }));

export const GET: APIRoute = ({ params }) =>
  new Response(pictureOf(params['id'] ?? ''), { headers: { 'content-type': 'image/svg+xml' } });
