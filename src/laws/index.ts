export * from './burst.ts';
export * from './limit-pair.ts';
export * from './littles-law.ts';
export * from './sharing.ts';
export * from './stripe.ts';
export * from './throughput.ts';
export * from './utilisation.ts';
export * from './window.ts';
