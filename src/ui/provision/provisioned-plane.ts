/** What the page of provisioned disks has beside its answer; it comes with what computes its plane. */
export { planeOfProvisioned } from '../../calculators/shared/set-up/provisioned-plane.ts';
export { Rest } from './Rest.tsx';
