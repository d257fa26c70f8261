/** Short forms that the examples are written in. */
import type { Expected } from '../../kit/index.ts';

/** 256 KiB writes, ten outstanding: what most of the laboratory’s drives did. */
export const large = (name: string, target: string, queue = 10) =>
  `${name}:${target}:256KiB:q${queue}:write`;
export const small = (name: string, target: string, queue = 1) =>
  `${name}:${target}:4KiB:q${queue}:write`;

export const within = (
  readout: string,
  value: number,
  tolerance: number,
  reason: string,
): Expected => ({ readout, value, tolerance, reason });

export const limits = '2018-09';
export const lab = { limits, vm: 'DS13_v2' };
