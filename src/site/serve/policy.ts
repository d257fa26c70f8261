/**
 * What a page may do: nothing from elsewhere, nothing inline, and text becomes markup only through
 * the one Trusted Types policy of ours. Whoever hosts the site can send the same header.
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types headroom',
].join('; ');
