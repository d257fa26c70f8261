import type { APIRoute } from 'astro';
import { oembedOf } from '../../embed/oembed.ts';
import { gallery } from '../../site/gallery/gallery.ts';
import { absolute } from '../../site/layout/absolute-address.ts';

/** Where the address of the site is not known there is nothing to say. */
export const getStaticPaths = () =>
  absolute('/')
    ? gallery.map((calculator) => ({ params: { id: calculator.id }, props: calculator }))
    : [];

export const GET: APIRoute = ({ props }) =>
  Response.json(oembedOf(props['id'], props['question'], absolute('/') ?? ''));
