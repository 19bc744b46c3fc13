import { createHash, randomBytes } from 'node:crypto';
import { layTiny } from '@yay/seeds/tiny';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { TINY_NOW } from './lay-tiny-template.ts';
import { type TestApp, type TestAppOptions, testApp } from './test-app.ts';

/** Calls the API with one session, or with none. */
export interface Caller {
  readonly token: string | null;
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers?: Readonly<Record<string, string | undefined>>,
  ): Promise<LightMyRequestResponse>;
}

export interface TinyApp extends TestApp {
  /** Signs a user in, past the password. */
  as(userId: number, impersonatorId?: number): Promise<Caller>;
  readonly nobody: Caller;
}

export type TinyOptions = Omit<TestAppOptions, 'from'>;

/** Starts the whole application on the tiny world, laid as of the instant that its clock is set to. */
export async function tinyApp({ now = TINY_NOW, env = {} }: TinyOptions = {}): Promise<TinyApp> {
  const isLaid = now === TINY_NOW;
  const app = await testApp({ now, env, from: isLaid ? 'tiny' : 'migrated' });
  if (!isLaid) await layAt(app);

  const caller = (token: string | null): Caller => ({
    token,
    async send(method, url, body, headers = {}) {
      const request: InjectOptions = {
        method,
        url,
        headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body }),
      };
      // Awaited here: a request starts only then, and a test that counts its statements needs them.
      return await app.server.inject(request);
    },
  });
  return {
    ...app,
    nobody: caller(null),
    async as(userId, impersonatorId) {
      const token = randomBytes(32).toString('base64url');
      await app.platform.db.query(
        'test.sign_in',
        `insert into sessions (token_hash, user_id, impersonator_id, expires_at)
         values ($1, $2, $3, clock_timestamp() + interval '1 day')`,
        [createHash('sha256').update(token).digest(), userId, impersonatorId ?? null],
      );
      return caller(token);
    },
  };
}

async function layAt(app: TestApp): Promise<void> {
  const { clock, db } = app.platform;
  const client = await db.pool.connect();
  try {
    await layTiny(client, { now: await clock.now(db) });
  } finally {
    client.release();
  }
}
