import type { APIRoute } from 'astro';
import { pictured, pictureOf } from '../../../site/gallery/pictures.ts';

export const getStaticPaths = () =>
  pictured.map(({ id, example, given }) => ({ params: { id, example }, props: { given } }));

export const GET: APIRoute = ({ params, props }) =>
  new Response(pictureOf(params['id'] ?? '', props['given']), {
    headers: { 'content-type': 'image/svg+xml' },
  });
