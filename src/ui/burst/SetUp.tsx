import { conditionsOf } from '../view/Conditions.tsx';

/** All inputs but the load that is painted, in one cell: which disk comes first. */
export const SetUp = conditionsOf('Set-up', ['disks']);
