import { rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type BuiltinServer, startBuiltinServer } from './server.ts';

/** Settings of the provider as a program: `PAYMENTS_DIR=… PAYMENTS_SECRET=… node main.ts`. */
const settings = z.object({
  APP_ENV: z.string().optional(),
  PAYMENTS_DIR: z.string().min(1, { error: 'the folder of its log' }),
  PAYMENTS_SECRET: z.string().min(32, { error: 'at least 32 characters' }),
  PAYMENTS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  PAYMENTS_WEBHOOK_URL: z.url().optional(),
  /**
   * `yes` ends the process a minute after its last client was lost, or when the last one leaves.
   */
  PAYMENTS_LINGER: z.enum(['yes', 'no']).default('no'),
});

function readSettings(env: NodeJS.ProcessEnv): z.output<typeof settings> {
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const read = settings.safeParse(Object.fromEntries(given));
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The payment provider cannot start with these settings:\n${lines.join('\n')}`);
  }
  if (read.data.APP_ENV === 'production' || read.data.APP_ENV === 'staging') {
    throw new Error('The built-in payment provider takes no real cards: set the Stripe keys.');
  }
  return read.data;
}

async function main(): Promise<void> {
  const given = readSettings(process.env);
  const folder = resolve(given.PAYMENTS_DIR);
  const addressFile = join(folder, 'address.json');
  let server: BuiltinServer | undefined;
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await rm(addressFile, { force: true });
    await server?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
  const options = {
    folder,
    secret: given.PAYMENTS_SECRET,
    ...(given.PAYMENTS_WEBHOOK_URL !== undefined && { webhookUrl: given.PAYMENTS_WEBHOOK_URL }),
    crash: () => process.kill(process.pid, 'SIGKILL'),
    ...(given.PAYMENTS_LINGER === 'yes' && { deserted: () => void end() }),
  };
  server = await startBuiltinServer({ ...options, port: given.PAYMENTS_PORT });
  await writeFile(`${addressFile}.new`, JSON.stringify({ url: server.url, pid: process.pid }), {
    mode: 0o600,
  });
  await rename(`${addressFile}.new`, addressFile);
  console.log(`The built-in payment provider answers at ${server.url}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
