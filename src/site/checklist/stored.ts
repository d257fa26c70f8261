/** The checklist as text that is kept or saved to a file, and back. */
import { percentiles, periods } from './rows.ts';
import { type Choice, mostWorkloads, names, type Sheet, usual, type Workload } from './sheet.ts';

/** Told apart by its number: a later form has another, and another place in the browser. */
export const version = 1;

/** The exact text of a sheet; empty texts are left out. */
export function writeSheet({ workloads, choice }: Sheet): string {
  const filled = workloads.map((workload) =>
    Object.fromEntries(Object.entries(workload).filter(([, text]) => text !== '')),
  );
  return JSON.stringify({ headroom: 'checklist', version, choice, workloads: filled });
}

export type ReadSheet =
  | {
      readonly sheet: Sheet;
      /** How many entries were not understood, so that the text says more than the sheet does. */
      readonly dropped: number;
    }
  | { readonly refused: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Which sheet is this text? Never throws, whatever the text. What can be read is read; what can't
 * is counted, and the caller keeps the text.
 */
export function readSheet(text: string): ReadSheet {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { refused: 'It is no checklist: its text is damaged, or something else.' };
  }
  if (!isRecord(data) || data['headroom'] !== 'checklist')
    return { refused: 'It is no checklist of this page.' };
  if (data['version'] !== version)
    return { refused: 'It was written by another version of this page.' };
  const list: unknown = data['workloads'];
  if (!Array.isArray(list)) return { refused: 'It is a checklist without workloads.' };
  let dropped = Math.max(0, list.length - mostWorkloads);
  const workloads = list.slice(0, mostWorkloads).flatMap((entry: unknown) => {
    if (isRecord(entry)) {
      const read = readWorkload(entry);
      dropped += read.dropped;
      return [read.workload];
    }
    dropped += 1;
    return [];
  });
  const choice = readChoice(data['choice']);
  return { sheet: { workloads: workloads.length > 0 ? workloads : [{}], choice }, dropped };
}

function readWorkload(entry: Readonly<Record<string, unknown>>) {
  const workload: Record<string, string> = {};
  let dropped = 0;
  for (const [name, text] of Object.entries(entry))
    if (names.has(name) && typeof text === 'string') workload[name] = text;
    else dropped += 1;
  return { workload: workload satisfies Workload, dropped };
}

/** A choice that isn't understood is the usual one: it can be made again with a click. */
function readChoice(value: unknown): Choice {
  if (!isRecord(value)) return usual;
  return {
    period: periods.find(({ id }) => id === value['period'])?.id ?? usual.period,
    percentile: percentiles.find((one) => one === value['percentile']) ?? usual.percentile,
    grown: typeof value['grown'] === 'boolean' ? value['grown'] : usual.grown,
  };
}
