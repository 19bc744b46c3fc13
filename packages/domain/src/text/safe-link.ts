const HERE = 'https://here.invalid';

/**
 * Tells whether a link that a person entered is safe for others: a path of our own, or another site
 * over HTTP. It must not run code (`javascript:`), nor look like a path and be another site
 * (`//host`, `/\host`).
 */
export function isSafeLink(text: string): boolean {
  if (text.length > 2_000 || /[\\\s\p{Cc}]/u.test(text)) return false;
  if (text.startsWith('/')) {
    if (!URL.canParse(text, HERE)) return false;
    const { origin, pathname } = new URL(text, HERE);
    // "/.//host" becomes "//host" once its dots are resolved.
    return origin === HERE && !pathname.startsWith('//');
  }
  if (!/^https?:\/\/[^/?#]/.test(text) || !URL.canParse(text)) return false;
  // A user name in a link serves to make it look like another host.
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Tells whether a safe link leads to a path of our own. */
export const isOwnPath = (link: string): boolean => link.startsWith('/');
