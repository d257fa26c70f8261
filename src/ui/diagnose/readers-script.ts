/** The script of what reads measurements, and of the field that they are entered in. */
export { readText } from '../../readers/index.ts';
export { Area } from './Area.tsx';
