const RULES = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** What the page may load and do: its own files, and pictures it made itself. As a header it also forbids frames. */
export const contentSecurityPolicy = (where: 'page' | 'header'): string =>
  [...RULES, ...(where === 'header' ? ["frame-ancestors 'none'"] : [])].join('; ');
