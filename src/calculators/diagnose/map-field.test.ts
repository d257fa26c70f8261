/** What the reader sets of which device is which disk, and what is found where nothing is set. */
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  checksOf,
  numbersOf,
  type Row,
  sentencesOf,
  type Texts,
  times,
  viewModelOf,
} from '../../../tests/diagnosis/answers.ts';
import { fullDataset } from '../full-dataset.ts';
import { diagnose } from './index.ts';

/** A device that reads 8 KiB at this rate. */
const reads = (device: string, iops: number): Row =>
  [...[device, iops, 0, iops * 8, 0, 1], ...[0, iops / 1000, 50]] as unknown as Row;
const text = (...rows: readonly Row[]) => times(12, ...rows);

const e32 = { vm: 'E32s_v3' };
const twoGroups = { ...e32, disks: 'os:P10x1:None,data:P30x1:None,log:P20x1:None' };
const fourDisks = { ...e32, disks: 'os:P10x1:None,data:P30x4:None' };

const placesOf = (given: Texts) =>
  answerOf(given).tables[0]?.rows.map(({ cells }) => cells.join(' | '));
const mapControl = (given: Texts) => {
  const control = viewModelOf(given).controls.find(({ name }) => name === 'map');
  if (control?.kind !== 'parts') throw new Error('The map is a control of several boxes.');
  return control;
};
const problemOf = (given: Texts) => mapControl(given).boxes[0]?.problem;

describe('Without a map', () => {
  test('partitions, volumes and devices that are no disks are named, and none is counted twice.', () => {
    const given = {
      ...fourDisks,
      text: text(
        ...[reads('loop0', 1), reads('sda', 5), reads('sda1', 5), reads('sdc', 100)],
        ...[reads('sdd', 100), reads('sde', 100), reads('sdf', 100), reads('md0', 400)],
      ),
    };
    expect(placesOf(given)).toEqual([
      'loop0 | – | no disk',
      'md0 | – | a volume made of disks, not counted twice',
      'sda | os, P10 | by its name',
      'sda1 | – | a part of sda, not counted twice',
      'sdc to sdf | data, 4 × P30 | the only group that is left',
    ]);
    const uncached = answerOf(given).limits.find(({ label }) => label.startsWith('VM uncached'));
    expect(uncached?.demand).toBe(405);
  });

  test('the temp disk is left out, and one that did IO is not checked.', () => {
    const rows = ['sdc', 'sdd', 'sde', 'sdf'].map((device) => reads(device, 100));
    const idle = { ...fourDisks, text: text(reads('sda', 5), reads('sdb', 1), ...rows) };
    expect(placesOf(idle)).toContain('sdb | – | left out, taken for the temp disk');
    expect(sentencesOf(idle)).not.toContain('Not checked');
    expect(JSON.stringify(answerOf(idle).checks)).toContain('names no temp disk: the second SCSI');
    const busy = { ...fourDisks, text: text(reads('sda', 5), reads('sdb', 300), ...rows) };
    expect(sentencesOf(busy)).toContain('Not checked: whether sdb, left out, is on these disks.');
  });

  test('more devices than disks that did IO are a verdict that says what was not checked.', () => {
    const given = {
      ...twoGroups,
      disks: 'data:P30x1:None',
      text: text(reads('sdc', 900), reads('sdd', 800), reads('sde', 0)),
    };
    expect(sentencesOf(given)).toContain('Not checked: whether sdd, left out, is on these disks.');
    expect(placesOf(given)).toEqual([
      'sdc | data, P30 | assumed, as the busiest',
      'sdd | – | left out: there are more devices than disks',
      'sde | – | left out, without IO',
    ]);
  });

  test('an assumed order is not checked where the groups differ, and needs no check where they are alike.', () => {
    const given = { text: text(reads('sda', 5), reads('sdc', 900), reads('sdd', 800)) };
    expect(sentencesOf({ ...twoGroups, ...given })).toContain(
      'Not checked: which device is which disk, taken in the order of their names.',
    );
    const alike = { ...e32, disks: 'os:P10x1:None,data:P30x1:None,log:P30x1:None' };
    expect(sentencesOf({ ...alike, ...given })).not.toContain('Not checked');
  });
});

describe('A single device with the name of an OS disk', () => {
  test('is the OS disk where the name leaves no doubt.', () => {
    const heading = ['Disk Reads/sec', 'Disk Read Bytes/sec', 'Avg. Disk sec/Read'].map(
      (name) => `"\\\\VM\\PhysicalDisk(0 C:)\\${name}"`,
    );
    const rows = Array.from(
      { length: 12 },
      (_, at) => `"06/13/2026 09:15:${String(at + 10)}.000","100","819200","0.002"`,
    );
    const csv = [`"(PDH-CSV 4.0)",${heading.join(',')}`, ...rows].join('\n');
    expect(placesOf({ ...fourDisks, text: csv })).toEqual(['0 C: | os, P10 | by its name']);
  });

  test('is not checked where it may be any disk.', () => {
    const given = { ...fourDisks, text: text(reads('sda', 100)) };
    expect(placesOf(given)).toEqual(['sda | data, P30 | assumed, since it is the only device']);
    expect(sentencesOf(given)).toContain('Not checked: whether sda is the OS disk.');
    expect(sentencesOf({ ...given, map: 'sda=os' })).not.toContain('Not checked');
  });
});

describe('A map', () => {
  const swapped = {
    ...twoGroups,
    text: text(reads('sda', 5), reads('sdc', 900), reads('sdd', 4900)),
  };
  test('sets a device, and what is left for the others is found by itself.', () => {
    // A P20 has 2,300 IOPS, and a P30 5,000.
    expect(answerOf(swapped).verdict).toBe('above-limit');
    const set = { ...swapped, map: 'sdd=data' };
    expect(answerOf(set)).toMatchObject({ verdict: 'at-limit', boundBy: ['disk IOPS (P30)'] });
    expect(placesOf(set)).toEqual([
      'sda | os, P10 | by its name',
      'sdc | log, P20 | the only group that is left',
      'sdd | data, P30 | set in the form',
    ]);
    expect(sentencesOf(set)).not.toContain('Not checked');
    expect(checksOf(set, 'warning')).not.toContain('which device is which disk');
  });

  test('can be written in any case, with spaces, and line by line.', () => {
    const plain = answerOf({ ...swapped, map: 'sdd=data,sdc=log' }).boundBy;
    for (const map of ['SDD = Data, sdc=LOG', 'sdd=data\nsdc=log', ',sdd=data,,sdc=log,'])
      expect(answerOf({ ...swapped, map }).boundBy).toEqual(plain);
  });

  test('leaves a device out, as “temp” or “none”.', () => {
    const rows = text(reads('sda', 5), reads('sdb', 4900), reads('sdc', 900));
    for (const map of ['sdb=temp', 'sdb=none']) {
      const given = { ...e32, disks: 'os:P10x1:None,data:P30x1:None', text: rows, map };
      expect(numbersOf({ ...given, device: 'sdc' })).toMatchObject({ iops: 900 });
      expect(placesOf(given)).toContain('sdb | – | left out in the form');
      expect(sentencesOf(given)).not.toContain('Not checked');
    }
  });

  test('of a volume takes the place of its disks, which are then not counted beside it.', () => {
    const given = {
      ...fourDisks,
      text: text(...[reads('sda', 5), reads('sdc', 4000), reads('sdd', 4000), reads('md0', 8000)]),
    };
    const set = { ...given, map: 'md0=data' };
    expect(numbersOf({ ...set, device: 'md0' })).toMatchObject({ iops: 8000 });
    expect(placesOf(set)).toEqual([
      'md0 | data, 4 × P30 | set in the form',
      'sda | os, P10 | by its name',
      'sdc and sdd | – | left out beside the volume that is set',
    ]);
  });

  test('of a partition takes the place of its disk.', () => {
    const given = {
      ...e32,
      disks: 'data:P30x2:None',
      text: text(reads('sdc', 500), reads('sdc1', 400), reads('sdd', 100)),
      map: 'sdc1=data',
    };
    expect(numbersOf(given)).toMatchObject({ iops: 400 });
    expect(placesOf(given)).toContain('sdd | data, P30 | the only group that is left');
  });

  test('tells groups of the same role apart by their number.', () => {
    const given = {
      ...e32,
      disks: 'data:P20x1:None,data:P30x1:None',
      text: text(reads('sdc', 4900), reads('sdd', 10)),
    };
    expect(answerOf({ ...given, map: 'sdc=data2' }).boundBy).toEqual(['disk IOPS (P30)']);
    expect(problemOf({ ...given, map: 'sdc=data' })).toBe(
      'Write sdc= and one of data1, data2, none or temp.',
    );
  });

  test.each([
    ['an unknown device', 'sdx=data', /no device “sdx”\. It has sda, sdc and sdd\./],
    ['a device without a disk', 'sdc', /Write sdc= and one of os, data, log, none or temp\./],
    ['a device twice', 'sdc=data,sdc=log', /sdc is set twice/],
    [
      'more devices than disks',
      'sdc=data,sdd=data',
      /sdc and sdd are set to data, which is 1 disk/,
    ],
    ['nothing that is counted', 'sda=none,sdc=temp,sdd=none', /Every device is left out/],
  ])('with %s is a problem beside the field, without an answer.', (_, map, problem) => {
    expect(problemOf({ ...swapped, map })).toMatch(problem);
    expect(viewModelOf({ ...swapped, map }).answer).toBeUndefined();
  });

  test.each([
    ['a disk and its partition', 'sdc=data,sdc1=data', /sdc and sdc1 are on one disk/],
    ['two partitions of one disk', 'sdc1=data,sdc2=data', /sdc1 and sdc2 are on one disk/],
    ['a volume and a disk', 'md0=data,sdc=data', /md0 is all disks of data/],
    ['memory', 'loop0=data', /no device “loop0”/],
    ['a figure of the VM', 'VM cached=data', /no device “VM cached”/],
  ])('that counts %s is a problem.', (_, map, problem) => {
    const rows = ['sdc', 'sdc1', 'sdc2', 'md0', 'loop0'].map((device) => reads(device, 10));
    expect(problemOf({ ...fourDisks, text: text(...rows), map })).toMatch(problem);
  });

  test('of a benchmark is a problem, since its text names no devices; a text that is refused is one by itself.', () => {
    expect(problemOf({ text: 'example:fio', map: 'sdc=data' })).toMatch(/Leave this empty/);
    expect(problemOf({ text: 'hello', map: 'sdc=data' })).toBeUndefined();
  });

  test('that leaves out the device that is asked for is a problem.', () => {
    expect(problemOf({ ...swapped, device: 'sdc', map: 'sdc=none' })).toMatch(
      /Device asks for sdc/,
    );
  });

  test('is in no link, since names of devices are part of a measurement.', () => {
    expect(viewModelOf({ ...swapped, map: 'sdd=data' }).query).not.toContain('sdd');
  });
});

describe('The boxes of the map', () => {
  test('have a choice for each device that may be a disk, and show what was found.', () => {
    const [line, ...boxes] = mapControl({}).boxes;
    expect(line?.text).toBe('');
    expect(boxes.map(({ label }) => label)).toEqual(['md0', 'sda', 'sdc', 'sdd', 'sde', 'sdf']);
    expect(boxes[2]?.choices?.map(({ label }) => label)).toEqual([
      'data (found)',
      'os, P10',
      'data, 4 × P30',
      'none of these',
    ]);
  });

  test('write the text, one device at a time, and take a device out of it again.', () => {
    const set = (map: string, device: string, typed: string) =>
      diagnose.edit(
        'map',
        map,
        { kind: 'set', row: 0, part: `of.${encodeURIComponent(device)}`, text: typed },
        fullDataset,
      );
    expect(set('', 'sdc', 'data')).toBe('sdc=data');
    expect(set('SDC=data,sdd=log', 'sdc', 'none')).toBe('sdd=log,sdc=none');
    expect(set('sdd=log', 'LUN 0', 'data')).toBe('sdd=log,LUN 0=data');
    expect(set('sdd=log,sdc=data', 'sdd', '')).toBe('sdc=data');
  });
});
