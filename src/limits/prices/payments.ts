/** How a VM is paid; disks are paid as you go. */
export const payments = [
  { id: 'as-you-go', label: 'Pay as you go' },
  { id: 'savings-plan', label: 'Savings plan of one year' },
] as const;
export type Payment = (typeof payments)[number]['id'];
