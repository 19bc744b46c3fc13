import type {
  proveByCode as codeEndpoint,
  proveByLink as linkEndpoint,
  register as registerEndpoint,
  sendCodeAgain as sendAgainEndpoint,
} from '@yay/contract/identity/registration';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export function register(body: BodyOf<typeof registerEndpoint>) {
  return send<typeof registerEndpoint>({ method: 'POST', path: '/api/register', body });
}

export function sendCodeAgain(challengeToken: string) {
  return send<typeof sendAgainEndpoint>({
    method: 'POST',
    path: '/api/register/code/again',
    body: { challenge_token: challengeToken },
    expectsUnauthenticated: true,
  });
}

export function proveByCode(body: BodyOf<typeof codeEndpoint>) {
  return send<typeof codeEndpoint>({
    method: 'POST',
    path: '/api/register/code',
    body,
    expectsUnauthenticated: true,
  });
}

export function proveByLink(body: BodyOf<typeof linkEndpoint>) {
  return send<typeof linkEndpoint>({
    method: 'POST',
    path: '/api/register/link',
    body,
    expectsUnauthenticated: true,
  });
}
