import type { APIRoute } from 'astro';
import { pngOf } from '../../embed/pictures/render-picture.tsx';
import { gallery } from '../../site/gallery/gallery.ts';
import { pictureOf } from '../../site/gallery/pictures.ts';

export const getStaticPaths = () => gallery.map(({ id }) => ({ params: { id } }));

export const GET: APIRoute = ({ params }) =>
  new Response(pngOf(pictureOf(params['id'] ?? '')), { headers: { 'content-type': 'image/png' } });
