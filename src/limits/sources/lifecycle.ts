/** What is announced about series of VM sizes, and how old they are. */
import type { Source } from '../rows.ts';
import { compute, docs } from './pages.ts';

export const lifecycleSources = [
  {
    id: 'retirements',
    title: 'VM series retirements and capacity restrictions, Azure documentation',
    date: '2026-09-24',
    url: compute(
      '680de9713fdd3fde858f4083d88145627149ebeb',
      'sizes/lifecycle/retirements-and-capacity-restrictions.md',
    ),
  },
  {
    id: 'lifecycle-stages',
    title: 'VM lifecycle overview, Azure documentation',
    date: '2026-09-24',
    url: compute(
      '43ca64f77522f03bc90bb1e753f5d866571aaf4a',
      'sizes/lifecycle/lifecycle-overview.md',
    ),
  },
  {
    id: 'end-of-life',
    title: 'End of Life Azure VM size series, Azure documentation',
    date: '2026-09-24',
    url: compute(
      '680de9713fdd3fde858f4083d88145627149ebeb',
      'sizes/lifecycle/end-of-life-sizes-list.md',
    ),
  },
  {
    id: 'previous-generation',
    title: 'Previous generation Azure VM size series, Azure documentation',
    date: '2025-06-17',
    url: compute(
      'a18807c4fcf50a76173edcbb264bc171197922a7',
      'sizes/lifecycle/previous-gen-sizes-list.md',
    ),
  },
  {
    id: 'a-series-retirement',
    title: 'Av1-series retirement, Azure documentation',
    date: '2021-07-26',
    url: docs(
      '0068e8b5ee91ed35900ff34ee3645a0f4e231413',
      'articles/virtual-machines/av1-series-retirement.md',
    ),
  },
] as const satisfies readonly Source[];
