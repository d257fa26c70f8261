import { load } from '../browser/load.ts';

export { provision as calculator } from '../../calculators/provision/calculator.ts';
export { loadChart } from '../data/loaders.ts';
export * as pricing from '../data/pricing-script.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';
export { Bill } from './Bill.tsx';

/** What draws planes, and what computes that of provisioned disks and folds the rest of its page. */
export async function loadPlanes() {
  const [plane, own] = await Promise.all([
    load(() => import('../plane/script.tsx')),
    load(() => import('./provisioned-plane.ts')),
  ]);
  if (!plane || !own) return undefined;
  const { planeOfProvisioned: ofProvisioned, ...provision } = own;
  return { ...plane, planes: { ofProvisioned }, views: { provision } };
}
export const loadOptions = () => load(() => import('../../calculators/provision/options.ts'));

/** Style sheets that its page has besides, and an embed not. */
export const pageSheets = ['plane', 'beside-figures'];

export const isUnderFigures = true;
