import { acceleratedSeries } from '../series-lists.ts';
import { rulesIn } from './rule.ts';

/** Performance tiers, shared disks, bursts and Write Accelerator: what pages state and no answer cites. */
export const featureRules = rulesIn(`
tier-higher | current | performance-tiers | What tiers can be changed
  A Premium SSD can be set to the performance of a larger one, without downtime and without changing its size: up to P40 to any tier up to P50, and from P60 to any up to P80.
  families: Premium SSD
shared-limit | current | shared-disks | Premium SSD performance throttles
  A shared Premium SSD or Standard SSD has the limits of a single one, and its VMs divide them.
  families: Premium SSD, Standard SSD
shared-without | current | shared-limitations | General limitations; Premium SSD; Standard SSDs
  A shared Premium SSD or Standard SSD has no host cache and no Write Accelerator, and cannot be an OS disk; a shared Premium SSD does not burst.
  families: Premium SSD, Standard SSD
shared-price | current | shared-disks | Billing implications
  Each VM that a shared Premium SSD is attached to is billed.
  families: Premium SSD
burst-on-demand-switch | current | on-demand-limitations | the list of limitations
  On-demand bursting is switched on while the disk is detached or its VM stopped, and can be switched off after 12 hours. A change of the tier leaves it on.
  figure: 12 h
  families: Premium SSD
burst-on-demand-price | current | burst-credits | On-demand bursting, Billing
  On-demand bursting costs a fee for every hour until it is switched off, and in every second the larger of the IOs above the disk’s IOPS and, at 256 KiB each, the throughput above its MB/s, in units of 10,000.
  figure: 256 KiB
  families: Premium SSD
plus-from | current | performance-plus | Limitations
  A disk of 513 GiB or more can have “performance plus”: it is chosen when the disk is created, and costs nothing.
  figure: 513 GiB
  families: Premium SSD, Standard SSD, Standard HDD
operations-cap | current | disk-types | Standard SSD transactions; Standard HDD transactions
  Operations of a Standard SSD or Standard HDD are billed up to a number an hour and disk, and free above it. The page does not give that number.
  families: Standard SSD, Standard HDD
delivery-premium | current | disk-types | Premium SSD size
  A Premium SSD is designed to deliver its figures 99.9 % of the time.
  families: Premium SSD
delivery-standard-ssd | current | disk-types | Standard SSD size
  A Standard SSD is designed to deliver up to its figures 99 % of the time.
  families: Standard SSD
sector | current | disk-types | Premium SSDs; Standard SSDs
  Premium SSD and Standard SSD have 512E sectors.
  families: Premium SSD, Standard SSD
accelerator-io | current | write-accelerator | Write Accelerator restrictions
  Write Accelerator shortens writes of up to 64 KiB; larger ones go the usual way.
  figure: 64 KiB
  families: Premium SSD
  series: ${acceleratedSeries.join(', ')}
controller-older | current | nvme-faq | Which VM generations support NVMe disks?
  Sizes of general purpose, memory and compute up to v5 (Fsv2) typically attach remote disks over SCSI. Of Lsv2, Lsv3 and Lasv3 the temporary disks alone can be NVMe.
controller-newer | current | modernization | What changes when the VM family changes
  On v6 and v7 sizes all disks are attached over NVMe.
nvme-image | current | nvme-faq | Will Generation 1 VMs be supported; What happens if the OS; Can VMs configured with Trusted Launch
  Disks over NVMe need a generation 2 VM and an image that supports NVMe. A VM with SCSI is converted, not just resized; with Trusted launch it cannot be.
disk-encryption | current | disk-encryption | Supported VMs
  Azure Disk Encryption, which encrypts inside the VM, is not available on A sizes, nor on v6, v7 and newer ones.
disk-encryption-disks | current | disk-encryption-windows | Restrictions
  Azure Disk Encryption, which encrypts inside the VM, does not work with Premium SSD v2, Ultra Disk and ephemeral OS disks.
  families: Premium SSD v2, Ultra Disk
accelerator-snapshot | current | write-accelerator | Write Accelerator restrictions
  Of disks with Write Accelerator only data disks can have snapshots.
  series: ${acceleratedSeries.join(', ')}
`);
