/** The words of JSON Schema that the schema of the dataset is made of. */
import type { Unit } from './units.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** A text that says something. */
export const text = { type: 'string', minLength: 1 };
/** How many there are, one at least. */
export const count = { type: 'integer', minimum: 1 };
/** How many there are, perhaps none. */
export const whole = { type: 'integer', minimum: 0 };
/** A day as YYYY-MM-DD. */
export const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
export const oneOf = (...words: readonly string[]) => ({ enum: words });
/** A definition of the same schema. */
export const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
export const list = (items: Schema) => ({ type: 'array', items });
/** A schema with what its value means. */
export const said = (description: string, schema: Schema) => ({ description, ...schema });

/** An object with these members and no others. */
export const record = (
  needed: Readonly<Record<string, Schema>>,
  others: Readonly<Record<string, Schema>> = {},
) => ({
  type: 'object',
  properties: { ...needed, ...others },
  required: Object.keys(needed),
  additionalProperties: false,
});

/** A figure as its source lists it, in one of these units, and in the base unit. */
export const quantity = (...allowed: readonly Unit[]) =>
  record({
    value: said('As printed.', { type: 'number', exclusiveMinimum: 0 }),
    unit: oneOf(...allowed),
    base: said('In the base unit that “units” names.', { type: 'number', exclusiveMinimum: 0 }),
  });
