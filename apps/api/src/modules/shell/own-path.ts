/**
 * A path of this site to come back to, or nothing: `//host` and `/\host` are other sites, and
 * browsers drop control characters before they look.
 */
export function ownPath(url: string): string | null {
  return url.length <= 2_000 && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(url) ? url : null;
}

/** The login page, which leads back to where somebody wanted to go. */
export function loginFrom(loginPath: string, url: string): string {
  const path = ownPath(url);
  if (path === null) return loginPath;
  // A slash needs no escape in a query, and the address is meant to be read.
  return `${loginPath}?to=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}
