/**
 * Being there without a network, and being safe with one: the service worker that keeps a copy of the page, how the
 * page asks for it, and the policy that says what the page may load. Nothing here knows what the page shows.
 */
export * from './keep-offline.ts';
export * from './security-policy.ts';
