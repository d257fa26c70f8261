import { type Payment, payments } from '../../../limits/prices/payments.ts';
import { priceField } from './cost-fields.ts';

export const paymentField = priceField<Payment>(
  'Payment of the VM',
  'Disks are paid as you go.',
  payments,
);
