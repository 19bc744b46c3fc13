import { useBlocker, useMatch } from '@tanstack/react-router';
import { session } from './session.ts';

type Search = Readonly<Record<string, unknown>>;

/**
 * Holds her back when she leaves the page with something not saved. From search to search nothing
 * is lost, unless `leaves` says that unsaved edits go out of sight.
 */
export function useLeaveGuard(
  unsaved: number,
  leaves: (from: Search, to: Search) => boolean = () => false,
) {
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return useBlocker({
    // A signed-out person is not asked: she has to sign in again either way. Nor is a person who
    // has left already and comes back before the other page is there.
    shouldBlockFn: ({ current, next }) =>
      unsaved > 0 &&
      current.pathname === here &&
      (current.pathname !== next.pathname || leaves(current.search, next.search)) &&
      session.get() !== null,
    enableBeforeUnload: () => unsaved > 0,
    withResolver: true,
  });
}
