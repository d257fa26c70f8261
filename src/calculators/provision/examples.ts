import type { Example } from '../../kit/index.ts';
export const examples: readonly Example[] = [];
