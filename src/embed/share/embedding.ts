/** The script of what the panel says of other tools: frames, scripts and pictures in somebody's page. */
export { Embedding } from './Embedding.tsx';
export { PictureSnippets } from './PictureSnippets.tsx';
