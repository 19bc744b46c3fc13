import type { renewRecoveryCodes } from '@yay/contract/identity/second-factor';
import { send } from '../../../lib/http/index.ts';

export const renewCodes = (password: string) =>
  send<typeof renewRecoveryCodes>({
    method: 'POST',
    path: '/api/account/second-factor/recovery-codes',
    body: { password },
  });
