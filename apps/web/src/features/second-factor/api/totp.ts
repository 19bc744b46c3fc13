import type { confirmTotp, removeTotp, startTotp } from '@yay/contract/identity/second-factor';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export const startApp = (body: BodyOf<typeof startTotp>) =>
  send<typeof startTotp>({ method: 'POST', path: '/api/account/second-factor/totp', body });

export const confirmApp = (body: BodyOf<typeof confirmTotp>) =>
  send<typeof confirmTotp>({
    method: 'POST',
    path: '/api/account/second-factor/totp/confirm',
    body,
  });

export const removeApp = (body: BodyOf<typeof removeTotp>) =>
  send<typeof removeTotp>({ method: 'POST', path: '/api/account/second-factor/totp/remove', body });
