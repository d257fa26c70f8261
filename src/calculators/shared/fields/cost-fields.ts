/** The inputs of every calculator with a cost. */
import { choiceField, type Field, type FormGroup } from '../../../kit/index.ts';
import { type Os, type Region, regions, systems } from '../../../limits/prices/regions.ts';
import type { CalculatorContext } from '../../context.ts';

/** A choice of what a price list has, by its name or its label; its first is what most readers have. */
export const priceField = <T extends string>(
  label: string,
  hint: string,
  named: readonly [{ readonly id: T; readonly label: string }, ...{ id: T; label: string }[]],
): Field<T, CalculatorContext> => {
  const field = choiceField<T, CalculatorContext>({
    label,
    hint,
    initial: named[0].id,
    group: 'more',
    choices: named.map(({ id: value, label }) => ({ value, label })),
  });
  return {
    ...field,
    parse: (text, context) => field.parse(text.replace(/\s/g, '') || field.initial, context),
  };
};

/** With what is bought, so that no cell of its own says where: only another place than the first is in words. */
const folded = <T extends string>(
  field: Field<T, CalculatorContext>,
  group: FormGroup,
): Field<T, CalculatorContext> => ({
  ...field,
  group,
  brief: (value) => (value === field.initial ? '' : (field.brief?.(value) ?? '')),
});

export const regionField = priceField<Region>('Region', 'For prices.', regions);
export const osField = priceField<Os>('Operating system', 'For prices.', systems);
export type Bought = { readonly region?: Region; readonly os?: Os };
/** Where it is bought as texts of another calculator, without what each starts with. */
export const placeTexts = ({ region, os }: Bought) => ({
  ...(region && region !== regionField.initial && { region }),
  ...(os && os !== osField.initial && { os }),
});

/** Where it is bought, of a calculator of which only the recommendations have a cost. A disk alone has no licence. */
export const placeFields = (group: FormGroup) => ({
  region: folded(regionField, group),
  os: { ...folded(osField, group), matters: (text: (name: string) => string) => !!text('vm') },
});
