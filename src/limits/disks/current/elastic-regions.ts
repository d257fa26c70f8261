const text = `
region              name                  ultra  premium-v2  without-zone
-                   -                     zones  zones       -
australiacentral    Australia-Central     0      -           -
australiacentral2   Australia-Central-2   0      0           yes
australiaeast       Australia-East        3      3           yes
australiasoutheast  Australia-Southeast   0      0           yes
austriaeast         Austria-East          3      3           -
brazilsouth         Brazil-South          1      3           yes
brazilsoutheast     Brazil-Southeast      0      0           yes
canadacentral       Canada-Central        3      3           -
canadaeast          Canada-East           0      0           yes
centralindia        Central-India         1      3           -
centralus           Central-US            3      3           -
chinanorth3         China-North-3         3      3           -
eastasia            East-Asia             1      3           yes
eastus              East-US               3      3           -
eastus2             East-US-2             3      3           -
francecentral       France-Central        3      3           yes
germanynorth        Germany-North         -      0           yes
germanywestcentral  Germany-West-Central  2      3           yes
indonesiacentral    Indonesia-Central     3      3           -
israelcentral       Israel-Central        -      3           -
italynorth          Italy-North           3      3           yes
japaneast           Japan-East            3      3           -
japanwest           Japan-West            2      2           -
koreacentral        Korea-Central         1      3           yes
koreasouth          Korea-South           0      -           -
malaysiawest        Malaysia-West         3      3           -
mexicocentral       Mexico-Central        -      3           yes
newzealandnorth     New-Zealand-North     3      3           yes
northcentralus      North-Central-US      0      0           yes
northeurope         North-Europe          3      3           -
norwayeast          Norway-East           -      3           yes
norwaywest          Norway-West           0      0           yes
polandcentral       Poland-Central        3      3           yes
qatarcentral        Qatar-Central         2      -           -
southafricanorth    South-Africa-North    3      3           yes
southcentralus      South-Central-US      2      3           -
southindia          South-India           -      0           yes
southeastasia       Southeast-Asia        3      3           yes
spaincentral        Spain-Central         2      3           yes
swedencentral       Sweden-Central        3      3           yes
switzerlandnorth    Switzerland-North     3      3           yes
switzerlandwest     Switzerland-West      -      0           yes
taiwannorth         Taiwan-North          0      0           yes
uaecentral          UAE-Central           0      -           -
uaenorth            UAE-North             3      3           -
uksouth             UK-South              3      3           -
ukwest              UK-West               0      0           yes
usgovarizona        US-Gov-Arizona        0      -           yes
usgovtexas          US-Gov-Texas          0      -           -
usgovvirginia       US-Gov-Virginia       1      3           -
westcentralus       West-Central-US       -      0           yes
westeurope          West-Europe           3      3           -
westus              West-US               0      0           yes
westus2             West-US-2             3      3           -
westus3             West-US-3             3      3           -
`;

/**
 * Where Microsoft lists Premium SSD v2 and Ultra Disk: in how many availability zones, 0 in a region
 * that has none or where a VM must be in none, and where Premium SSD v2 can be outside zones too.
 * What is `-`, and a region without a row, is on no list, which does not mean that it is refused.
 */
export const elasticRegionsToday = {
  file: 'src/limits/disks/current/elastic-regions.ts',
  text,
  origin: {
    'Ultra Disk': 'ultra-limitations',
    'Premium SSD v2': 'premium-v2-regions',
    withoutZone: 'premium-v2-nonzonal-regions',
  },
} as const;
