const TOKEN = /^#([\w-]{20,200})$/;

export interface KeptLinkToken {
  /** Returns the token that the page was opened with, or that this tab keeps; '' without one. */
  take(): string;
  forget(): void;
}

/**
 * The token of a link, of which nobody has an account yet or she signs in first. It is taken out of
 * the address bar, where history and screens would keep it, and kept by this tab, so that it is still
 * there when the page is loaded again.
 */
export function keptLinkToken(key: string): KeptLinkToken {
  /**
   * The token for this page alone, in a browser that refuses storage: there the link is opened
   * again.
   */
  let held = '';

  function kept(): string {
    if (held !== '') return held;
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  }
  return {
    take() {
      const token = TOKEN.exec(window.location.hash)?.[1];
      if (token === undefined) return kept();
      held = token;
      try {
        sessionStorage.setItem(key, token);
      } catch {
        // The page has it.
      }
      window.history.replaceState(window.history.state, '', window.location.pathname);
      return token;
    },
    forget() {
      held = '';
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
