const KEY = 'class-trip';
const TOKEN = /^#([\w-]{20,200})$/;

/** Keeps the token for this page alone, in a browser that refuses storage. */
let held = '';

/**
 * Takes the token of a teacher's link out of the address bar, where history and screens would keep
 * it. This tab keeps it, so that loading the page again opens the same.
 */
export function takeTripToken(): string {
  const token = TOKEN.exec(window.location.hash)?.[1];
  if (token === undefined) return keptToken();
  held = token;
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Whoever loads the page again opens the link again.
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
