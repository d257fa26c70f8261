export { queueDepth } from './options.ts';
