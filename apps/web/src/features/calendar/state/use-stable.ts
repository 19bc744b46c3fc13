import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns the same function for as long as it stands, doing what the newest one does: memoised
 * children keep still.
 */
export function useStable<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
