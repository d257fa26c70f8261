import { askedFields } from './requirement-fields.ts';
import { nowField } from './today-field.ts';

export const fields = { ...askedFields, now: nowField };
