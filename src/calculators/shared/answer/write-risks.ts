/** What ReadWrite host cache risks, by what is on the disks. */
export const writeRisks = {
  data: 'ReadWrite host cache can lose data when the host fails: writes are acknowledged before they are on the disk. It is not for logs and not for SQL Server; elsewhere only for applications that flush what must last.',
  tempdb:
    'ReadWrite loses recent writes when the host fails, and Microsoft’s SQL Server guidance does not allow it for tempdb.',
} as const;
