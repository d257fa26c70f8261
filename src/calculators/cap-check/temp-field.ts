/** The load of the temp disk, or of local NVMe disks beside it: `unused`, `used`, `256MB/s`, `20000IOPS`, `20000IOPS:NVMe`. */
import { textField } from '../../kit/index.ts';
import type { LocalDevice, Temp } from '../../storage/set-up/loads.ts';
import {
  err,
  isOk,
  ok,
  parseThroughput,
  type Result,
  serializeIops,
  serializeThroughput,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { inIops, throughputRange } from '../shared/fields/fields.ts';

const accepted =
  'Type unused, used, a throughput such as 100 MB/s, or a rate such as 2000 IOPS; for local NVMe disks beside the temp disk 2000IOPS:NVMe.';

const devices: Readonly<Record<string, LocalDevice>> = { nvme: 'NVMe', scsi: 'SCSI' };

export const serializeTemp = (temp: Temp): string => {
  if (typeof temp === 'string') return temp;
  const load =
    'iops' in temp ? `${serializeIops(temp.iops)}IOPS` : serializeThroughput(temp.throughput);
  return temp.on ? `${load}:${temp.on}` : load;
};

export const tempField = textField<Temp, CalculatorContext>({
  label: 'Temp disk',
  hint: 'unused, used, or its load: 100 MB/s, 2000 IOPS. Of local NVMe disks beside it: 2000IOPS:NVMe.',
  initial: 'unused',
  offers: ['unused', 'used'],
  parse: (text): Result<Temp> => {
    const word = text.trim().toLowerCase();
    if (word === 'unused' || word === 'used') return ok(word);
    const [load = '', device, ...rest] = text.split(':');
    const on = device === undefined ? undefined : devices[device.trim().toLowerCase()];
    if (!/^\s*\d/.test(load) || rest.length > 0 || (device !== undefined && !on))
      return err(accepted);
    const of = on ? { on } : {};
    if (/iops/i.test(load)) {
      const rate = inIops.parse(load);
      return isOk(rate) ? ok({ iops: rate.value, ...of }) : rate;
    }
    const throughput = parseThroughput(load, throughputRange);
    return isOk(throughput) ? ok({ throughput: throughput.value, ...of }) : throughput;
  },
  serialize: serializeTemp,
});
