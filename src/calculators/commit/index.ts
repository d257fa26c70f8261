export { commit } from './options.ts';
