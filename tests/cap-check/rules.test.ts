import { describe, expect, test } from 'vitest';
import { checkTexts, ds13, headline, limitUse, readout, verdict, viewModel } from './case.ts';

describe('The rules', () => {
  test('None on an OS disk is ReadOnly today, and None in 2018.', () => {
    const disks = 'disks=os:P10x1:None,data:P30x1:None';
    expect(limitUse(`vm=D8s_v3&${disks}`, 'VM cached', 'iops')?.demand).toBe(500);
    expect(limitUse(`${ds13}&${disks}`, 'VM cached', 'iops')?.demand).toBe(0);
  });

  test.each([
    [
      'more data disks than the VM takes',
      'vm=D2s_v3&disks=os:P10x1:ReadOnly,data:P4x5:None',
      /takes 4 data disks, and this set-up has 5/,
    ],
    [
      'Premium SSD v2 as OS disk',
      'vm=D8s_v5&disks=os:PremiumV2-128GiB-3000IOPS-125MBpsx1:None',
      /Premium SSD v2 cannot be an OS disk/,
    ],
    [
      'Ultra Disk as OS disk',
      'vm=D8s_v5&disks=os:Ultra-128GiB-1000IOPS-100MBpsx1:None',
      /Ultra Disk cannot be an OS disk/,
    ],
    [
      'an OS disk of 8 TiB',
      'vm=D8s_v5&disks=os:P60x1:None',
      /An OS disk has 4,095 GiB or less, and P60 has 8,192/,
    ],
    [
      'an OS disk of 4 TiB',
      'vm=D8s_v5&disks=os:P50x1:None',
      /An OS disk has 4,095 GiB or less, and P50 has 4,096/,
    ],
    ['a striped OS disk', 'vm=D8s_v5&disks=os:P10x4:ReadOnly', /one OS disk/],
    ['two OS disks', 'vm=D8s_v5&disks=os:P10x1:ReadOnly,os:P10x1:ReadOnly', /one OS disk/],
    [
      'host cache on Premium SSD v2',
      'vm=D8s_v5&disks=data:PremiumV2-128GiB-3000IOPS-125MBpsx1:ReadOnly',
      /Premium SSD v2 has no host cache/,
    ],
    [
      'host cache on Ultra Disk',
      'vm=D8s_v5&disks=data:Ultra-128GiB-1000IOPS-100MBpsx1:ReadOnly',
      /Ultra Disk has no host cache/,
    ],
    [
      'Premium SSD without Premium Storage',
      'vm=D4_v3&disks=data:P30x1:None',
      /D4_v3 has no Premium Storage/,
    ],
    ['host cache on a disk of 4 TiB', 'vm=D8s_v3&disks=data:P50x1:ReadOnly', /4 TiB or larger/],
    ['host cache on a disk of 8 TiB', 'vm=D8s_v3&disks=data:P60x1:ReadOnly', /4 TiB or larger/],
  ])('%s is not possible: no figures, and the reason in the headline', (_, query, reason) => {
    const answer = viewModel(query).answer;
    expect(answer?.verdict).toBe('not-possible');
    expect(headline(query)).toMatch(reason);
    expect(answer).toMatchObject({ readouts: [], limits: [], boundBy: [] });
    expect(checkTexts(query, 'failed').join()).toMatch(reason);
  });

  test('what is provisioned may need a zone, and is changed four times a day at most.', () => {
    const v2 = 'vm=D8s_v5&disks=os:P10x1:ReadOnly,data:PremiumV2-128GiB-3000IOPS-125MBpsx2:None';
    expect(checkTexts(v2, 'info').join(' ')).toMatch(
      /data \(2 × Premium SSD v2 of 128 GiB\): in most regions only a VM in a zone/,
    );
    expect(checkTexts(v2, 'info').join(' ')).toMatch(/changed four times in 24 hours/);
    const ultra = 'vm=D8s_v5&disks=data:Ultra-128GiB-1000IOPS-100MBpsx1:None';
    expect(checkTexts(ultra, 'info').join(' ')).toMatch(/not in an availability set/);
    expect(checkTexts(ultra, 'info').join(' ')).toMatch(/changed four times in 24 hours/);
    const sources = viewModel(v2).answer?.checks.map(({ citation }) => citation?.title);
    expect(sources).toContain('Limitations of Premium SSD v2, Azure documentation');
    expect(sources).toContain('Azure managed disk types, Azure documentation');
    const premium = checkTexts('vm=D8s_v5&disks=data:P30x1:None', 'info').join(' ');
    expect(premium).not.toMatch(/zone|changed/);
  });

  test('a disk of 4,095 GiB could have a host cache in 2018.', () => {
    expect(verdict('limits=2018-09&vm=DS14_v2&disks=data:P50x1:ReadOnly')).toBe('fits');
  });

  test('the design guide stops at 32 disks on the DS series where the size table allows more.', () => {
    const query = 'vm=DS14&limits=2018-09&disks=data:P10x33:None';
    expect(checkTexts(query, 'warning').join()).toMatch(/design guide stripes at most 32/);
  });

  test('a used temp disk beside cached disks is a warning, and names both sides.', () => {
    const query = `${ds13}&disks=data:P30x1:ReadOnly&temp=used`;
    expect(checkTexts(query, 'warning').join()).toMatch(
      /data \(P30\): A busy temp disk.*SQL Server/,
    );
    expect(checkTexts(query, 'failed')).toEqual([]);
  });

  test('Premium SSD v2 and Ultra Disk cross the VM’s limit for them where it has one.', () => {
    const query = 'vm=E8bds_v5&disks=data:PremiumV2-512GiB-8000IOPS-400MBpsx4:None';
    expect(limitUse(query, 'VM v2/Ultra', 'iops')).toMatchObject({ demand: 32_000, limit: 32_400 });
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(0);
  });

  test('local NVMe is outside the cached limit, and has limits of its own.', () => {
    const query = 'vm=D8ds_v6&disks=data:P30x1:None&temp=500MB/s';
    expect(limitUse(query, 'VM cached', 'throughput')?.demand ?? 0).toBe(0);
    expect(checkTexts(query, 'info').join()).toMatch(/do not count against the VM’s cached limit/);
    // Ddsv6 page: D8ds_v6 reads 720 MB/s from its local disk.
    expect(limitUse(query, 'local disk', 'throughput')).toMatchObject({ limit: 720e6 });
    expect(verdict(`${query}&io-size=64KiB`)).toBe('fits');
  });
});

describe('A local disk with published figures', () => {
  test('is a limit of its own.', () => {
    // Lsv3 page: the temp disk of L8s_v3 has 4,000 IOPS.
    const query = 'vm=L8s_v3&disks=data:P30x1:None&temp=5000IOPS:SCSI&io-size=4KiB';
    expect(limitUse(query, 'local disk', 'iops')).toMatchObject({ demand: 5000, limit: 4000 });
    expect(verdict(query)).toBe('throttled');
  });
});

describe('A limit without a figure', () => {
  test('is shown with the demand, counts for nothing, and the verdict says so.', () => {
    const query = 'vm=D8s_v6&disks=data:P10x1:ReadOnly';
    const cached = limitUse(query, 'VM cached', 'iops');
    expect(cached).toMatchObject({ demand: 500, limitText: 'not published', state: 'secondary' });
    expect(headline(query)).toMatch(/not published/);
    expect(readout(query, 'headroom')).toMatchObject({ text: 'not checked' });
    expect(readout(query, 'headroom')).not.toHaveProperty('value');
  });

  test('leaves no figure for what it alone could limit.', () => {
    const query = 'vm=D16s_v5&disks=data:P30x2:ReadOnly&hit=100%25';
    expect(verdict(query)).toBe('not-checked');
    for (const id of ['iops', 'throughput']) {
      expect(readout(query, id)).toMatchObject({ text: 'not published' });
      expect(readout(query, id)).not.toHaveProperty('value');
    }
  });

  test('is another thing than no limit: a VM without limits fits whatever its disks do.', () => {
    const answer = viewModel('vm=A4&limits=2018-09&disks=data:S30x4:None').answer;
    expect(answer?.verdict).toBe('fits');
    expect(answer?.boundBy).toEqual(['disk IOPS (4 × S30)', 'disk throughput (4 × S30)']);
    expect(answer?.readouts.find(({ id }) => id === 'iops')?.value).toBe(2000);
  });
});

test('two groups that are alike have rows of their own names.', () => {
  const labels = viewModel('disks=data:P30x4:None,data:P30x4:None')
    .answer?.limits.filter(({ kind }) => kind === 'iops')
    .map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels?.length);
});

test('What a disk should have as host cache is told as advice, with who gives it.', () => {
  const advice = checkTexts('vm=D8s_v5&disks=data:P30x1:None', 'info').find((text) =>
    text.includes('data files'),
  );
  expect(advice).toBe(
    'data (P30): host cache None, and Microsoft’s design guide advises ReadOnly for data files.',
  );
  expect(checkTexts('vm=D8s_v5&disks=log:P30x1:ReadOnly', 'warning')).toContainEqual(
    'log (P30): Microsoft’s design guide advises host cache None for a log.',
  );
});
