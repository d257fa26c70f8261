import { documents } from './documents.ts';

/** What is announced about series of VM sizes, and how old they are. */
export const lifecycleSources = documents(`
retirements | 2026-09-24 | VM series retirements and capacity restrictions, Azure documentation | compute 680de9713fdd3fde858f4083d88145627149ebeb sizes/lifecycle/retirements-and-capacity-restrictions.md
lifecycle-stages | 2026-09-24 | VM lifecycle overview, Azure documentation | compute 43ca64f77522f03bc90bb1e753f5d866571aaf4a sizes/lifecycle/lifecycle-overview.md
end-of-life | 2026-09-24 | End of Life Azure VM size series, Azure documentation | compute 680de9713fdd3fde858f4083d88145627149ebeb sizes/lifecycle/end-of-life-sizes-list.md
previous-generation | 2025-06-17 | Previous generation Azure VM size series, Azure documentation | compute a18807c4fcf50a76173edcbb264bc171197922a7 sizes/lifecycle/previous-gen-sizes-list.md
a-series-retirement | 2021-07-26 | Av1-series retirement, Azure documentation | docs 0068e8b5ee91ed35900ff34ee3645a0f4e231413 articles/virtual-machines/av1-series-retirement.md
`);
