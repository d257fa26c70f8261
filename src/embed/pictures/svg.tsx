import { renderToString } from 'preact-render-to-string';
import type { Screen } from '../../kit/index.ts';
import { Picture } from './Picture.tsx';

/** A picture as the text of an SVG file. */
export const svgOf = (question: string, screen: Screen): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${renderToString(<Picture question={question} screen={screen} />)}\n`;
