import type { APIRoute } from 'astro';
import { pngOf } from '../../embed/pictures/render-picture.tsx';
import { gallery } from '../../site/gallery/gallery.ts';
import { pictureOf } from '../../site/gallery/pictures.ts';

export const getStaticPaths = () =>
  gallery.flatMap(({ id }) => ['png', 'svg'].map((kind) => ({ params: { id, kind } })));

export const GET: APIRoute = ({ params: { id = '', kind } }) =>
  kind === 'png'
    ? new Response(pngOf(pictureOf(id)), { headers: { 'content-type': 'image/png' } })
    : new Response(pictureOf(id), { headers: { 'content-type': 'image/svg+xml' } });
