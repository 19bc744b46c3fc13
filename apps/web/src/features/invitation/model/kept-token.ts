const KEY = 'invitation';
const TOKEN = /^#([\w-]{20,200})$/;

/** Keeps the token for this page alone, in a browser that refuses storage. */
let held = '';

/**
 * Takes the token of the mail's link out of the address bar, where history and screens would keep
 * it. This tab keeps it, so that it is still there after signing in.
 */
export function takeToken(): string {
  const token = TOKEN.exec(window.location.hash)?.[1];
  if (token === undefined) return keptToken();
  held = token;
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Whoever has to sign in opens the link of the mail again.
  }
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

function keptToken(): string {
  if (held !== '') return held;
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function forgetToken(): void {
  held = '';
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
