const HERE = 'https://here.invalid';

/**
 * A link that somebody wrote for others to press: a path of our own, or another site over HTTP. Nothing
 * that runs (`javascript:`), and nothing that looks like a path and is another site (`//host`, `/\host`).
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
  // A name before the host is there to make it look like another one.
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Whether such a link stays with us. */
export const isOwnPath = (link: string): boolean => link.startsWith('/');
