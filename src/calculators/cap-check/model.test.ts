import { describe, expect, test } from 'vitest';
import { readQuery, type Screen } from '../../kit/index.ts';
import { world } from '../whole.ts';
import { capCheck } from './index.ts';

function screen(query: string): Screen {
  const { given, textOf } = readQuery(query);
  return capCheck.screen(textOf, world, given);
}
const problemOf = (query: string, name: string) =>
  screen(query).controls.find((control) => control.name === name)?.problem;
const gate = (query: string, label: string, kind: string) =>
  screen(query).answer?.gates.find((one) => one.label === label && one.kind === kind);
const notes = (query: string, weight: string) =>
  (screen(query).answer?.notes ?? [])
    .filter((note) => note.weight === weight)
    .map(({ text }) => text);

const ds13 = 'vm=DS13&limits=2018-09';

describe('What is asked', () => {
  test('without a want is every cap of every disk at once.', () => {
    const query = `${ds13}&disks=data:P30x2:None,log:P10x1:None`;
    expect(gate(query, 'VM uncached', 'iops')?.asked).toBe(10_500);
    expect(gate(query, 'VM uncached', 'throughput')?.asked).toBe(500 * 1024 ** 2);
  });

  test('with a want is spread over the data disks in proportion to their caps; the others rest.', () => {
    const query = `${ds13}&disks=data:P30x1:None,data:P10x1:None,log:P30x1:None&want-iops=1100`;
    expect(gate(query, 'data, P30', 'iops')?.asked).toBe(1000);
    expect(gate(query, 'data, P10', 'iops')?.asked).toBe(100);
    expect(gate(query, 'VM uncached', 'iops')?.asked).toBe(1100);
    // Nothing says how large the IOs are, so nothing is known of throughput.
    expect(gate(query, 'VM uncached', 'throughput')?.asked).toBe(0);
    const throughput = screen(query).answer?.readouts.find(({ id }) => id === 'throughput');
    expect(throughput).toMatchObject({ text: 'needs an IO size' });
    expect(throughput).not.toHaveProperty('value');
  });

  test('of a group with IOPS of its own is those, for the whole group.', () => {
    const query = `${ds13}&disks=data:P30x2:None:3000,log:P30x1:None:500&io-size=8KiB`;
    expect(gate(query, 'VM uncached', 'iops')?.asked).toBe(3500);
    expect(gate(query, 'VM uncached', 'throughput')?.asked).toBe(3500 * 8192);
  });

  test('crosses the cached gate whole, and the others without the hits.', () => {
    const query = `${ds13}&disks=data:P30x1:ReadOnly:4000&hit=75%25&read=80%25`;
    expect(gate(query, 'VM cached', 'iops')?.asked).toBe(4000);
    expect(gate(query, 'VM uncached', 'iops')?.asked).toBeCloseTo(1600, 9);
    expect(gate(query, 'data, P30', 'iops')?.asked).toBeCloseTo(1600, 9);
  });

  test('of the temp disk is its throughput at the cached gate, and IOPS where the size is known.', () => {
    const query = `${ds13}&disks=data:P30x1:None&temp=64MiB/s`;
    expect(gate(query, 'VM cached', 'throughput')?.asked).toBe(64 * 1024 ** 2);
    expect(gate(query, 'VM cached', 'iops')?.asked).toBe(0);
    expect(gate(`${query}&io-size=64KiB`, 'VM cached', 'iops')?.asked).toBe(1024);
  });
});

describe('Wants that can’t be followed', () => {
  test('are refused where they disagree by more than one percent.', () => {
    const both = `${ds13}&io-size=8KiB&want-iops=1000`;
    expect(problemOf(`${both}&want-throughput=8192KB/s`, 'want-throughput')).toBeUndefined();
    expect(problemOf(`${both}&want-throughput=8.2MB/s`, 'want-throughput')).toBeUndefined();
    expect(problemOf(`${both}&want-throughput=9MB/s`, 'want-throughput')).toMatch(
      /another throughput/,
    );
    expect(screen(`${both}&want-throughput=9MB/s`).answer).toBeUndefined();
  });

  test('are refused where no data disk is left to spread them over.', () => {
    expect(problemOf(`${ds13}&disks=log:P30x1:None&want-iops=100`, 'want-iops')).toMatch(
      /data disks/,
    );
  });
});

describe('The rules', () => {
  test('None on an OS disk is ReadOnly today, and None in 2018.', () => {
    const disks = 'disks=os:P10x1:None,data:P30x1:None';
    expect(gate(`vm=D8s_v3&${disks}`, 'VM cached', 'iops')?.asked).toBe(500);
    expect(gate(`${ds13}&${disks}`, 'VM cached', 'iops')?.asked).toBe(0);
  });

  test('a disk of 4 TiB or more has no host cache: it is computed without, and said so.', () => {
    const query = 'vm=D8s_v3&disks=data:P60x1:ReadOnly';
    expect(gate(query, 'VM cached', 'iops')?.asked).toBe(0);
    expect(notes(query, 'broken').join()).toMatch(/4 TiB.*Computed with None/);
  });

  test('a series without host cache is computed without.', () => {
    const query = 'vm=L8s_v2&disks=data:P30x1:ReadOnly';
    expect(gate(query, 'VM cached', 'iops')?.asked).toBe(0);
    expect(notes(query, 'broken').join()).toMatch(/no host cache.*Computed with None/);
  });

  test('more data disks than the VM takes can’t be attached, whatever the headroom.', () => {
    const query = 'vm=D2s_v3&disks=os:P10x1:ReadOnly,data:P4x5:None';
    expect(screen(query).answer?.headline[0]).toMatch(/Can’t be attached/);
    expect(notes(query, 'broken').join()).toMatch(/5 data disks; D2s_v3 takes 4/);
  });

  test('the design guide stops at 32 disks on the DS series where the size table allows more.', () => {
    const query = 'vm=DS14&limits=2018-09&disks=data:P10x33:None';
    expect(notes(query, 'caution').join()).toMatch(/design guide stripes 32 at most/);
  });

  test('a used temp disk and a cached disk that matters do not go together.', () => {
    const query = `${ds13}&disks=data:P30x1:ReadOnly&temp=used`;
    expect(notes(query, 'broken').join()).toMatch(/data \(P30\): Where the temp disk is used/);
  });

  test('Premium SSD v2 and Ultra Disk pass the VM’s own cap for them where it has one.', () => {
    const query = 'vm=E8bds_v5&disks=data:PremiumV2-512GiB-8000IOPS-400MBpsx4:None';
    expect(gate(query, 'VM v2 and Ultra', 'iops')).toMatchObject({ asked: 32_000, limit: 32_400 });
    expect(gate(query, 'VM uncached', 'iops')?.asked).toBe(0);
  });

  test('local NVMe stands outside the cached gate.', () => {
    const query = 'vm=D8ds_v6&disks=data:P30x1:None&temp=500MB/s';
    expect(gate(query, 'VM cached', 'throughput')?.asked ?? 0).toBe(0);
    expect(notes(query, 'holds').join()).toMatch(/outside the VM’s cached limit/);
  });
});

describe('A gate without a figure', () => {
  test('is shown with what is asked of it, counts for nothing, and the verdict says so.', () => {
    const query = 'vm=D8s_v6&disks=data:P10x1:ReadOnly';
    const cached = gate(query, 'VM cached', 'iops');
    expect(cached).toMatchObject({ asked: 500, limitText: 'not published' });
    expect(cached).not.toHaveProperty('headroom');
    expect(JSON.stringify(screen(query).answer?.headline)).toMatch(/not published/);
  });

  test('leaves no verdict where there is no figure at all.', () => {
    const answer = screen('vm=A4&limits=2018-09&disks=data:S30x4:None').answer;
    expect(answer).not.toHaveProperty('verdict');
    expect(answer?.boundBy).toEqual([]);
    expect(answer?.readouts.find(({ id }) => id === 'iops')?.value).toBe(2000);
  });
});

describe('Every proposal', () => {
  const throttled = [
    '',
    'vm=D2s_v3',
    'limits=2018-09&vm=DS15_v2&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly,log:P30x2:None&temp=used',
    'vm=DS1&limits=2018-09&disks=data:P30x1:None&want-iops=4000&io-size=8KiB',
    'vm=DS4&limits=2018-09&disks=data:P30x1:None&want-throughput=250MiB/s',
  ];
  test.each(throttled)('for %j fits when it is tried.', (query) => {
    const advice = screen(query).answer?.advice ?? [];
    expect(advice.length).toBeGreaterThan(0);
    for (const { query: next } of advice) {
      const then = screen(next ?? '').answer;
      expect(then?.verdict, next).toMatch(/^(fits|tight)$/);
      expect(
        then?.notes.filter(({ weight }) => weight === 'broken'),
        next,
      ).toEqual([]);
    }
  });

  test('names the smallest size of the same series first.', () => {
    const [first] =
      screen('vm=DS1&limits=2018-09&disks=data:P30x1:None&want-iops=4000&io-size=8KiB').answer
        ?.advice ?? [];
    expect(first?.query).toBe(
      'vm=DS2&disks=data:P30x1:None&io-size=8KiB&want-iops=4000&limits=2018-09',
    );
  });
});
