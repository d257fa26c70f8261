/** The one classic script: registers the element. Included twice it does nothing the second time. */
import { HeadroomCalculator } from './element.tsx';

if (!customElements.get('headroom-calculator'))
  customElements.define('headroom-calculator', HeadroomCalculator);
