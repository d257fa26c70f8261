/** The same disks in time: each group as a load that keeps its disks busy. */
import { type Handover, queryOf } from '../../kit/index.ts';
import { kib, writeBytes } from '../../units/index.ts';
import type { Case, Result } from './model.ts';

/** Enough to fill a disk at the latencies that were measured, at the sizes that matter here. */
const queueForOne = 10;

export function toThrottle(given: Case, { loads }: Result): Handover {
  const size = writeBytes(given.size ?? kib(64));
  const percent = Number((given.read * 100).toFixed(6));
  const pattern = percent === 100 ? 'read' : percent === 0 ? 'write' : `read${percent}`;
  const taken = new Map<string, number>();
  const groups = loads.map(({ role, disk, count, effective }) => {
    const before = taken.get(role) ?? 0;
    taken.set(role, before + 1);
    const name = before === 0 ? role : `${role}-${before + 1}`;
    const target = `${disk.name}${count === 1 ? '' : `x${count}`}/${effective}`;
    const hit = effective !== 'None' && given.hit > 0 ? `:hit=${given.hit * 100}%` : '';
    return `${name}:${target}:${size}:q${count * queueForOne}:${pattern}${hit}`;
  });
  const temp =
    given.temp !== 'unused' && given.vm.tempDisk !== 'none' ? [`temp:temp:${size}:q10:write`] : [];
  return {
    text: 'See in time who waits for whom',
    calculator: 'throttle',
    query: queryOf({
      ...(given.vm.name === 'DS13_v2' ? {} : { vm: given.vm.name }),
      loads: [...temp, ...groups].join(','),
      ...(given.edition === 'current' ? {} : { limits: given.edition }),
    }),
  };
}
