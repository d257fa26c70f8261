export * from './print.ts';
export * from './quantity.ts';
export * from './read.ts';
export * from './result.ts';
export * from './write.ts';
