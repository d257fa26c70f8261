import type { APIRoute } from 'astro';
import { pngOf } from '../../embed/pictures/render-picture.tsx';
import { gallery } from '../../site/gallery/gallery.ts';
import { pictureOf } from '../../site/gallery/pictures.ts';
import { mapPicture } from '../../site/map/picture.tsx';

const map = 'map';

export const getStaticPaths = () =>
  [...gallery.map(({ id }) => id), map].flatMap((id) =>
    ['png', 'svg'].map((kind) => ({ params: { id, kind } })),
  );

export const GET: APIRoute = ({ params: { id = '', kind } }) => {
  const picture = id === map ? mapPicture() : pictureOf(id);
  return kind === 'png'
    ? new Response(pngOf(picture), { headers: { 'content-type': 'image/png' } })
    : new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
};
