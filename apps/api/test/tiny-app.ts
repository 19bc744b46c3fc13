import { createHash, randomBytes } from 'node:crypto';
import { layTiny } from '@yay/seeds/tiny';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type TestApp, testApp } from './test-app.ts';

/** Somebody who calls the API; what comes back is read as JSON. */
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
  /** Signed in as a user, without the cost of a password. */
  as(userId: number, impersonatorId?: number): Promise<Caller>;
  readonly nobody: Caller;
}

/** The whole application on the tiny world, laid as of the instant that its clock is set to. */
export async function tinyApp(
  options: { readonly now?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<TinyApp> {
  const app = await testApp({ now: '2026-11-18T16:00:00Z', ...options });
  const client = await app.platform.db.pool.connect();
  try {
    await layTiny(client, { now: await app.platform.clock.now(app.platform.db) });
  } finally {
    client.release();
  }

  const caller = (token: string | null): Caller => ({
    token,
    async send(method, url, body, headers = {}) {
      const request: InjectOptions = {
        method,
        url,
        headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body }),
      };
      // Awaited here: a request starts only then, and who counts its statements must see them.
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
