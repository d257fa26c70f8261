/** Options of calculators that do not ask where: the prices of the first region come with them, and not before. */
import type { CalculatorContext } from '../../calculators/context.ts';
import type { Calculator } from '../../kit/index.ts';
import { unpackPrices } from '../../limits/prices/compact.ts';
import { regions } from '../../limits/prices/regions.ts';
import { hasRegion, loadRegion, pricesOf } from './prices.ts';

const [{ id: region }] = regions;

/** The calculator, whose recommendations say what they cost. Without prices they say all but that. */
export async function priced(calculator: Calculator<CalculatorContext>) {
  if (!hasRegion(region)) await loadRegion(region);
  const recommend: typeof calculator.recommend = (lookup, context) =>
    calculator.recommend(lookup, {
      ...context,
      prices: () => pricesOf(region, context.catalogue, { unpackPrices }),
    });
  return { calculator: { ...calculator, recommend } };
}
