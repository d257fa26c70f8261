import { askedFields } from './asked-fields.ts';
import { nowField } from './now-field.ts';

export const fields = { ...askedFields, now: nowField };
