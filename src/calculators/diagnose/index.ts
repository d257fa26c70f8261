export { diagnose } from './options.ts';
