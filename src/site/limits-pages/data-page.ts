/** What the page about the published dataset shows: programs that read it, which tests run, and how its MB/s was read. */
import { throughputOf } from '../../laws/index.ts';
import { editionIds } from '../../limits/editions.ts';
import { version } from '../../limits/publish/json.ts';
import { bytes, bytesIn, formatFigure, iops } from '../../units/index.ts';

export type Example = {
  readonly title: string;
  readonly language: 'sh' | 'python' | 'typescript';
  readonly code: string;
};

/** Stands for the site where nobody knows yet where it will be. */
export const anyHost = 'https://headroom.example/';

/** @param home the address of the site's home page */
export const examplesAt = (home: string): readonly Example[] => [
  {
    title: 'curl and jq',
    language: 'sh',
    code: `curl -s ${home}limits.json -o limits.json

# The uncached limit of one size.
jq '.vms[] | select(.name == "E8bds_v5" and .edition == "current") | .uncached' limits.json

# Every size of today that carries 1 GB/s and more uncached.
jq -r '.vms[]
  | select(.edition == "current" and (.uncached.throughput.base? // 0) >= 1e9)
  | [.name, .uncached.iops.value, .uncached.throughput.value, .uncached.throughput.unit]
  | @tsv' limits.json

# Which document says so.
jq '.sources[] | select(.id == "ebdsv5")' limits.json`,
  },
  {
    title: 'Python',
    language: 'python',
    code: `import json
from urllib.request import urlopen

limits = json.load(urlopen("${home}limits.json"))
sizes = {vm["name"]: vm for vm in limits["vms"] if vm["edition"] == "current"}
throughput = sizes["E8bds_v5"]["uncached"]["throughput"]
print(throughput["value"], throughput["unit"], "are", throughput["base"], "bytes a second")`,
  },
  {
    title: 'TypeScript',
    language: 'typescript',
    code: `type Quantity = { value: number; unit: string; base: number };
type Cap = Quantity | 'none' | 'not published' | 'local disk only';
type Limit = { iops: Cap; throughput: Cap };
type Vm = { name: string; edition: ${editionIds.map((id) => `'${id}'`).join(' | ')}; cached: Limit; uncached: Limit };
type Limits = { version: string; vms: Vm[] };

const limits: Limits = await (await fetch('${home}limits.json')).json();
if (!limits.version.startsWith('${version.split('.')[0]}.')) throw new Error('The form of the dataset has changed.');

const size = limits.vms.find(({ name, edition }) => name === 'D8s_v5' && edition === 'current');
const cached = size?.cached.iops ?? 'not published';
console.log(typeof cached === 'string' ? \`cached: \${cached}\` : \`cached: \${cached.value} IOPS\`);`,
  },
];

/** The four P30 rows of the design guide as printed: IO size in KB, IOPS, MB a second. */
const printed = [
  [8, 5000, 40],
  [32, 5000, 160],
  [64, 3200, 200],
  [1024, 200, 200],
] as const;

/** What each convention makes of them. */
export const evidence = printed.map(([size, rate, throughput]) => {
  const decimal = throughputOf(iops(rate), bytes(size * 1000)) / bytesIn['MB/s'];
  const binary = throughputOf(iops(rate), bytes(size * 1024)) / bytesIn['MiB/s'];
  const column = (value: number) => ({ text: formatFigure(value), exact: value === throughput });
  return { size, rate, throughput, decimal: column(decimal), binary: column(binary) };
});
