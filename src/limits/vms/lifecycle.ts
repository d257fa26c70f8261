const text = `
state               date        source               names
-                   -           -                    -
retires             2024-08-31  a-series-retirement  A
retires             2026-09-30  retirements          NV*s_v3,NV*as_v4
retires             2027-03-31  retirements          M192idms_v2,M192ids_v2,M192ims_v2,M192is_v2
retires             2027-05-31  retirements          NP*s,HC*rs,HB*rs_v2
retires             2028-05-01  retirements          D,DS,Dv2,DSv2,Ls
retires             2028-11-15  retirements          B,Bv1,F,Fs,Fsv2,G,GS,Lsv2,A*_v2,A*m_v2
retires             2029-10-31  retirements          DC*s_v3,DC*ds_v3
retires             2029-11-15  retirements          Dv3,Dsv3,Ev3,Esv3,D*_v3,E*_v3   # except in Azure Government and other sovereign clouds
retired             2024-09-03  api-2025             A0
retired             2025-09-30  retirements          NC*s_v3,NC*rs_v3
retired             2026-06-30  retirements          DC*s_v2,DC*_v2
retired             2026-09-01  retirements          DC*as_cc_v5,DC*ads_cc_v5,EC*as_cc_v5,EC*ads_cc_v5
restrictedSince     2026-07     retirements          D,DS,Dv2,DSv2,Ls,B,Bv1,F,Fs,Fsv2,G,GS,Lsv2,Dv3,Dsv3,Ev3,Esv3,A*_v2,A*m_v2,D*_v3,E*_v3
preview             2026-02-02  ddsv7                Ddsv7
preview             2024-07-29  dldsv7               Dldsv7
preview             2026-02-02  dlsv7                Dlsv7
preview             2026-02-02  dsv7                 Dsv7
preview             2026-02-02  edsv7                Edsv7
preview             2026-02-02  esv7                 Esv7
preview             2025-05-08  dndsv6               Dndsv6
preview             2025-05-08  dnlsv6               Dnlsv6
preview             2025-05-08  dnsv6                Dnsv6
preview             2025-05-08  ensv6                Ensv6
preview             2025-05-08  dnldsv6              Dnldsv6
preview             2025-05-08  endsv6               Endsv6
preview             2024-07-30  falsv6               Falsv6
preview             2025-11-17  ebdsv6               Ebdsv6
preview             2025-11-17  ebsv6                Ebsv6
notInApi            2026-08-01  size-api-2026        Ebdsv6,Ebsv6
notInApi            2026-08-01  size-api-2026        D248s_v7,D372s_v7,E248s_v7,E372is_v7,D248ds_v7,D372ds_v7,D248lds_v7,D248ls_v7,E248ds_v7,E372ids_v7
notInApi            2026-08-01  size-api-2026        E64is_v3
notInApi            2026-08-01  size-api-2026        Mdsv3VHM
notInApi            2026-08-01  size-api-2026        Lasv5,Laosv5   # the page of the series is of 2026-08-18
noNewCapacity       2024-07-31  nca100v4             NCA100v4       # of its product line only NCads_H100_v5 grows
previousGeneration  2025-06-17  previous-generation  Esv4,Easv4,Edsv4,E*_v4,E*a_v4,E*d_v4
current             2026-09-24  lifecycle-stages     DCadsv6,DCasv6,DCedsv6,DCesv6,Dadsv6,Dadsv7,Daldsv6,Daldsv7,Dalsv6,Dalsv7,Dasv6,Dasv7,Ddsv6,Ddsv7,Dldsv6,Dldsv7,Dlsv6,Dlsv7,Dpdsv6,Dpldsv6,Dplsv6,Dpsv6,Dsv6,Dsv7
extended            2026-09-24  lifecycle-stages     DCadsv5,DCasv5,Dadsv5,Dasv4,Dasv5,Ddsv4,Ddsv5,Dldsv5,Dlsv5,Dpdsv5,Dpldsv5,Dplsv5,Dpsv5,Dsv4,Dsv5
endOfLife           2026-09-24  end-of-life          B,Bv1,D,DS,Dv2,DSv2,Dv3,Dsv3,F,Fs,Fsv2,Ev3,Esv3,G,GS,Ls,Lsv2,A*_v2,A*m_v2,D*_v3,E*_v3,DC*s_v3,DC*ds_v3,NV*s_v3,NV*as_v4,NP*s,HC*rs,HB*rs_v2
endOfLife           2026-09-24  end-of-life          M192idms_v2,M192ids_v2,M192ims_v2,M192is_v2
`;

/** What the documents state of series, of single sizes, and of sizes in `without-limits.ts`, which are named with their star. */
export const lifecycleTable = {
  file: 'src/limits/vms/lifecycle.ts',
  text,
  /** Where in a document it is stated, by the state; by the document where that is another. */
  places: {
    retires: 'Retired and retiring VM size series',
    retired: 'Retired and retiring VM size series',
    restrictedSince: 'Impacted VM series; Quota limitations',
    preview: 'the title, or the words below it',
    notInApi: 'the names in the files of 45 regions',
    noNewCapacity: 'the note below the title',
    previousGeneration: 'Memory optimized previous-gen sizes',
    current: 'Lifecycle stages, the example of general purpose sizes',
    extended: 'Lifecycle stages, the example of general purpose sizes',
    endOfLife: 'the lists of series',
    'a-series-retirement': 'the introduction',
    'api-2025': 'RetirementDateUtc of Standard_A0',
  },
} as const;
