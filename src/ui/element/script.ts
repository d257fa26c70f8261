/** The one classic script: registers the element, and looks after frames. Included twice it does nothing the second time. */
import { HeadroomCalculator } from './element.tsx';
import { watchForFrames } from './others.ts';

if (!customElements.get('headroom-calculator')) {
  customElements.define('headroom-calculator', HeadroomCalculator);
  watchForFrames();
}
