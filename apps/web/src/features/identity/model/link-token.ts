import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    linkToken?: string;
  }
}

/**
 * Returns the token of a mail's link, or ''. It stands behind the #, which no server is told; older
 * mails have it in the query. It is taken out of the address at once and kept in the history's
 * state, so that a reload does not lose it.
 */
export function useLinkToken(): string {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const inHash = new URLSearchParams(hash).get('token');
  const inQuery = (search as { token?: unknown }).token;
  const brought = inHash ?? (typeof inQuery === 'string' ? inQuery : undefined);
  // A page that leads to the next with a token of its own still stands while that one loads.
  const [token, setToken] = useState(brought ?? state.linkToken ?? '');
  if (brought !== undefined && brought !== token) setToken(brought);

  useEffect(() => {
    if (brought === undefined) return;
    void navigate({
      to: '.',
      search: (all: object) => ({ ...all, token: undefined }),
      hash: '',
      state: (kept) => ({ ...kept, linkToken: brought }),
      replace: true,
    });
  }, [brought, navigate]);
  return token;
}
