import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { USER_ID_COOKIE } from '@yay/contract/message-modals/cookies';
import pg from 'pg';
import { copyWorld, emptyDatabase, type Rows } from './database.ts';
import { makeFirstSuperadmin } from './first-superadmin.ts';
import { moveClock } from './move-clock.ts';
import { openPayments } from './payments.ts';
import { goQuiet } from './quiet.ts';
import { freePort, returnPort } from './server.ts';
import { startWarm, type WarmServer } from './warm-server.ts';

export const PASSWORD = 'lunch-demo-1';

/** A running product on a copy of the demo world, with its own clock and payment provider. */
export interface World {
  readonly url: string;
  readonly databaseUrl: string;
  /** Queries the database, to check the stored outcome. */
  readonly rows: Rows;
  /**
   * Moves the product's clock to this instant without a restart, and runs everything due by then.
   */
  moveTo(now: string): Promise<void>;
  /** Stops the server and starts it again at the same address; the product's clock runs on. */
  restart(): Promise<void>;
  /** Starts another process of the product on this world, with these settings besides. */
  startBeside(env: Readonly<Record<string, string>>): Promise<WarmServer>;
  /** Signs a page in without the form and without the time that hashing a password takes. */
  signIn(page: Page, email: string): Promise<void>;
  close(): Promise<void>;
}

/** The data that a world begins with: the demo world, or the first superadmin alone. */
export type Beginning = 'demo' | 'empty';

/** Opens a world whose clock stands at `now`; `onRestart` is called before its server goes away. */
export async function openWorld(
  now: string,
  onRestart?: () => void,
  beginning: Beginning = 'demo',
): Promise<World> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [copy, payments] = await Promise.all([
    beginning === 'demo' ? copyWorld() : emptyDatabase(),
    openPayments(url),
  ]);
  if (beginning === 'empty') await makeFirstSuperadmin(copy.url);
  const env = {
    ...payments.env,
    // `test` starts without data; `demo` lays the demo world by itself.
    ...(beginning === 'empty' && { APP_ENV: 'test' }),
  };
  let server = await startWarm({ databaseUrl: copy.url, port, env: { ...env, APP_NOW: now } });
  const pool = new pg.Pool({ connectionString: copy.url, max: 2 });
  pool.on('error', () => undefined);
  const rows: Rows = async <Row extends object>(text: string, params: readonly unknown[] = []) =>
    (await pool.query<Row>(text, [...params])).rows;
  return {
    url,
    databaseUrl: copy.url,
    rows,
    moveTo: (at) => moveClock({ url, rows }, at),
    async restart() {
      onRestart?.();
      await server.stop();
      server = await startWarm({ databaseUrl: copy.url, port, env });
    },
    startBeside: (further) => startWarm({ databaseUrl: copy.url, env: { ...env, ...further } }),
    async signIn(page, email) {
      const token = randomBytes(32).toString('base64url');
      const [session] = await rows<{ user_id: number }>(
        `insert into sessions (token_hash, user_id, expires_at)
         select $1, id, clock_timestamp() + interval '14 days' from users where email = $2
         returning user_id`,
        [createHash('sha256').update(token).digest(), email],
      );
      if (session === undefined) throw new Error(`${email} has no account`);
      // An open page would go on asking for what is the former person's, with the next one's cookie.
      if (page.url() !== 'about:blank') await goQuiet(page, url);
      await page.context().addCookies([
        { name: 'yay_session', value: token, url, httpOnly: true, sameSite: 'Lax' },
        { name: USER_ID_COOKIE, value: String(session.user_id), url, sameSite: 'Lax' },
      ]);
    },
    async close() {
      await server.stop();
      returnPort(port);
      await payments.close();
      await pool.end();
      await copy.drop();
    },
  };
}
