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

/** MiniZinc's compiler is WebAssembly. Its worker has a policy of its own: the page may compile none (docs/decisions/0017). */
export const compilerSecurityPolicy = (): string =>
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/**
 * What the page may load and do: its own files, and pictures it made itself. As a header it also says which sites may
 * show it in a frame; none, unless they are given.
 */
export const contentSecurityPolicy = (where: 'page' | 'header', framedBy: readonly string[] = []): string => {
  const ancestors = framedBy.length > 0 ? framedBy.join(' ') : "'none'";
  return [...RULES, ...(where === 'header' ? [`frame-ancestors ${ancestors}`] : [])].join('; ');
};
