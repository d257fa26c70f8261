/** The script of what reads measurements, and files of them. */
export { readText } from '../../readers/index.ts';
export { readFile } from './read-file.ts';
