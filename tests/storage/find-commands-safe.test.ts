/** What the commands for a set-up may never do, tried with the shell itself and with every kind of set-up. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../src/calculators/find/command-texts.ts';
import { diskNamed } from '../../src/calculators/full-dataset.ts';
import { catalogue } from '../../src/limits/index.ts';
import { regions } from '../../src/limits/prices/regions.ts';
import { azureCli, azureCliNewVm } from '../../src/storage/find-commands/azure-cli.ts';
import { linuxVolume, windowsVolume } from '../../src/storage/find-commands/striped-volume.ts';
import { checkedValues, type Values } from '../../src/storage/find-commands/values.ts';
import { valuesOf } from './find-commands-values.ts';

const vms = catalogue.vms('current');
const disks = [
  ...['P4', 'P30', 'P80', 'E10', 'S40'],
  ...['PremiumV2-512GiB-8000IOPS-400MBps', 'Ultra-1024GiB-8192IOPS-400MBps'],
].map((name) => diskNamed(name, 'current'));

/** Any set-up that can be found. */
const anyValues: fc.Arbitrary<Values> = fc
  .record({
    vm: fc.constantFrom(...vms),
    disk: fc.constantFrom(...disks),
    disks: fc.integer({ min: 1, max: 64 }),
    cache: fc.constantFrom('None' as const, 'ReadOnly' as const),
    region: fc.constantFrom(...regions.map(({ id }) => id)),
    log: fc.option(fc.record({ firstLun: fc.integer({ min: 1, max: 32 }) }), { nil: undefined }),
  })
  .map(({ vm, disk, disks: count, cache, region, log }) =>
    valuesOf(vm, { disk, disks: count, cache }, region, log),
  );
const anyUnit = fc.constantFrom(64 as const, 256 as const);
const valuesFor = (name: string, count = 1, vm = 'D4s_v3', cache: Values['cache'] = 'None') =>
  valuesOf({ name: vm }, { disk: diskNamed(name, 'current'), disks: count, cache }, 'westeurope');
const blocks = (values: Values, stripeUnit: 64 | 256 = 64) =>
  blocksOf({ label: '', values, stripeUnit });
const textOf = (all: ReturnType<typeof blocks>, title: RegExp) =>
  all.filter((block) => title.test(block.title)).map(({ text }) => text);

/** A text as the chains of commands that the shell runs as one: what follows `&&` needs what is before it. */
const chainsOf = (text: string) =>
  text
    .replace(/\\\n/g, ' ')
    .replace(/&&\s*\n/g, '&& ')
    .split('\n')
    .map((line) => line.replace(/\s#.*$/, ''));

const destroys = /mkfs|mdadm --create|pvcreate|vgcreate|lvcreate/;

describe('The disks of a log', () => {
  const of = (log?: Values['log']) =>
    blocks(
      valuesOf(
        { name: 'D16s_v5' },
        { disk: diskNamed('P30', 'current'), disks: 2, cache: 'None' },
        'westeurope',
        log,
      ),
    );
  const [data, log] = [of(), of({ firstLun: 4 })];

  test('have no name, LUN, volume, pool or directory of the data disks.', () => {
    // Whatever differs is a name; nothing else does.
    for (const [index, { title, text }] of log.entries()) {
      if (/check-disks\.sh|new VM/.test(title)) continue;
      expect(text, title).not.toMatch(
        /vm-data|md\/data|vg0|lun in 0|name pool|\/data\b|"data"|"pool"/i,
      );
      expect(data[index]?.title).toBe(title);
      expect(text).not.toBe(data[index]?.text);
      expect(text.split('\n')).toHaveLength(data[index]?.text.split('\n').length ?? 0);
    }
  });

  test('come after those of the data in every tool.', () => {
    const [cli = ''] = textOf(log, /^Azure CLI$/);
    expect(cli).toContain('for lun in 4 5; do');
    expect(cli).toContain('--name "$vm-log-$lun"');
    const [bicep = ''] = textOf(log, /Bicep/);
    expect(bicep).toContain(
      "resource log 'Microsoft.Compute/disks@2025-01-02' = [for lun in range(4, 2): {",
    );
    expect(bicep).toContain('managedDisk: { id: log[lun - 4].id }');
    expect(textOf(log, /Terraform/)[0]).toContain('lun                = count.index + 4');
    expect(textOf(log, /stripe with mdadm/)[0]).toContain('check-disks.sh 4 5)');
    expect(textOf(log, /Linux: mount/)[0]).toContain('sudo mount /log');
    expect(textOf(log, /Windows/)[0]).toContain('$luns = 4, 5');
    const single = blocks(
      valuesOf(
        { name: 'D16s_v5' },
        { disk: diskNamed('P30', 'current'), disks: 1, cache: 'None' },
        'westeurope',
        { firstLun: 4 },
      ),
    );
    expect(textOf(single, /Windows/)[0]).toContain('$luns = @(4)\n');
  });
});

describe('No command formats what was not checked', () => {
  test('On Linux each chain that writes to a disk begins with the check of its LUNs.', () => {
    fc.assert(
      fc.property(anyValues, anyUnit, (values, unit) => {
        const { mdadm, lvm } = linuxVolume(values, unit);
        const chains = [mdadm, lvm ?? ''].flatMap(chainsOf).filter((line) => destroys.test(line));
        expect(chains).toHaveLength(values.disks > 1 ? 2 : 1);
        const luns = Array.from(
          { length: values.disks },
          (_, at) => at + (values.log?.firstLun ?? 0),
        ).join(' ');
        for (const chain of chains) {
          expect(chain).toMatch(/^(list|disk)=\$\(sudo bash check-disks\.sh [\d ]+\) &&/);
          expect(chain).toContain(`check-disks.sh ${luns})`);
          expect(chain).not.toMatch(/--force|--run|--yes|\s-[a-z]*f\b|;|\|\|/);
          // Disks are those that the check has printed, never names.
          expect(chain.split('check-disks.sh')[1]).not.toMatch(/\/dev\/(sd|nvme|disk)/);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('On Windows disks are pooled or initialised within the condition that the list has exactly those.', () => {
    fc.assert(
      fc.property(anyValues, anyUnit, (values, unit) => {
        const text = windowsVolume(values, unit);
        const [list = '', rest = ''] = text.split(/^if \(@\(\$disks\)\.Count -eq /m);
        expect(list).not.toMatch(/New-|Initialize-|Format-Volume|Clear-|Remove-|Set-/);
        expect(list).toContain('Get-PhysicalDisk -CanPool $true');
        expect(list).toContain("-notmatch 'Direct Disk'");
        expect(list).toContain(`$size = ${values.gib}GB`);
        expect(rest).toMatch(/^(1|\$luns\.Count)\) \{\n/);
        const [within = '', otherwise = ''] = rest.split(/^\} else \{$/m);
        expect(within).toContain('Initialize-Disk');
        expect(otherwise).toContain('Nothing was changed.');
        expect(otherwise).not.toMatch(/New-|Initialize-|Format-Volume/);
        expect(text).not.toMatch(/-Force|-Confirm:\$false|Clear-Disk/);
        if (values.disks === 1) expect(within).toMatch(/PartitionStyle -eq 'RAW' -and/);
      }),
      { numRuns: 100 },
    );
  });

  test('On Windows a disk is initialised only while it is empty, and a volume by itself and not by a name that others may have.', () => {
    fc.assert(
      fc.property(anyValues, anyUnit, (values, unit) => {
        const text = windowsVolume(values, unit);
        const [before = ''] = text.split('Initialize-Disk');
        expect(before.trimEnd()).toMatch(
          /PartitionStyle -eq 'RAW' -and \$_\.NumberOfPartitions -eq 0 } \|$/,
        );
        expect(text.match(/Initialize-Disk/g)).toHaveLength(1);
        expect(text).not.toMatch(/Get-VirtualDisk|-StoragePoolFriendlyName/);
      }),
    );
  });

  test('An OS disk, a temp disk and a local disk are named nowhere as what is written to.', () => {
    fc.assert(
      fc.property(anyValues, anyUnit, (values, unit) => {
        for (const { text } of blocks(values, unit))
          expect(text).not.toMatch(
            /mkfs[^\n]*(\/dev\/(sd|nvme)|resource|root)|by-lun\/os|\\\\\.\\/,
          );
      }),
      { numRuns: 50 },
    );
  });

  test('A disk that is part of a VM has no commands.', () => {
    for (const name of ['Ephemeral-64GiB-ResourceDisk', 'LocalNVMe']) {
      const set = { disk: diskNamed(name, 'current'), disks: 1, cache: 'None' } as const;
      expect(() => valuesOf({ name: 'D4s_v3' }, set, 'westeurope')).toThrow('part of a VM');
    }
  });
});

describe('Nothing that was typed reaches a command', () => {
  test('No field can hold anything that a shell would act on.', () => {
    const word = /^[A-Za-z0-9_]+$/;
    fc.assert(
      fc.property(anyValues, (values) => {
        for (const field of [values.size.replaceAll('-', '_'), values.sku, values.region])
          expect(field).toMatch(word);
        for (const figure of [
          values.gib,
          values.disks,
          ...Object.values(values.provisioned ?? { none: 1 }),
        ])
          expect(Number.isSafeInteger(figure) && figure > 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('Values that come from elsewhere are refused, whatever is in them.', () => {
    const good = valuesFor('PremiumV2-512GiB-8000IOPS-400MBps', 2);
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom('$(id)', '`id`', 'a;b', "a'b", 'a"b', 'a\nb', '--yes', '../x', '&&', '|'),
    );
    fc.assert(
      fc.property(fc.constantFrom('size', 'sku', 'region', 'cache'), hostile, (field, text) => {
        fc.pre(text !== good[field as 'size']);
        let checked: Values;
        try {
          checked = checkedValues({ ...good, [field]: text });
        } catch {
          return;
        }
        expect(checked[field as 'size']).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(checked[field as 'size']).not.toMatch(/^-/);
      }),
      { numRuns: 500 },
    );
    for (const [field, value] of [
      ['disks', Number.NaN],
      ['disks', 65],
      ['gib', 1e9],
      ['gib', '1; id'],
    ] as const)
      expect(() => checkedValues({ ...good, [field]: value } as never)).toThrow();
    expect(() => checkedValues({ ...good, provisioned: { iops: 0.5, mbps: 1 } })).toThrow();
  });
});

describe('The shell', () => {
  const variants = [
    valuesFor('P30'),
    valuesFor('P30', 4, 'E8bds_v5/nvme', 'ReadOnly'),
    valuesFor('PremiumV2-512GiB-8000IOPS-400MBps'),
    valuesFor('PremiumV2-512GiB-8000IOPS-400MBps', 16),
    valuesFor('Ultra-1024GiB-8192IOPS-400MBps', 2),
    valuesFor('E10', 3),
    valuesFor('S40', 64),
  ];

  test('can parse every block for it.', () => {
    let parsed = 0;
    for (const values of variants)
      for (const text of textOf(blocks(values), /^(Azure CLI|Linux)/)) {
        const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
        expect(stderr).toBe('');
        expect(status).toBe(0);
        parsed += 1;
      }
    expect(parsed).toBeGreaterThan(variants.length * 4);
  });

  test('Each set-up has each tool once, and Kubernetes only for a single disk.', () => {
    for (const values of variants) {
      const titles = blocks(values).map(({ title }) => title);
      for (const tool of ['Azure CLI', 'Bicep', 'Terraform', 'Linux: check-disks.sh'])
        expect(titles.filter((title) => title === tool)).toHaveLength(1);
      expect(titles.filter((title) => title.startsWith('Windows'))).toHaveLength(1);
      expect(titles.some((title) => title.startsWith('Kubernetes'))).toBe(values.disks === 1);
    }
  });
});

type Sizes = Readonly<
  Record<
    string,
    {
      readonly temp: number;
      readonly controllers?: string;
      readonly processor?: string;
      readonly confidential?: string;
    }
  >
>;
type Present = {
  readonly size: string;
  readonly uses?: string;
  readonly secure?: string;
  readonly ultra?: string;
  readonly luns?: string;
  readonly disks?: string;
  /** Of the VM. */
  readonly zone?: string;
  /** Where its disks can be had. */
  readonly zones?: string;
  /** What Azure refuses. */
  readonly refuses?: string;
};

/** Runs the commands of the Azure CLI with an `az` that answers from the case and writes down what would change something. */
function run(values: Values, sizes: Sizes, present: Present, commands = azureCli) {
  const home = mkdtempSync(path.join(tmpdir(), 'az-'));
  const done = path.join(home, 'done');
  writeFileSync(done, '');
  const features = Object.entries(sizes).map(
    ([name, { temp, controllers = '', processor = 'x64', confidential = '' }]) =>
      `*"?name=='${name}'"*CpuArchitectureType*) echo '${processor}';; *"?name=='${name}'"*ConfidentialComputingType*) echo '${confidential}';; *"?name=='${name}'"*MaxResourceVolumeMB*) echo ${temp};; *"?name=='${name}'"*DiskControllerTypes*) echo '${controllers}';;`,
  );
  writeFileSync(
    path.join(home, 'az'),
    `#!/bin/bash
case "$*" in
  'vm show'*vmSize*) echo '${present.size}';;
  'vm show'*diskControllerType*) echo '${present.uses ?? ''}';;
  '${present.refuses ?? 'nothing'}'*) exit 1;;
  'vm show'*ultra*) echo '${present.ultra ?? ''}';;
  'vm show'*securityType*) echo '${present.secure ?? ''}';;
  'vm show'*osDisk*) echo '/disks/os';;
  'vm show'*zones*) echo '${present.zone ?? ''}';;
  'vm list-skus'*'--resource-type disks'*) printf '${present.zones ?? ''}';;
  'vm show'*dataDisks*) printf '${present.luns ?? ''}';;
  'disk list'*) printf '${present.disks ?? ''}';;
  'vm list-skus'*) case "$*" in ${features.join(' ')} esac;;
  *) echo "$*" >>'${done}';;
esac
`,
  );
  chmodSync(path.join(home, 'az'), 0o755);
  const { stdout, stderr } = spawnSync('bash', [], {
    input: commands(values),
    encoding: 'utf8',
    env: { PATH: `${home}:${process.env['PATH']}` },
  });
  expect(stderr).toBe('');
  return { said: stdout, changes: readFileSync(done, 'utf8').split('\n').filter(Boolean) };
}

/**
 * “Change the size of a virtual machine”, Limitations, 2025-11-06: no resize between sizes with and without a
 * local temp disk, and none from SCSI to NVMe.
 */
describe('A VM is resized only where Azure allows it', () => {
  const disk = valuesFor('P30', 2, 'D8s_v5');
  const sizes: Sizes = {
    Standard_D4s_v5: { temp: 0, controllers: 'SCSI' },
    Standard_D4ds_v5: { temp: 153_600, controllers: 'SCSI' },
    Standard_D8s_v5: { temp: 0, controllers: 'SCSI' },
    Standard_D8s_v6: { temp: 0, controllers: 'NVMe' },
    Standard_E8bs_v5: { temp: 0, controllers: 'SCSI, NVMe' },
    Standard_D8ps_v5: { temp: 0, controllers: 'SCSI', processor: 'Arm64' },
    Standard_DC4as_v5: { temp: 0, controllers: 'SCSI', confidential: 'SNP' },
    Standard_DC8as_v5: { temp: 0, controllers: 'SCSI', confidential: 'SNP' },
  };
  const secure = valuesFor('P30', 2, 'DC8as_v5');
  const arm = valuesFor('P30', 2, 'D8ps_v5');

  test('Between sizes of one kind it is, and then two disks are created and attached in turn.', () => {
    const { said, changes } = run(disk, sizes, { size: 'Standard_D4s_v5', uses: 'SCSI' });
    expect(said).toMatch(/^The VM is being stopped\. [^\n]+\n$/);
    const verbs = changes.map((line) => line.split(' --')[0]);
    expect(verbs).toEqual([
      ...['vm deallocate', 'vm resize', 'vm start'],
      ...['disk create', 'vm disk attach', 'disk create', 'vm disk attach'],
    ]);
  });

  // “Add a disk to a Linux VM”, the note: while it runs; “Using Azure ultra disks”: enabled on a VM that is deallocated.
  test('A VM that has the size already is not stopped for its disks, but for its first Ultra Disk.', () => {
    const ultra = valuesFor('Ultra-1024GiB-8192IOPS-400MBps', 1, 'D8s_v5');
    const log = valuesOf(
      { name: 'D8s_v5' },
      { disk: diskNamed('P30', 'current'), disks: 1, cache: 'None' },
      'westeurope',
      { firstLun: 2 },
    );
    const there: Present = { size: 'Standard_D8s_v5', luns: '0\\n1\\n', zone: '1', zones: '1\\n' };
    const verbs = (values: Values, present: Present) =>
      run(values, sizes, present).changes.map((line) => line.split(' --')[0]);
    const attached = ['disk create', 'vm disk attach'];
    expect(verbs(log, there)).toEqual(attached);
    expect(run(log, sizes, there).said).toBe('');
    expect(verbs(ultra, { ...there, luns: '', ultra: 'true' })).toEqual(attached);
    const first = ['vm deallocate', 'vm resize', 'vm update', 'vm start'];
    expect(verbs(ultra, { ...there, luns: '' })).toEqual([...first, ...attached]);
  });

  test('A confidential VM becomes another one, and Trusted Launch is no obstacle between others.', () => {
    const resized = (values: Values, present: Present) =>
      run(values, sizes, present).changes.some((line) => line.startsWith('vm resize'));
    expect(resized(secure, { size: 'Standard_DC4as_v5', secure: 'ConfidentialVM' })).toBe(true);
    expect(resized(disk, { size: 'Standard_D4s_v5', secure: 'TrustedLaunch' })).toBe(true);
  });

  const v2 = valuesFor('PremiumV2-512GiB-8000IOPS-400MBps', 2, 'D8s_v5');
  const createdIn = (values: Values, present: Partial<Present>) =>
    run(values, sizes, { size: 'Standard_D4s_v5', ...present })
      .changes.filter((line) => line.startsWith('disk create'))
      .map((line) => / --zone (\d)/.exec(line)?.[1]);

  test('Its disks are created in its zone, zone-redundant ones in none, and outside zones where it is in none.', () => {
    expect(createdIn(disk, { zone: '3' })).toEqual(['3', '3']);
    expect(createdIn(v2, { zone: '2', zones: '1\\n2\\n' })).toEqual(['2', '2']);
    expect(createdIn(disk, {})).toEqual([undefined, undefined]);
    expect(createdIn(valuesFor('P30-ZRS', 1, 'D8s_v5'), { zone: '3' })).toEqual([undefined]);
    // The region has no zones, or has these disks outside them too.
    expect(createdIn(v2, {})).toEqual([undefined, undefined]);
    const inFrance = { ...v2, region: 'francecentral' as const };
    expect(createdIn(inFrance, { zones: '1\\n' })).toEqual([undefined, undefined]);
  });

  test('A disk that is refused ends the commands with the VM running, and what is billed is said.', () => {
    for (const refuses of ['disk create', 'vm disk attach']) {
      const { said, changes } = run(disk, sizes, { size: 'Standard_D4s_v5', refuses });
      expect(said).toMatch(/LUN 0 has no disk, and the VM is left as it is\. .*billed/);
      expect(changes.filter((line) => line.startsWith('vm start'))).toHaveLength(1);
    }
  });

  test.each<readonly [string, Values, Present, string]>([
    [
      'where the VM is in no zone and the disks need one',
      v2,
      { size: 'Standard_D4s_v5', zones: '1\\n2\\n' },
      'PremiumV2_LRS needs one',
    ],
    [
      'where Ultra Disks need a zone, in a region where Premium SSD v2 does not',
      { ...valuesFor('Ultra-1024GiB-8192IOPS-400MBps', 2, 'D8s_v5'), region: 'francecentral' },
      { size: 'Standard_D4s_v5', zones: '1\\n2\\n' },
      'UltraSSD_LRS needs one',
    ],
    [
      'where the zone of the VM has no such disks',
      v2,
      { size: 'Standard_D4s_v5', zone: '3', zones: '1\\n2\\n' },
      'zone 3 of westeurope',
    ],
    [
      'where the zone of the VM cannot be read',
      disk,
      {
        size: 'Standard_D4s_v5',
        refuses: 'vm show --resource-group resource-group --name vm-name --query zones',
      },
      'could not be read',
    ],
    ['from a temp disk to none', disk, { size: 'Standard_D4ds_v5' }, 'temp disk'],
    [
      'from SCSI to NVMe',
      valuesFor('P30', 2, 'D8s_v6'),
      { size: 'Standard_D4s_v5', uses: 'SCSI' },
      'the VM uses SCSI, and Standard_D8s_v6 has NVMe',
    ],
    [
      'to limits of NVMe on a VM with SCSI',
      valuesFor('P30', 2, 'E8bs_v5/nvme'),
      { size: 'Standard_D4s_v5', uses: 'SCSI' },
      'limits are those of the NVMe disk controller',
    ],
    ['from x64 to Arm64', arm, { size: 'Standard_D4s_v5' }, 'the OS disk is for x64'],
    ['from Arm64 to x64', disk, { size: 'Standard_D8ps_v5' }, 'an image for x64'],
    [
      'from an ordinary VM to a confidential one',
      secure,
      { size: 'Standard_D4s_v5' },
      'confidential',
    ],
    [
      'from a confidential VM to an ordinary one',
      disk,
      { size: 'Standard_DC4as_v5', secure: 'ConfidentialVM' },
      'only one of the VM and Standard_D8s_v5 is confidential',
    ],
    ['where the VM cannot be read', disk, { size: '' }, 'could not be read'],
    ['from a size that is not listed', disk, { size: 'Standard_X' }, 'could not be read'],
    [
      'where a disk has such a name',
      disk,
      { size: 'Standard_D4s_v5', disks: 'other\\nvm-name-data-1\\n' },
      'taken already: vm-name-data-1',
    ],
    [
      'where a LUN is in use',
      disk,
      { size: 'Standard_D4s_v5', luns: '0\\n7\\n' },
      'taken already: LUN 0',
    ],
  ])('Nothing is changed %s.', (_, values, present, reason) => {
    const { said, changes } = run(values, sizes, present);
    expect(changes).toEqual([]);
    expect(said).toContain('Nothing was changed');
    expect(said).toContain(reason);
  });

  test('A new VM is made from the OS disk only where that starts on the size.', () => {
    const verbs = (values: Values, size: string) =>
      run(values, sizes, { size }, azureCliNewVm).changes.map((line) => line.split(' --')[0]);
    const made = ['vm deallocate', 'snapshot create', 'disk create'];
    expect(verbs(disk, 'Standard_D4ds_v5')).toEqual(made);
    expect(verbs(arm, 'Standard_D8ps_v5')).toEqual(made);
    expect(verbs(arm, 'Standard_D4ds_v5')).toEqual([]);
    expect(verbs(disk, 'Standard_D8ps_v5')).toEqual([]);
    expect(verbs(disk, 'Standard_X')).toEqual([]);
    expect(verbs(secure, 'Standard_D4ds_v5')).toEqual([]);
  });
});
