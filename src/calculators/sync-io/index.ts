export { syncIo } from './options.ts';
