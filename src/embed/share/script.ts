/** The script of the panel “Share and embed”, loaded when it is opened first. */
export { Panel } from './Panel.tsx';
