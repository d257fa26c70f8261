/** Options of calculators whose answer has no cost: the prices of the region come with them, and not before. */
import type { CalculatorContext } from '../../calculators/context.ts';
import { type Calculator, isLong, type Recommendation, type Steps } from '../../kit/index.ts';
import { hasRegion, loadRegion, pricesOf } from './prices.ts';
import { regionOf, unpackPrices } from './pricing-script.ts';

/** The calculator, whose recommendations say what they cost. Without prices they say all but that. */
export function priced(calculator: Calculator<CalculatorContext>): typeof calculator {
  const recommend: typeof calculator.recommend = (lookup, context) => {
    const made = () =>
      calculator.recommend(lookup, {
        ...context,
        prices: (region) => pricesOf(region, context.catalogue, { unpackPrices }),
      });
    const region = regionOf(calculator.textOf('region', lookup));
    if (!region || hasRegion(region)) return made();
    return (function* (): Steps<readonly Recommendation[]> {
      yield loadRegion(region);
      const work = made() ?? [];
      return isLong(work) ? yield* work : work;
    })();
  };
  return { ...calculator, recommend };
}
