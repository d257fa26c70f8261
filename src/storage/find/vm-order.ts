/** Which of several VM sizes is listed first. */
import type { Vm } from '../../limits/types.ts';
import { compareText } from '../../units/index.ts';

/** What the order of two sizes with the same price depends on. */
export type Ranked = {
  readonly vm: Pick<Vm, 'name' | 'vcpus' | 'memory'>;
  /** 5 of D4s_v5; 1 where the name has none. */
  readonly generation: number;
};

/** A month’s bill in whole cents, so that sums of bills are exact. */
export const inCents = (amount: number): number => Math.round(amount * 100);

/** How many more vCPUs one size has. */
export const compareCores = (one: Ranked, other: Ranked): number =>
  (one.vm.vcpus ?? 0) - (other.vm.vcpus ?? 0);

/**
 * Of a size that can attach its disks over SCSI or NVMe, the latter: at the same price it has higher limits, but starts
 * only from an image that supports it, and from any other the VM becomes one with SCSI (“General FAQ for NVMe”, 2025-01-31).
 */
const isByNvme = ({ vm }: Ranked): number => Number(vm.name.endsWith('/nvme'));
export const compareNvme = (one: Ranked, other: Ranked): number => isByNvme(one) - isByNvme(other);

/**
 * Which of two sizes with the same price is listed? Where cores are licensed that with fewer vCPUs; then SCSI where
 * there is the choice, the newer generation, more vCPUs, more memory, and the first name.
 */
export const compareVms = (one: Ranked, other: Ranked, fewCores: boolean): number =>
  (fewCores && compareCores(one, other)) ||
  compareNvme(one, other) ||
  other.generation - one.generation ||
  compareCores(other, one) ||
  (other.vm.memory ?? 0) - (one.vm.memory ?? 0) ||
  compareText(one.vm.name, other.vm.name);
