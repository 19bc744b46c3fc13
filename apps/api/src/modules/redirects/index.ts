export { type ResolvedRedirect, resolveRedirect } from './resolve-redirect.ts';
