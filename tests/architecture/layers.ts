/** Which folder of `src` may import which. Imports point one way, so that each part can be read without those above it. */

import { calculators } from '../../src/calculators/index.ts';

const below = [
  'units',
  'limits',
  'laws',
  'storage',
  'kit',
  'calculators',
  'accuracy',
  'ui',
  'embed',
];

/** For each folder, those that it may import. A folder may always import from itself. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  units: [],
  // What measuring tools print, as figures; nothing that the project knows is needed to read it.
  readers: ['units'],
  limits: ['units'],
  laws: ['units'],
  // A VM with its disks: which limits an IO crosses, what it achieves, checks, recommendations.
  storage: ['units', 'limits', 'laws'],
  kit: ['units'],
  calculators: ['units', 'limits', 'laws', 'storage', 'kit', 'readers'],
  // Computed beside measured: what the laws and the calculators say of runs that others timed.
  accuracy: ['units', 'limits', 'laws', 'storage', 'kit', 'calculators'],
  // What a calculator says, for other programs.
  cli: ['units', 'kit', 'calculators', 'readers'],
  // The catalogue reaches the page through the element, so it may look into limits and units too.
  ui: ['units', 'limits', 'kit', 'calculators', 'readers'],
  // A copy prints shares as the page does.
  embed: ['units', 'kit', 'calculators', 'ui'],
  site: below,
  pages: [...below, 'site'],
};

/** A tool of maintainers, which is never shipped; beside its files it may import these folders of `src`. */
export const refresh = { folder: 'tests/measure/refresh', mayImport: ['units', 'limits'] };

/** What draws one calculator is in a room of its own. */
const calculatorIds = calculators.map(({ id }) => id);

/**
 * The rooms of a folder that has several, the lowest first: a file may import from its own room and from those
 * before it. Rooms of one line stand side by side, and import nothing from each other.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/storage': [
    ['path'],
    ['set-up'],
    ['verdict'],
    ['change'],
    ['find', 'diagnosis', 'benchmark'],
    ['find-commands'],
  ],
  'src/calculators/shared': [
    ['answer', 'simulation'],
    ['fields'],
    ['measured'],
    ['case'],
    ['set-up'],
    ['volume', 'compare'],
  ],
  'src/ui': [
    ['vm-files.ts'],
    ['browser', 'scripts.ts', 'script-data.ts', 'escape-html.ts', 'styles'],
    ['shapes'],
    ['view'],
    ['charts', 'combobox', 'state'],
    ['plane'],
    ['data'],
    ['cases', 'compare', 'flow', 'measured'],
    calculatorIds,
    ['element', 'render-static.tsx'],
  ],
};

/** Whether the floors allow it; imports into and out of such a folder are the matter of the other table. */
export function isBelow(file: string, target: string): boolean {
  for (const [folder, rows] of Object.entries(floors)) {
    const [home, other] = [file, target].map((one) =>
      one.startsWith(`${folder}/`) ? one.slice(folder.length + 1).split('/')[0] : undefined,
    );
    if (home === undefined || other === undefined || home === other) continue;
    const floorOf = (room: string) => rows.findIndex((row) => row.includes(room));
    if (floorOf(other) < 0 || floorOf(other) >= floorOf(home)) return false;
  }
  return true;
}

/** Outside the sources there is only the project's own name and version, for the pages to print. */
const manifest = { importedBy: 'site', file: 'package.json' };

export const folderOf = (file: string) => file.split('/')[1] ?? '';

/** Whether the table allows a file of `src` to import another file of the project. */
export function isAllowed(file: string, target: string): boolean {
  const home = folderOf(file);
  if (!target.startsWith('src/')) return home === manifest.importedBy && target === manifest.file;
  const folder = folderOf(target);
  return folder === home || (mayImport[home]?.includes(folder) ?? false);
}
