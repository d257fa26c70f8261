/** The regions that have prices of sizes and disks, by part of the world; the first is the default. */
export const regions = [
  { id: 'westeurope', label: 'West Europe' },
  { id: 'belgiumcentral', label: 'Belgium Central' },
  { id: 'francecentral', label: 'France Central' },
  { id: 'northeurope', label: 'North Europe' },
  { id: 'swedencentral', label: 'Sweden Central' },
  { id: 'uksouth', label: 'UK South' },
  { id: 'centralus', label: 'Central US' },
  { id: 'eastus2', label: 'East US 2' },
  { id: 'westus2', label: 'West US 2' },
  { id: 'australiaeast', label: 'Australia East' },
  { id: 'centralindia', label: 'Central India' },
  { id: 'southeastasia', label: 'Southeast Asia' },
] as const;
export type Region = (typeof regions)[number]['id'];

/** The operating systems that a VM size has a price for. */
export const systems = [
  { id: 'linux', label: 'Linux' },
  { id: 'windows', label: 'Windows' },
] as const;
export type Os = (typeof systems)[number]['id'];

/** How a VM is paid; disks are paid as you go. */
export const payments = [
  { id: 'as-you-go', label: 'Pay as you go' },
  { id: 'savings-plan', label: 'Savings plan of one year' },
] as const;
export type Payment = (typeof payments)[number]['id'];
