/** The calculators that draw something of their own; the script of each is made of `ui/<id>/script.ts`. */
export const withOwn = ['throttle'] as const;
