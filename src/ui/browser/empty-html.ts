/** Nothing, which pages that demand trusted types let in. */
export const empty = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
};
