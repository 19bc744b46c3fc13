import { spawn } from 'node:child_process';
import { once } from 'node:events';

const SCRIPT = new URL('../../apps/api/src/superadmin.ts', import.meta.url).pathname;

/** The first superadmin of an empty world. */
export const FIRST = { email: 'first@office.test', password: 'first-lunch-table-9' } as const;

/** Migrates a database and makes the first superadmin in it, by the product's own command. */
export async function makeFirstSuperadmin(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [SCRIPT], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      APP_ENV: 'test',
      DATABASE_URL: databaseUrl,
      SUPERADMIN_EMAIL: FIRST.email,
      SUPERADMIN_PASSWORD: FIRST.password,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`there is no superadmin:\n${output}`);
}
