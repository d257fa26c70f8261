// usage: node dump.ts <src root> <out>
import { writeFileSync } from 'node:fs';
const [root, out] = process.argv.slice(2);
const { calculators } = await import(`${root}/src/calculators/index.ts`);
const { examples } = await import(`${root}/src/calculators/examples.ts`);
const { fullDataset } = await import(`${root}/src/calculators/full-dataset.ts`);
const more: Record<string, any[]> = {
  'cap-check': [{ vm: 'D8s_v5', disks: 'data:P10x4:None' }, { vm: 'D2s_v3', disks: 'data:P30x9:None' }, {'target-iops':'30000'}, {'target-iops':'5000','io-size':'8KiB'}],
  'io-size': [{ disk: 'P10' }, {vm:'D8s_v5',disks:'9'}],
  throttle: [{ seed: '4711' }, { vm: 'D2s_v3', loads: 'a:P30x9/None:4KiB:q8:read' }, { loads: 'os:P4/None:16KiB:q64:read', vm: 'D8s_v5' }, {vm:'D8s_v5',loads:'a:P10/None:8KiB:q16:read'}],
  find: [{ 'target-iops': '1500000' }, { region: 'swedencentral', burst: '30min' }, { 'target-iops':'80000','max-disks':'8'}, {limits:'2018-09'}, {'target-iops':'2000000','max-disks':'1',vcpus:'2'}],
  diagnose: [{ vm: '', disks: '' }, { text: 'fio' }, { text: 'perfmon' }, {device:'sdc'}, {map:'sdc=none'}],
  provision: [{ 'target-iops': '500000' }],
};
const all: Record<string, unknown> = {};
for (const { id, viewModel, names, initial } of calculators) {
  const cases = [{}, ...(examples[id] ?? []).map((e: any) => e.given), ...(more[id] ?? [])];
  for (const given of cases) {
    const key = `${id} ${JSON.stringify(given)}`;
    all[key] = JSON.parse(JSON.stringify(viewModel((n: string) => (given as any)[n], fullDataset, Object.keys(given))));
  }
}
const sort = (v: any): any => Array.isArray(v) ? v.map(sort) : v && typeof v === 'object' ? Object.fromEntries(Object.keys(v).sort().map((k) => [k, sort(v[k])])) : v;
writeFileSync(out!, JSON.stringify(sort(all), null, 1));
console.log(Object.keys(all).length, 'cases');
