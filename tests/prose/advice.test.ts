/** Advice that can hurt whoever follows it, or has been overtaken: each rule here is a mistake that a page once made. */
import { describe, expect, test } from 'vitest';
import { accuracy, type Row } from '../../src/accuracy/index.ts';
import { catalogue } from '../../src/limits/index.ts';
import { tagsOf } from '../../src/site/content-checks/tags.ts';
import { blocksOf, codeOf, pages, passagesOf, proseOf } from './pages.ts';

const page = (name: string) => {
  const found = pages.find(({ path }) => path === `content/${name}.mdx`);
  if (!found) throw new Error(`no page ${name}`);
  return found.text;
};

/** Passages of all pages that a rule is about; an empty list would mean that the rule looks for the wrong words. */
function about(...words: readonly RegExp[]) {
  const found = pages.flatMap(({ path, text }) =>
    passagesOf(text)
      .filter((passage) => words.every((word) => word.test(passage)))
      .map((passage) => ({ path, passage })),
  );
  expect(found.length).toBeGreaterThan(0);
  return found;
}

/** What a page sets a calculator to: in the page, and in the links that lead to one. */
const settingsOf = (text: string): readonly string[] => [
  ...tagsOf(text)
    .filter(({ name }) => name === 'Calculator')
    .map(({ attributes }) => `${attributes['disks'] ?? ''} ${attributes['loads'] ?? ''}`),
  ...[...text.matchAll(/\]\(\/calculators\/[^)\s]*\)/g)].map(([link]) => link),
];

describe('host caching', () => {
  test('no passage calls ReadWrite right for SQL Server', () => {
    for (const { path, passage } of about(/^[^#].*ReadWrite/, /SQL Server/))
      expect(passage, path).toMatch(/\b(?:never|no|not|none|rules ReadWrite out)\b/i);
    for (const { path, text } of pages)
      expect(proseOf(text), path).not.toMatch(/ReadWrite is safe/i);
  });

  test('the page on host caching and the questions say so under a heading of their own', () => {
    expect(page('optimise/host-caching')).toMatch(
      /^## ReadWrite is not supported for SQL Server files\n\nUse it for none of them: not data, not log, not tempdb/m,
    );
    expect(page('start/questions')).toMatch(
      /^### May SQL Server data files be on a ReadWrite cache\?\n\nNo\. Neither data nor log, nor tempdb/m,
    );
  });

  test.each(pages)(
    '$path sets no data disk to ReadWrite and no log to a cache, or says that the layout is not to be copied',
    ({ text }) => {
      const risky = settingsOf(text).filter((setting) =>
        /\b(?:data|tempdb|other):[^,&\s]*:ReadWrite|\blog:[^,&\s]*[:/]Read|\/ReadWrite:/.test(
          setting,
        ),
      );
      if (risky.length > 0) expect(proseOf(text)).toMatch(/\bnot? a? ?layout to copy/);
    },
  );

  test('what an omitted setting means is told with both sides, or with the advice to set it', () => {
    for (const { path, passage } of about(
      /\bdefault\b/i,
      /data disks?\b/i,
      /\b(?:portal|today|now)\b/i,
      /cache|None/,
    ))
      expect(passage, path).toMatch(/#default-cache|explicitly/);
  });

  test('that None on an OS disk is replaced is told as one side of a disagreement', () => {
    for (const { path, passage } of about(
      /\bNone\b/,
      /OS disk/,
      /(?:treated|turned|replaced|counted).*ReadOnly/,
    ))
      expect(passage, path).toContain('/limits/errata/#os-disk-none');
    for (const { path, text } of pages)
      expect(text, path).not.toMatch(
        /no longer (?:possible|means none)\b.*OS|OS.*can’t be uncached/,
      );
  });

  test('Microsoft’s standard layout for SQL Server is named, and called wrong nowhere', () => {
    expect(page('optimise/host-caching')).toMatch(
      /Data files ReadOnly, log None and tempdb on the local disk is Microsoft’s standard layout/,
    );
    expect(page('throttling/prevent-vm-throttling')).toMatch(
      /one article’s advice, not the only sound layout/,
    );
    for (const { path, text } of pages) expect(proseOf(text), path).not.toMatch(/layout to avoid/i);
  });
});

describe('v6 and NVMe', () => {
  test('the page file is on the temp disk up to v5, and on the OS disk from v6 on', () => {
    for (const { path, passage } of about(/page file/i, /temp disk|`D:`/)) {
      if (!/Azure puts|\| On `D:`|places/.test(passage)) continue;
      expect(passage, path).toMatch(/OS disk/);
    }
    expect(page('optimise/linux-and-windows')).toMatch(/From v6 on it is on the OS disk/);
  });

  test('a local NVMe disk is said to be raw after a deallocation or a repair by Azure, and who has to initialise it', () => {
    const text = page('optimise/linux-and-windows');
    expect(text).toMatch(
      /\| State after a stop or a repair by Azure \| Empty, formatted by Azure \| Empty and raw: /,
    );
    expect(text).toMatch(/Let it run at each boot/);
    for (const name of [
      'optimise/host-caching',
      'throttling/prevent-vm-throttling',
      'reference/glossary',
    ])
      expect(page(name), name).toMatch(/raw after a deallocation or a repair by Azure/i);
    for (const { path, passage } of about(
      /NVMe|local disk/i,
      /\b(?:after|with) (?:a|each) dealloc/,
    ))
      expect(passage, path).toMatch(/deallocation(?:, planned maintenance)? or a repair by Azure/);
  });

  test('no page adds the column for Premium SSD v2 and Ultra Disk to the one for Premium SSD', () => {
    const text = page('throttling/where-throttling-happens');
    expect(text).toMatch(/No page says that a VM with both kinds may use their sum/);
    expect(text).toMatch(/treat the larger as the ceiling for all remote disks/);
    expect(text).toMatch(/Premium column as the ceiling for the Premium part/);
    for (const { path, text: other } of pages)
      for (const passage of passagesOf(other))
        expect(passage, path).not.toMatch(
          /fourth (?:gate|limit)|limit of (?:its|their) own\b.*\b(?:v2|Ultra)/i,
        );
  });

  test('the second column is equal or higher on every size that prints both, as the page says', () => {
    const ratios = catalogue
      .vms('current')
      .flatMap(({ uncached, elastic }) =>
        typeof uncached.iops === 'number' && typeof elastic?.iops === 'number'
          ? [elastic.iops / uncached.iops]
          : [],
      );
    expect(ratios.length).toBeGreaterThan(100);
    expect(Math.min(...ratios)).toBe(1);
    expect(ratios.some((ratio) => ratio > 1)).toBe(true);
  });
});

describe('what documents of 2026 say', () => {
  /** “Impacted VM series” of the page on retirements, 2026-09-24. Bs and Amv2 are B and Av2 in the table. */
  const impacted = 'F Fs Fsv2 D DS Dv2 DSv2 Dv3 Dsv3 B Av2 Ev3 Esv3 G GS Ls Lsv2'
    .split(' ')
    .toSorted();

  test('a new subscription cannot deploy the series of the vendor’s list, and the table has others as well', () => {
    const text = page('optimise/vm-size');
    expect(text).toContain('a new subscription can’t deploy the series of the first three rows');
    const rows = [...text.matchAll(/^\| ([^|]+) \| \d+ \w+ 20\d\d[^|]*\|$/gm)].map(
      ([, cell]) => cell ?? '',
    );
    const named = rows
      .slice(0, 3)
      .flatMap((cell) => cell.replace(' (first version)', '').split(', '));
    expect(named.toSorted()).toEqual(impacted);
    expect(rows.length).toBeGreaterThan(3);
  });

  test('an ephemeral OS disk reads from a managed disk unless it is fully cached, and AKS takes the temp disk', () => {
    for (const { path, passage } of about(/full caching/i)) {
      expect(passage, path).toMatch(/managed disk, a Standard HDD unless/);
      expect(passage, path).toMatch(/cannot be deallocated/);
    }
    expect(page('troubleshoot/etcd-and-kubernetes')).toMatch(/takes the whole temp disk/);
  });
});

describe('what was retired', () => {
  /** Read from the vendor’s list: series with an announced date, D to Dv3 and E likewise. */
  const retiring = new Set(
    'D,DS,Dv2,DSv2,Ls,Av2,B,Bs,F,Fs,Fsv2,G,GS,Lsv2,Dv3,Dsv3,Ev3,Esv3'
      .split(',')
      .map((name) => name.toLowerCase()),
  );
  const seriesOf = (name: string) => {
    const found = catalogue.vm(name, 'current');
    return 'row' in found ? found.row.series.toLowerCase() : '';
  };
  const leaning = pages.filter(({ text }) =>
    tagsOf(text).some(
      ({ name, attributes }) =>
        name === 'Calculator' && retiring.has(seriesOf(attributes['vm'] ?? '')),
    ),
  );

  test('there are pages that open on such a size', () => expect(leaning.length).toBeGreaterThan(2));

  test.each(leaning)(
    '$path opens on a size that retires, and links to the dates',
    ({ path, text }) => {
      const linked = text.includes('/optimise/vm-size/#series-that-retire');
      expect(linked || path === 'content/optimise/vm-size.mdx').toBe(true);
    },
  );

  test('the dates stand in one place, with their source and the stop for new deployments', () => {
    const text = page('optimise/vm-size');
    expect(text).toMatch(/\| D, DS, Dv2, DSv2, Ls \| 1 May 2028 \|/);
    expect(text).toMatch(/F, Fs, Fsv2, G, GS, Lsv2 \| 15 November 2028 \|/);
    expect(text).toMatch(/\| Dv3, Dsv3, Ev3, Esv3 \| 15 November 2029/);
    expect(text).toMatch(/Since July 2026 a new subscription can’t deploy/);
    expect(text).toContain('<Source of="retirements"');
  });

  test('unmanaged disks and Standard HDD as OS disk are told with their dates', () => {
    const text = page('throttling/prevent-disk-throttling');
    expect(text).toMatch(/retired on 31 March 2026[^\n]*<Source of="unmanaged-disks-retirement"/);
    expect(text).toMatch(/retired on 8 September 2028[^\n]*<Source of="hdd-os-retirement"/);
  });
});

describe('counters', () => {
  test('the one that is a snapshot is recommended nowhere', () => {
    const named = pages.filter(({ text }) => text.includes('Current Disk Queue Length'));
    expect(named.map(({ path }) => path)).toEqual(['content/start/what-to-record.mdx']);
    expect(page('start/what-to-record')).toMatch(/`Current Disk Queue Length` \|[^|]*snapshot/);
  });

  test('reads of a data disk in Azure Monitor are said to include those of the cache', () => {
    for (const { path, passage } of about(/Data Disk Read (?:Bytes|Operations)/))
      expect(passage, path).toMatch(/include what|count cache hits/);
    expect(page('measure/plan-a-benchmark')).not.toMatch(/disk’s own counters stay low/);
  });

  test('Export-Counter, which only Windows PowerShell 5.1 has, is in no block', () => {
    for (const { path, text } of pages) expect(codeOf(text), path).not.toContain('Export-Counter');
  });

  test('the disks of a VM are listed with the OS disk, the type and the cache', () => {
    const queries = pages.flatMap(({ path, text }) =>
      blocksOf(text).flatMap(({ code }) => (code.includes('az vm show') ? [{ path, code }] : [])),
    );
    expect(queries.length).toBeGreaterThan(1);
    for (const { path, code } of queries)
      for (const part of [
        'osDisk',
        'dataDisks',
        'managedDisk.storageAccountType',
        'caching',
        'lun:lun',
      ])
        expect(code, path).toContain(part);
  });
});

describe('benchmarks', () => {
  const text = page('measure/fio-diskspd-iometer');
  const code = codeOf(text);

  test.each([
    [
      'fio',
      'mountpoint /mnt/nocache && mountpoint /mnt/readcache &&\n  df -h /mnt/nocache /mnt/readcache',
      '[fill-nocache]',
      'mountpoint /mnt/nocache && mountpoint /mnt/readcache &&\n  sudo fio fill.fio && sudo fio warm.fio &&',
      'sudo rm -i /mnt/nocache/fio.dat',
    ],
    [
      'DiskSpd',
      'Get-Volume -DriveLetter E, F',
      'diskspd -c200G',
      'diskspd -b8K',
      'Remove-Item -Confirm E:\\io.dat',
    ],
  ])(
    '%s: free space is looked at before the file is filled, and the file removed after the runs',
    (_, ...steps) => {
      const places = steps.map((step) => code.indexOf(step));
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    },
  );
});

describe('the 50 ms window', () => {
  test('is told as what an article and measurements say, on every page', () => {
    for (const { path, passage } of about(/50 ms/, /\bwindows?\b|\bcounted\b|\bchecked\b/)) {
      if (path === 'content/throttling/fifty-milliseconds.mdx') continue;
      expect(passage, path).toMatch(/reportedly|article|according to|says/i);
    }
  });
});

describe('computed beside measured', () => {
  const rows = accuracy().filter(({ role }) => role === 'accuracy');
  const off = ({ formulaError, simulatedError }: Row) =>
    (simulatedError ?? formulaError ?? Number.NaN) * 100;
  const range = (runs: RegExp, more: (row: Row) => boolean = () => true) => {
    const found = rows.filter((row) => runs.test(row.id) && more(row)).map(off);
    return [Math.min(...found), Math.max(...found)];
  };
  const total = ({ of }: Row) => of === 'all';

  /** As the page lists them; the computation must not have moved away from what the page says of it. */
  test.each([
    [
      'totals at one limit',
      range(/^(?:lab-[236]|stripe-[123])$/, (row) => total(row) || row.of === 'stripe'),
      '−2.0 to +1.1 %',
    ],
    ['DS12 and DS14', range(/^(?:ds12-16|ds12-32k|ds14-(?:reads|writes)(?:-mb)?)$/), '0 to +4.9 %'],
    ['both limits of a DS14', range(/^ds14-both/), '+7.4 and +15.2 %'],
    [
      'a latency taken from elsewhere',
      range(/^(?:ds12-(?:1|8|mark|8-mark)|stripe-4-documented)$/),
      '−20.3 to +5.4 %',
    ],
    [
      'shares',
      range(
        /^lab-[356]$/,
        (row) =>
          (!total(row) && !/temp|G: unc/.test(row.of)) || (row.id === 'lab-6' && !total(row)),
      ),
      '−25.9 to +35.1 %',
    ],
    ['Standard HDD', range(/^a4-(?:1|16)$/), '−11.8 and +81.5 %'],
  ])('%s: the page lists the range of the rows', (_, [low = 0, high = 0], printed) => {
    const numbers = [...printed.replaceAll('−', '-').matchAll(/[+-]?\d+(?:\.\d)?/g)].map(
      ([number]) => Number(number),
    );
    expect(numbers[0]).toBeCloseTo(low, 1);
    expect(numbers[1]).toBeCloseTo(high, 1);
    expect(page('measure/computed-and-measured')).toContain(`| ${printed} |`);
  });

  test('no page claims less than that', () => {
    for (const { path, text } of pages) {
      expect(text, path).not.toMatch(/within a third/);
      expect(text, path).not.toMatch(/single latencies within 5/);
    }
  });
});
