import type {
  answerSecondStep as answerEndpoint,
  askPasskey as askEndpoint,
  logInWithPasskey as passkeyEndpoint,
} from '@yay/contract/identity/second-factor';
import { type BodyOf, send } from '../../../lib/http/index.ts';
import { askForPasskey } from '../../../lib/passkeys.ts';

export function answerSecondStep(body: BodyOf<typeof answerEndpoint>) {
  return send<typeof answerEndpoint>({
    method: 'POST',
    path: '/api/login/second-factor',
    body,
    expectsUnauthenticated: true,
  });
}

/** Both steps in one: the passkey says who it is. */
export async function logInWithPasskey() {
  const { challenge_token, passkey } = await send<typeof askEndpoint>({
    method: 'POST',
    path: '/api/login/passkey/options',
    body: {},
  });
  const answer = await askForPasskey(passkey);
  return send<typeof passkeyEndpoint>({
    method: 'POST',
    path: '/api/login/passkey',
    body: { challenge_token, passkey: answer },
    expectsUnauthenticated: true,
  });
}
