import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { resolveException, retryJob, retryMail } from '@yay/contract/operations/calls';
import { type PathOf, send } from '../../../lib/http/index.ts';

type Act = typeof resolveException | typeof retryJob | typeof retryMail;
export type RetryPath = PathOf<Act>;

/** Sets something going again; what is on the screen is asked for anew, whatever came of it. */
export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (path: RetryPath) => send<Act>({ method: 'POST', path }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations'] }),
  });
}
