/** Pages of the guide that have moved: the old address, which links from elsewhere still have, and the page of today. */
export const moved: Readonly<Record<string, string>> = {
  'throttling/three-gates': 'throttling/where-throttling-happens',
};

/** Whether this file of the built folder only leads to the page of today. */
export const hasMoved = (file: string) => Object.hasOwn(moved, file.replace(/\/index\.html$/, ''));
