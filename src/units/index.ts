export * from './compare.ts';
export * from './csv.ts';
export * from './format.ts';
export * from './parse.ts';
export * from './quantity.ts';
export * from './result.ts';
export * from './serialize.ts';
export * from './verdict.ts';
