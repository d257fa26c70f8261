/** Lists of VM series that single documents give, by the names of the dataset. */

/**
 * Compatible with Ultra Disk (2026-08-24). The list is neither complete nor refuted: `conflicts/elastic.ts`
 * has what speaks against it.
 */
export const ultraSeries: readonly string[] = [
  ...['Dsv3', 'Dsv4', 'Ddsv4', 'Dasv4', 'Dsv5', 'Ddsv5', 'Dasv5'],
  ...['Dplsv6', 'Dpldsv6', 'Dpsv6', 'Dpdsv6', 'Fsv2', 'Famsv6'],
  ...['Esv3', 'Esv4', 'Edsv4', 'Easv4', 'Esv5', 'Edsv5', 'Easv5', 'Ebsv5', 'Ebdsv5'],
  ...['M', 'Mv2', 'Msv2', 'Mdsv2', 'Mbsv3', 'Mbdsv3', 'Epsv6', 'Epdsv6'],
  ...['Lsv2', 'Lsv3', 'Lasv3', 'HC', 'HBv2'],
  ...['NCv3', 'NCasT4v3', 'ND', 'NDv2', 'NVv3', 'NVv4', 'NVadsA10v5'],
];

/** A page of each names the disks that it supports, with neither Premium SSD v2 nor Ultra Disk among them. */
export const seriesWithoutElastic: readonly string[] = [
  ...['DCasv5', 'DCadsv5', 'ECasv5', 'ECadsv5', 'ECesv6', 'ECedsv6'],
];

/** With Write Accelerator; how many disks of each size can have it is in `vms/current/write-accelerator.ts`. */
export const acceleratedSeries: readonly string[] = ['M', 'Mv2', 'Msv2', 'Mdsv2', 'Msv3', 'Mdsv3'];

/** Without a host cache for data disks by their pages. On an L8s_v2 Azure accepted the setting (`lsv2-caching`). */
export const uncachedSeries: readonly string[] = ['Ls', 'Lsv2', 'Lsv3', 'Lasv3'];
