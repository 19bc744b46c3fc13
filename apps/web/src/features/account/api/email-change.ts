import type {
  sendEmailChangeAgain as againEndpoint,
  cancelEmailChange as cancelEndpoint,
  confirmEmailChange as confirmEndpoint,
} from '@yay/contract/identity/email-change';
import { send } from '../../../lib/http/index.ts';

export async function confirmEmailChange(code: string) {
  const { data } = await send<typeof confirmEndpoint>({
    method: 'POST',
    path: '/api/account/email-change/code',
    body: { code },
  });
  return data;
}

export async function sendEmailChangeAgain() {
  const { data } = await send<typeof againEndpoint>({
    method: 'POST',
    path: '/api/account/email-change/code/again',
  });
  return data;
}

export async function cancelEmailChange() {
  const { data } = await send<typeof cancelEndpoint>({
    method: 'DELETE',
    path: '/api/account/email-change',
  });
  return data;
}
