export { capCheck } from './options.ts';
