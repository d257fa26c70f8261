export * from './calculator.ts';
export * from './example.ts';
export * from './field.ts';
export * from './link.ts';
export * from './list-field.ts';
export * from './recommender.ts';
export * from './utilisation.ts';
export * from './view-model.ts';
