/** The names of the texts to start from, and the VM and disks that belong to each. */
import type { AreaExample } from '../../kit/index.ts';

type Made = readonly [id: string, label: string, inputs: AreaExample['inputs']];

const ofD8s = { vm: 'D8s_v3', disks: 'os:P30x1:ReadOnly,data:P30x2:ReadOnly,other:P30x2:None' };
const beside = (vm: string, data: string) => ({ vm, disks: `os:P10x1:ReadWrite,${data}` });

const made: readonly Made[] = [
  ['iostat', 'iostat', beside('E16s_v3', 'data:P30x4:None')],
  ['fio', 'fio', beside('E16s_v3', 'data:P30x1:None')],
  ['perfmon', 'PerfMon', beside('D16s_v3', 'data:P20x1:None')],
  ['metrics', 'Metrics', ofD8s],
  ['luns', 'Metrics by LUN', ofD8s],
  // For worked examples only.
  ['os-metrics', '', {}],
  ['overshoot', '', {}],
];

const prefix = 'example:';

/** The texts to start from, as choices. What was entered for another text is cleared. */
export const startingTexts: readonly AreaExample[] = made
  .filter(([, label]) => label !== '')
  .map(([id, label]) => ({
    label,
    inputs: {
      text: `${prefix}${id}`,
      device: '',
      run: '',
      interval: '',
      map: '',
      vm: '',
      disks: '',
    },
  }));

const exampleOf = (name: string): Made | undefined =>
  name.startsWith(prefix) ? made.find(([id]) => name.trim() === `${prefix}${id}`) : undefined;

/** Is it the name of an example? */
export const isExample = (name: string): boolean => exampleOf(name) !== undefined;

/** The VM and the disks of an example, which are nobody else’s; nothing for any other text. */
export const exampleInputs = (name: string): AreaExample['inputs'] | undefined =>
  exampleOf(name)?.[2];

/** The measurement that the page opens with. */
export const initialText = `${prefix}iostat`;

/** How a reading is called that is numbers in place of a text. */
export const numbersForm = 'numbers';
