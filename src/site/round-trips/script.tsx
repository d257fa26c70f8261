/** The script of the figure: hydrates it. */
import { hydrate } from 'preact';
import { RoundTrips } from './RoundTrips.tsx';

const root = document.querySelector<HTMLElement>('#round-trips');
/** Nothing of it may be in the way of the page itself. */
const begin = () =>
  root &&
  setTimeout(() => hydrate(<RoundTrips {...JSON.parse(root.dataset['given'] ?? '')} />, root), 200);
if (document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });
