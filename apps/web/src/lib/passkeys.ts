import type {
  NewPasskeyAnswer,
  NewPasskeyQuestion,
  PasskeyAnswer,
  PasskeyQuestion,
} from '@yay/contract/identity/passkeys';

/**
 * The reason why no passkey answered: she turned it down or waited too long, or the device has one
 * already.
 */
export type PasskeyProblem = 'cancelled' | 'known';

export class NoPasskey extends Error {
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, cause: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Browsers bind a passkey to a name: there are none for a bare address, nor without TLS. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  window.isSecureContext &&
  !/^\[|^[\d.]+$/.test(window.location.hostname);

/** Asks the device for a passkey that it has. */
export async function askForPasskey(question: PasskeyQuestion): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: question }).catch(complain) as Promise<PasskeyAnswer>;
}

/** Has the device make a new one. */
export async function makePasskey(question: NewPasskeyQuestion): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: question }).catch(complain) as Promise<NewPasskeyAnswer>;
}

function complain(error: unknown): never {
  const known = error instanceof Error && error.name === 'InvalidStateError';
  throw new NoPasskey(known ? 'known' : 'cancelled', error);
}
