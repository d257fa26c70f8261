import { heightAt } from './heights.ts';
import { frameOf } from './snippets/frame.ts';

/**
 * What an oEmbed consumer gets: a frame it may put into its page. A file for each calculator, since
 * a static host cannot answer questions; a consumer takes the address it found in the page.
 *
 * @param site the address of the site, with a slash at its end
 */
export const oembedOf = (id: string, title: string, site: string) => ({
  version: '1.0',
  type: 'rich',
  provider_name: 'Headroom',
  provider_url: site,
  title,
  width: 640,
  height: heightAt(id, 640),
  html: frameOf(id, { site, title, fixed: true }),
  thumbnail_url: `${site}pictures/${id}.png`,
  thumbnail_width: 1200,
  thumbnail_height: 630,
});
