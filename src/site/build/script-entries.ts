/** The scripts that share their code, and which of it each brings. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { calculators } from '../../calculators/index.ts';

/** As the bundler names its modules, on Windows too. */
export const source = (file: string) =>
  normalizePath(fileURLToPath(new URL(`../../${file}`, import.meta.url)));

/** What all calculators with charts share: axes, and the names and notes of a volume. */
const charted = [
  ...['answer/axes', 'volume/format', 'volume/notes'].map(
    (name) => `calculators/shared/${name}.ts`,
  ),
  'limits/sources/pages.ts',
].map(source);
/** What only those of one volume have: what is computed of it. */
const ofVolumes = [
  ...['latency', 'limit-lines', 'answer', 'recommendations', 'without-limit'].map(
    (name) => `calculators/shared/volume/${name}.ts`,
  ),
  ...['set-up/bursting', 'set-up/latency'].map((name) => `storage/${name}.ts`),
].map(source);
/** What other calculators share with them. */
const shared = [
  'laws/littles-law',
  'storage/path/burst',
  'storage/set-up/series',
  'storage/set-up/set-up',
].map((name) => source(`${name}.ts`));
/** What only those have that compute with typical latencies, and those that say what a burst gives. */
const ofLatencies = [
  'calculators/shared/volume/latency-text.ts',
  'storage/set-up/service-latency.ts',
].map(source);
const ofBursts = [source('calculators/shared/set-up/burst-figures.ts')];
const bars = source('ui/shapes/LimitBar.tsx');
/** Links to the same case in other calculators, which not all have. */
const deepLinks = source('calculators/shared/fields/deep-links.ts');

/** What only forms need. */
const ofForms = ['typing', 'compose-disk', 'disk-cells', 'provisioned-cells', 'workload-cells'].map(
  (name) => source(`calculators/shared/fields/${name}.ts`),
);

/** What those have that assess a VM with groups of disks, and those that provision disks. */
const ofSetUps = [
  'calculators/shared/set-up/limits.ts',
  ...['achieved', 'assess', 'checks', 'set-up-burst'].map((name) => `storage/verdict/${name}.ts`),
].map(source);
/** What a diagnosis computes of groups of disks too. */
const ofLoads = ['demand', 'loads'].map((name) => source(`storage/set-up/${name}.ts`));
const ofProvisioning = [
  'calculators/shared/fields/capacity-field.ts',
  'storage/set-up/provisioning.ts',
].map(source);

/** A calculator that draws something of its own has a script with both in `ui/<id>`. */
const ownScript = (id: string) => source(`ui/${id}/script.tsx`);
const drawsItself = (id: string) => existsSync(ownScript(id));
/** One whose recommendations are in a script of their own is in `calculator.ts` without them. */
export const hasOptions = (id: string): boolean =>
  existsSync(source(`calculators/${id}/options.ts`));
/** With what draws them, where that is in `ui/<id>`. */
const optionsOf = (id: string) =>
  [`ui/${id}/options.ts`, `calculators/${id}/options.ts`]
    .map(source)
    .find((file) => existsSync(file)) ?? '';
const scriptOf = (id: string) =>
  drawsItself(id)
    ? ownScript(id)
    : source(`calculators/${id}/${hasOptions(id) ? 'calculator' : 'index'}.ts`);

/** Whether a calculator has charts: it makes them in `chart.ts`, and loads the script that draws them. */
export const isCharted = (id: string): boolean => existsSync(source(`calculators/${id}/chart.ts`));

/** Only some calculators have a cost, and a region for it. */
const ofCosts = ['set-up/cost', 'fields/cost-fields', 'set-up/region-notes'].map((name) =>
  source(`calculators/shared/${name}.ts`),
);
const isOfCosts = (id: string) => ofCosts.includes(id);

/** The scripts that share their code. A later one is loaded on first use, by its name. */
export const entries = [
  { name: 'headroom', source: source('ui/element/script.ts') },
  {
    name: 'headroom-limits',
    source: source('ui/element/answer-script.ts'),
    // What is directly in the folder of the calculators is what they share, and so are the shapes of several drawings.
    alongWith: (id: string) =>
      shared.includes(id) ||
      ([
        'calculators',
        ...['answer', 'fields', 'set-up', 'volume'].map((room) => `calculators/shared/${room}`),
        ...['kit', 'ui/shapes'],
      ].some((folder) => path.posix.dirname(id) === source(folder)) &&
        ![
          charted,
          ofVolumes,
          ofLatencies,
          ofBursts,
          ofForms,
          ofSetUps,
          ofProvisioning,
          [bars, deepLinks],
        ]
          .flat()
          .includes(id) &&
        !isOfCosts(id)),
  },
  // Calculators without a cost do without it.
  { name: 'headroom-prices', source: source('ui/element/prices-script.ts'), alongWith: isOfCosts },
  // Loaded by the scripts that need them.
  {
    name: 'headroom-latencies',
    source: source('ui/element/latencies-script.ts'),
    alongWith: (id: string) => ofLatencies.includes(id),
  },
  { name: 'headroom-deep-links', source: deepLinks },
  // Names of runs, which one calculator writes and another reads.
  { name: 'headroom-case-names', source: source('storage/benchmark/name.ts') },
  { name: 'headroom-bursts', source: source('calculators/shared/set-up/burst-figures.ts') },
  // Times that are typed.
  { name: 'headroom-durations', source: source('units/duration.ts') },
  {
    name: 'headroom-limit-table',
    source: source('ui/view/LimitTable.tsx'),
    alongWith: (id: string) => id === bars,
  },
  {
    name: 'headroom-axes',
    source: source('calculators/shared/answer/axes.ts'),
    alongWith: (id: string) => charted.includes(id),
  },
  {
    name: 'headroom-volumes',
    source: source('calculators/shared/volume/answer.ts'),
    alongWith: (id: string) => ofVolumes.includes(id),
  },
  // Loaded when a form is drawn: inside a text, when somebody comes to it.
  { name: 'headroom-form', source: source('ui/element/form-script.ts') },
  {
    name: 'headroom-loads',
    source: source('storage/set-up/loads.ts'),
    alongWith: (id: string) => ofLoads.includes(id),
  },
  {
    name: 'headroom-set-ups',
    source: source('calculators/shared/set-up/limits.ts'),
    alongWith: (id: string) => ofSetUps.includes(id),
  },
  {
    name: 'headroom-provisioning',
    source: source('storage/set-up/provisioning.ts'),
    alongWith: (id: string) => ofProvisioning.includes(id),
  },
  // Loaded when a chart is first drawn again.
  { name: 'headroom-charts', source: source('ui/charts/ChartFigure.tsx') },
  // Amounts over time, which pictures and the drawing of a run have.
  { name: 'headroom-stacked', source: source('ui/throttle/stacked.ts') },
  // Other people's pages bring it, so that it comes before what only a panel needs.
  { name: 'headroom-loader', source: source('embed/loader/script.ts') },
  { name: 'headroom-share', source: source('embed/share/Panel.tsx') },
  // Files that stand alone go without it, since they cannot be put into a frame.
  { name: 'headroom-embedding', source: source('embed/share/embedding.ts') },
  // What the names of VM sizes say, which lists of names and of options need, and no answer does.
  { name: 'headroom-naming', source: source('limits/naming.ts') },
  // A text with a button that copies it, which two of them have.
  { name: 'headroom-copy-block', source: source('ui/view/CopyBlock.tsx') },
  ...calculators.map(({ id }) => ({
    name: `headroom-${id}`,
    source: scriptOf(id),
  })),
  ...calculators
    .filter(({ id }) => hasOptions(id))
    .map(({ id }) => ({ name: `headroom-${id}-options`, source: optionsOf(id) })),
  // Texts of commands, which somebody has to ask for.
  { name: 'headroom-find-commands', source: source('ui/find/CommandBlocks.tsx') },
  // What it shares with any of them is in scripts before it.
  { name: 'headroom-combobox', source: source('ui/combobox/script.ts') },
  { name: 'headroom-chart-tools', source: source('ui/charts/tools/script.tsx') },
  { name: 'headroom-editing', source: source('ui/element/Editing.ts') },
  { name: 'headroom-compare', source: source('ui/compare/script.tsx') },
  { name: 'headroom-find-styles', source: source('ui/find/styles.ts') },
  { name: 'headroom-find-compare', source: source('ui/find/SideBySide.tsx') },
  { name: 'headroom-cases', source: source('ui/cases/script.tsx') },
  { name: 'headroom-flow', source: source('ui/flow/script.ts') },
];
