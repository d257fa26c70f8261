export { throttle } from './options.ts';
