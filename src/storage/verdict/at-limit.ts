/**
 * How near a limit a load counts as being at it, as shares of the limit: metrics are whole per cents, disks deliver up to
 * 2 % more than is published, and a load that waits at a limit does not fill every one of its windows.
 */
export const atLimit = { from: 0.95, to: 1.05 } as const;
