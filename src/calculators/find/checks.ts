/** What the vendor’s pages, the data and the search leave open about what was found. */
import type { Check } from '../../kit/index.ts';
import { shownName } from '../../limits/name-keys.ts';
import { isSoldIn } from '../../limits/prices/region-prices.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { familiesOf } from '../../storage/find/requirement.ts';
import type { Row } from '../../storage/find/rows.ts';
import type { Market } from '../../storage/find/search.ts';
import { isEncryptable } from '../../storage/path/encryption.ts';
import { isBilledByUse } from '../../storage/set-up/cost.ts';
import { formatDuration } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { info, warning } from '../shared/answer/checks-and-columns.ts';
import {
  bySeverity,
  cautionNotes,
  derivedCreditNote,
  notesOn,
  ruleNote,
  unpublishedNotes,
} from '../shared/answer/notes.ts';
import { list, sourceAt } from '../shared/answer/text.ts';
import { regionNotes } from '../shared/set-up/cost.ts';
import { nvmeNotes } from '../shared/set-up/nvme-note.ts';
import { assumedMean } from './billed-operations.ts';
import { type Given, requirementOf } from './model.ts';
import { peaksText } from './requirement-text.ts';

/** Not every VM can have Premium SSD v2 or Ultra Disk. The lists that say what cannot be an OS disk say this too. */
const zoneNotes = (family: Disk['family'], catalogue: Catalogue): readonly Check[] => {
  const v2 = 'In most regions with availability zones only a VM in a zone can have Premium SSD v2.';
  const ultra =
    'Ultra Disk is only for a single VM or one in a zone, and not every region has it for every size.';
  if (family === 'Premium SSD v2') return [ruleNote('os-premium-v2', catalogue, 'info', v2)];
  return family === 'Ultra Disk' ? [ruleNote('os-ultra', catalogue, 'warning', ultra)] : [];
};

/** The types of disk that are accepted and that the region does not have. */
export const unsoldOf = (inputs: Given, prices: Market['prices']) =>
  familiesOf(requirementOf(inputs))
    .filter((family) => !isSoldIn(prices, family))
    .map((family) => ({ family }));

/** What the vendor’s pages and the data leave open. */
export function checksOf(
  inputs: Given,
  { assessment, vm, set, burst }: Row,
  { prices }: Market,
  catalogue: Catalogue,
) {
  const disks = [set.disk, ...(set.log ? [set.log.disk] : [])];
  const billed = disks.filter(isBilledByUse);
  const assumed = assumedMean(inputs);
  const peaks = peaksText(inputs);
  const open: Check[] = compact([
    peaks && info(peaks),
    billed[0] &&
      warning(
        `${list([...new Set(billed.map(({ family }) => family))])} is billed by the operation too${assumed ? `; the mean is assumed, as ${assumed}` : ''}. Above an hourly maximum, which is published for few sizes, operations are free.`,
        sourceAt('disk-types', `${billed[0].family}, transactions`, catalogue),
      ),
    inputs['os-disk']?.family === 'Standard HDD' &&
      ruleNote('os-standard-hdd', catalogue, 'warning'),
    set.disk.placement && ruleNote('local-loss', catalogue, 'warning'),
    set.disk.placement && ruleNote('measured-local', catalogue),
    ...nvmeNotes(vm, catalogue),
    inputs.redundancy === 'ZRS' &&
      info(
        'All disks are zone-redundant, that of the OS too: Premium SSD v2, Ultra Disk and Standard HDD were left out.',
        sourceAt('disks-redundancy', 'Limitations', catalogue),
      ),
    burst?.usesVmCredits && derivedCreditNote(vm, catalogue),
    inputs.burst !== undefined &&
      info(
        `Burst: the target is taken to last ${formatDuration(inputs.burst)} a day at most, and credits to come back at other times.`,
      ),
    inputs.now &&
      !(inputs.vcpus && inputs.memory) &&
      info(
        `The search requires at least half of the vCPUs and three quarters of the memory of ${shownName(inputs.now.inputs.vm)}, unless others are entered.`,
      ),
    info(
      `Not checked: your quota for the size, whether your zone offers it, and whether the maker of your software supports it.${isEncryptable(vm, disks) ? '' : ' Azure Disk Encryption does not support this size or these disks.'}`,
    ),
    info(
      set.log
        ? 'The log has separate disks without a host cache, and shares the limits of the VM.'
        : 'All data disks are one volume. For a log on separate disks enter its IOPS, throughput or capacity.',
    ),
  ]);
  return bySeverity([
    ...open,
    ...unpublishedNotes(
      vm,
      assessment.gaps.flatMap((gap) => (gap.why === 'unpublished' ? [gap.id] : [])),
    ),
    ...cautionNotes(vm, assessment.setUp.groups, catalogue),
    ...regionNotes([...disks, ...unsoldOf(inputs, prices)], prices, catalogue),
    ...[...new Set(disks.map(({ family }) => family))].flatMap((family) =>
      zoneNotes(family, catalogue),
    ),
    ...notesOn(
      [...assessment.setUp.groups.map(({ disk }) => disk), vm],
      'current',
      catalogue,
      inputs.burst === undefined ? [] : ['burst'],
    ),
  ]);
}
