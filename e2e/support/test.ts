import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { copyWorld } from './database.ts';
import { NOW } from './now.ts';
import { type Server, startServer } from './server.ts';

export const PASSWORD = 'lunch-demo-1';

/** A demo world of this journey's own: its database, its server, its clock. */
export interface World {
  readonly url: string;
  readonly server: Server;
  readonly databaseUrl: string;
  /** Rows straight from the database, to see what really happened. */
  rows<Row extends object>(text: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Starts the server again with the product's clock at this instant. The address stays. */
  restartAt(now: string): Promise<void>;
  kill(): Promise<void>;
  signIn(page: Page, email: string): Promise<void>;
}

export const test = base.extend<{ world: World; now: string }>({
  now: [NOW, { option: true }],
  world: async ({ now }, use) => {
    const copy = await copyWorld();
    let server = await startServer({ databaseUrl: copy.url, now });
    const port = Number(new URL(server.url).port);
    const pool = new pg.Pool({ connectionString: copy.url, max: 2 });
    pool.on('error', () => undefined);
    await use({
      url: server.url,
      databaseUrl: copy.url,
      get server() {
        return server;
      },
      async rows<Row extends object>(text: string, params: readonly unknown[] = []) {
        return (await pool.query<Row>(text, [...params])).rows;
      },
      async restartAt(at) {
        await server.stop();
        server = await startServer({ databaseUrl: copy.url, now: at, port });
      },
      kill: () => server.kill(),
      async signIn(page, email) {
        const answer = await page.request.post(`${server.url}/api/login`, {
          data: { email, password: PASSWORD },
        });
        expect(answer.status(), `${email} signs in`).toBe(200);
      },
    });
    await server.stop();
    await pool.end();
    await copy.drop();
  },
  baseURL: async ({ world }, use) => {
    await use(world.url);
  },
});

export { expect };
