/** The text of `kubestr fio`: one run a job, and no latency, which its test leaves unmeasured. */
import { optionsOf, testOf } from './fio-options.ts';
import type { Direction, LineReader, Run } from './reading.ts';
import { runsReader } from './run-lines.ts';

export const isKubestr = (line: string): boolean =>
  /^\s*(Running FIO test \(|FIO test results:|JobName:)/.test(line);

export function kubestrReader(): LineReader {
  const runs: Run[] = [];
  let shared = '';
  let job: Partial<Run> & { name: string } = { name: '' };
  let side: 'read' | 'write' | undefined;
  let direction: Direction | undefined;
  const asOptions = (text: string) => testOf(optionsOf(text.replace(/(^|\s)(?=\w+=)/g, '$1--')));
  function read(line: string): boolean {
    const name = /^\s*JobName:\s*(.*?)\s*$/.exec(line)?.[1];
    if (name !== undefined) [job, side] = [{ name }, undefined];
    shared = /^\s*Global options - (.*)/.exec(line)?.[1] ?? shared;
    if (/^\s*blocksize=/.test(line)) job = { ...asOptions(`${shared} ${line.trim()}`), ...job };
    side = (/^\W*(read|write)\W*:/.exec(line)?.[1] as typeof side) ?? side;
    const [found, iops, moved] = /^\s*IOPS=([\d.]+) BW\(KiB\/s\)=([\d.]+)/.exec(line) ?? [];
    if (found && side) {
      direction = { iops: Number(iops), throughput: Number(moved) * 1024 };
      const last = runs.at(-1);
      if (last && last.name === job.name && !last[side]) runs.pop();
      runs.push({ ...(last?.name === job.name ? last : {}), ...job, [side]: direction });
    }
    return true;
  }
  return runsReader('kubestr', read, () => runs);
}
