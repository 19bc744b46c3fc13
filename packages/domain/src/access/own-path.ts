/**
 * Where to go after signing in: a path of this site, or nothing. `//host` and `/\host` lead to other
 * sites, and browsers drop control characters before they look.
 */
export function ownPath(to: unknown): string | null {
  if (typeof to !== 'string' || to.length > 2_000) return null;
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to) ? to : null;
}
