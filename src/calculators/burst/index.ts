export { burst } from './options.ts';
