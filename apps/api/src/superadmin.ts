import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { words as errors } from '@yay/words/errors/en';
import { z } from 'zod';
import { createSuperadmin, passwordProblem } from './modules/identity/index.ts';
import { openDatabase } from './open-database.ts';
import { type Config, readConfig } from './platform/config/index.ts';
import { connectDb, migrate } from './platform/db/index.ts';

const person = z.object({
  email: z.string().trim().pipe(z.email()),
  password: z.string().min(10).max(200),
  first: z.string().trim().min(1).max(80),
  last: z.string().trim().min(1).max(80),
});

/** Makes the first superadmin, from SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD or by asking. */
async function main(env: NodeJS.ProcessEnv): Promise<string> {
  const config = readConfig(env);
  const given = person.safeParse({
    email: env.SUPERADMIN_EMAIL ?? (await ask('E-mail: ')),
    password: env.SUPERADMIN_PASSWORD ?? (await ask('Password (10 characters or more): ', true)),
    first: env.SUPERADMIN_FIRST ?? 'Super',
    last: env.SUPERADMIN_LAST ?? 'Admin',
  });
  if (!given.success) {
    throw new Error(given.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('\n'));
  }
  await refuseDemoPassword(config, given.data.password);
  const { email, password } = given.data;
  const problem = await passwordProblem(password, { email, product: config.product.name });
  if (problem !== null) throw new Error(`password: ${errors.field[problem]}`);

  const database = await openDatabase(config);
  try {
    await migrate(database.url);
    const db = connectDb({ url: database.url, max: 2 });
    try {
      const outcome = await createSuperadmin(db, given.data);
      if (outcome === 'has_one') throw new Error('There is a superadmin already.');
      if (outcome === 'email_taken') throw new Error('This e-mail has an account already.');
      return `${given.data.email} is superadmin.`;
    } finally {
      await db.close();
    }
  } finally {
    await database.close();
  }
}

// Everybody who has read the README knows it.
async function refuseDemoPassword({ environment }: Config, password: string): Promise<void> {
  if (environment !== 'production' && environment !== 'staging') return;
  const { DEMO_PASSWORD } = await import('@yay/seeds/demo');
  if (password === DEMO_PASSWORD) throw new Error('That is the password of the demo.');
}

async function ask(question: string, hidden = false): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Set SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: hidden ? silent : process.stdout,
    terminal: true,
  });
  if (hidden) process.stdout.write(question);
  try {
    return await lines.question(hidden ? '' : question);
  } finally {
    lines.close();
    if (hidden) process.stdout.write('\n');
  }
}

try {
  console.log(await main(process.env));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
