export * from './calculator.ts';
export * from './example.ts';
export * from './field.ts';
export * from './headroom.ts';
export * from './link.ts';
export * from './list-field.ts';
export * from './timeline.ts';
export * from './view-model.ts';
