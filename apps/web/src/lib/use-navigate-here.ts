import { useMatch, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Changes this page's search in the address. The last typed text settles a moment later: once the
 * page is being left, it changes nothing, least of all the address of the page that comes.
 */
export function useNavigateHere(): (search: object, options?: { replace?: boolean }) => void {
  const router = useRouter();
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return useCallback(
    (search, { replace = false } = {}) => {
      if (router.latestLocation.pathname !== here) return;
      void router.navigate({ to: '.', search: search as never, replace, resetScroll: false });
    },
    [router, here],
  );
}
