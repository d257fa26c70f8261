export { ioSize } from './options.ts';
