import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { copyWorld, emptyDatabase } from './database.ts';
import { makeFirstSuperadmin } from './first-superadmin.ts';
import { startWarm } from './warm-server.ts';

export const PASSWORD = 'lunch-demo-1';

/** A demo world of a journey's own: its database, its server, its clock. */
export interface World {
  readonly url: string;
  readonly databaseUrl: string;
  /** Rows straight from the database, to see what really happened. */
  rows<Row extends object>(text: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Starts the server again with the product's clock at this instant. The address stays. */
  restartAt(now: string): Promise<void>;
  kill(): Promise<void>;
  /** Signs in without the form. */
  signIn(page: Page, email: string): Promise<void>;
  close(): Promise<void>;
}

/** The demo world, or nothing but the first superadmin. */
export type Beginning = 'demo' | 'empty';

/** `onRestart` hears when the server is about to be away for a moment. */
export async function openWorld(
  now: string,
  onRestart?: () => void,
  beginning: Beginning = 'demo',
): Promise<World> {
  const copy = beginning === 'demo' ? await copyWorld() : await emptyDatabase();
  if (beginning === 'empty') await makeFirstSuperadmin(copy.url);
  // Whatever is laid by itself is laid where things are shown; a test environment begins with nothing.
  const env: Record<string, string> = beginning === 'empty' ? { APP_ENV: 'test' } : {};
  let server = await startWarm({ databaseUrl: copy.url, now, env });
  const { url } = server;
  const port = Number(new URL(url).port);
  const pool = new pg.Pool({ connectionString: copy.url, max: 2 });
  pool.on('error', () => undefined);
  return {
    url,
    databaseUrl: copy.url,
    async rows<Row extends object>(text: string, params: readonly unknown[] = []) {
      return (await pool.query<Row>(text, [...params])).rows;
    },
    async restartAt(at) {
      onRestart?.();
      await server.stop();
      server = await startWarm({ databaseUrl: copy.url, now: at, port, env });
    },
    kill: () => server.kill(),
    async signIn(page, email) {
      const answer = await page.request.post(`${url}/api/login`, {
        data: { email, password: PASSWORD },
      });
      expect(answer.status(), `${email} signs in`).toBe(200);
    },
    async close() {
      await server.stop();
      await pool.end();
      await copy.drop();
    },
  };
}
