import { load } from '../browser.ts';

export { provision as calculator } from '../../calculators/provision/calculator.ts';
export { loadChart } from '../data/loaders.ts';
export * as pricing from '../data/pricing.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';

/** What draws planes, and what computes that of provisioned disks. */
export async function loadPlanes() {
  const [plane, own] = await Promise.all([
    load(() => import('../plane/script.tsx')),
    load(() => import('../../calculators/shared/set-up/provisioned-plane.ts')),
  ]);
  return plane && own && { ...plane, planes: { ofProvisioned: own.planeOfProvisioned } };
}
export const loadOptions = () => load(() => import('../../calculators/provision/options.ts'));

/** Style sheets that its page has besides, and an embed not. */
export const pageSheets = ['plane'];
