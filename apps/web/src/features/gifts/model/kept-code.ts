const KEY = 'gift-code';

/**
 * The code that a letter's link brought along. It stands behind the #, which no server is told, and
 * is taken out of the address at once; while somebody logs in, this tab keeps it.
 */
export function takeCode(): string {
  const brought = decodeURIComponent(window.location.hash.slice(1));
  if (brought === '') return sessionStorage.getItem(KEY) ?? '';
  keepCode(brought);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return brought;
}

export function keepCode(code: string): void {
  if (code === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, code.slice(0, 64));
}
