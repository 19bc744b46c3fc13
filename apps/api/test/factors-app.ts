import { TINY } from '@yay/seeds/tiny';
import { generateSync } from 'otplib';
import { type SoftPasskey, softPasskey, type Twist } from './soft-passkey.ts';
import type { Caller } from './tiny-app.ts';
import { type Tiny, useTiny } from './use-tiny.ts';

const { password } = TINY;
export const ACCOUNT = '/api/account/second-factor';

/**
 * Returns the current code of an authenticator app, or the one `steps` (of 30 s) later or earlier.
 */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

export interface Factors extends Tiny {
  /** Sets an authenticator app up; returns its secret and the recovery codes. */
  addTotp(caller: Caller): Promise<{ secret: string; codes: string[] }>;
  addPasskey(caller: Caller, name?: string): Promise<SoftPasskey>;
  tryPasskey(
    caller: Caller,
    passkey: SoftPasskey,
    twist?: Twist,
    name?: string,
  ): ReturnType<Caller['send']>;
  /** Signs in with a password, the first factor; returns the challenge of the second one. */
  logIn(email: string): Promise<{ challenge_token: string; methods: string[]; passkey: Question }>;
  answer(challengeToken: string, given: object): ReturnType<Caller['send']>;
  /** Deletes every second factor, every attempt and every mail. */
  forget(): Promise<void>;
}
type Question = { challenge: string; allowCredentials: { id: string }[] };

export async function factorsApp(env: Record<string, string> = {}): Promise<Factors> {
  const tiny = await useTiny({ env });
  const { app, run } = tiny;
  const factors: Factors = {
    ...tiny,
    async addTotp(caller) {
      const start = await caller.send('POST', `${ACCOUNT}/totp`, { password });
      const { secret } = start.json().data;
      const code = codeOf(secret);
      const confirmed = await caller.send('POST', `${ACCOUNT}/totp/confirm`, { code });
      if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
      // Forgets the last used step, so that the current code is accepted once more.
      await run('update totp_secrets set last_step = null');
      return { secret, codes: confirmed.json().recovery_codes };
    },
    async addPasskey(caller, name = 'My phone') {
      const passkey = softPasskey();
      const added = await factors.tryPasskey(caller, passkey, undefined, name);
      if (added.statusCode !== 201) throw new Error(added.body);
      return passkey;
    },
    async tryPasskey(caller, passkey, twist, name = 'My phone') {
      const start = await caller.send('POST', `${ACCOUNT}/passkeys/options`, { password });
      const { challenge_token, passkey: question } = start.json();
      const answer = passkey.create(question, twist);
      return caller.send('POST', `${ACCOUNT}/passkeys`, { challenge_token, name, passkey: answer });
    },
    async logIn(email) {
      const answer = await app.nobody.send('POST', '/api/login', { email, password });
      if (answer.statusCode !== 202) throw new Error(`${answer.statusCode} ${answer.body}`);
      return answer.json();
    },
    answer: (challenge_token, given) =>
      app.nobody.send('POST', '/api/login/second-factor', { challenge_token, ...given }),
    async forget() {
      for (const table of ['totp_secrets', 'passkeys', 'recovery_codes', 'sign_in_challenges']) {
        await run(`delete from ${table}`);
      }
      for (const table of ['mails', 'rate_limits']) await run(`delete from ${table}`);
    },
  };
  return factors;
}
