export { provision } from './options.ts';
