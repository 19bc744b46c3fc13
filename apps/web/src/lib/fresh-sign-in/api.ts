import type { askFresh, checkFresh, confirmFresh } from '@yay/contract/identity/fresh';
import type { PasskeyAnswer } from '@yay/contract/identity/passkeys';
import { type AnswerOf, send } from '../http/index.ts';

export type FreshQuestion = AnswerOf<typeof askFresh>['data'];

/** Asks whose password it takes, and puts a question to a passkey where there is one. */
export async function askWho(): Promise<FreshQuestion> {
  const path = '/api/account/fresh/options';
  return (await send<typeof askFresh>({ method: 'POST', path })).data;
}

export const confirmByPassword = (password: string) =>
  send<typeof confirmFresh>({ method: 'POST', path: '/api/account/fresh', body: { password } });

export const confirmByPasskey = (token: string, passkey: PasskeyAnswer) =>
  send<typeof confirmFresh>({
    method: 'POST',
    path: '/api/account/fresh',
    body: { challenge_token: token, passkey },
  });

/** Fails once the person was asked and did not confirm. */
export const checkFreshSignIn = () =>
  send<typeof checkFresh>({ method: 'GET', path: '/api/account/fresh' });
