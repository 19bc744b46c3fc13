import { queryOptions } from '@tanstack/react-query';
import type { checkCreditCode, redeemCreditCode } from '@yay/contract/gifts/calls';
import { isWholeCreditCode, normalCreditCode } from '@yay/domain/gifts';
import { send } from '../../../lib/http/index.ts';

export async function redeemCode(code: string) {
  const { data } = await send<typeof redeemCreditCode>({
    method: 'POST',
    path: '/api/v2/credit-code-redemptions',
    body: { code },
  });
  return data;
}

/** Asks for the worth of a code, once it is typed as a whole. */
export const codeWorthQuery = (typed: string, enabled: boolean) => {
  const code = normalCreditCode(typed);
  return queryOptions({
    queryKey: ['credit-code', code],
    queryFn: async ({ signal }) => {
      const { data } = await send<typeof checkCreditCode>({
        method: 'POST',
        path: '/api/v2/credit-codes/check',
        body: { code },
        signal,
      });
      return data;
    },
    enabled: enabled && isWholeCreditCode(code),
    retry: false,
    // A code is not left lying in memory.
    gcTime: 0,
  });
};
