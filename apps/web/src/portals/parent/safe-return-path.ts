const HERE = 'https://here.invalid';

/**
 * The path to go back to after login, from the address. It is anybody's text: only a path of our own
 * is followed, never another site, and never the pages that are for visitors only.
 */
export function safeReturnPath(to: unknown): string | null {
  if (typeof to !== 'string' || !to.startsWith('/')) return null;
  // Browsers read a backslash as a slash and skip tabs and line ends, so "/\t/evil.test" leaves us.
  if (/[\\\p{Cc}]/u.test(to)) return null;
  if (!URL.canParse(to, HERE)) return null;
  const address = new URL(to, HERE);
  if (address.origin !== HERE) return null;
  // "/.//evil.test" becomes "//evil.test" once its dots are resolved.
  if (address.pathname.startsWith('//')) return null;
  if (['/login', '/register', '/sign-up', '/logout'].includes(address.pathname)) return null;
  return `${address.pathname}${address.search}${address.hash}`;
}
