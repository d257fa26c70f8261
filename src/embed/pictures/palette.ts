/**
 * The colours, fonts and size of a picture. It is shown by pages that do not have our style sheets,
 * and some hosts take styles out of it, so that every colour is an attribute. It is always light, as
 * cards, mails and printed pages are.
 */
import type { Kind, Tone } from '../../kit/index.ts';

export const palette = {
  paper: '#fdfcfa',
  text: '#1a1c1f',
  quiet: '#5d6167',
  hair: '#e2dfd8',
  line: '#8f8b82',
  accent: '#0a5f73',
} as const;

/** That of a figure that is neither a rate nor a latency. */
const plain = palette.accent;

export const kindColour: Readonly<Record<Kind, string>> = {
  iops: '#0066a6',
  throughput: '#b34a00',
  latency: '#7a3f9d',
  duration: plain,
  count: plain,
};

export const toneColour: Readonly<Record<Tone, string>> = {
  strong: palette.text,
  fits: '#0a7a55',
  tight: '#8f5a00',
  over: '#b3261e',
  secondary: palette.quiet,
  'of-example': palette.text,
  // Of workloads, as in `ui/styles/pending.css`.
  w1: '#a8326e',
  w2: '#00707d',
  w3: '#565f6b',
  w4: '#6b6100',
  w5: '#8a4a2b',
  w6: '#4a55b5',
};

/** The build draws with the first; a browser that lacks it takes one of about the same width. */
export const fonts = 'Open Sans, Segoe UI, system-ui, Helvetica, Arial, sans-serif';

/** The size that link previews ask for. */
export const size = { width: 1200, height: 630, edge: 56 } as const;
