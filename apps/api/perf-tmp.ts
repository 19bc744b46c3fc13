import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { fastify } from 'fastify';
import pg from 'pg';
import { compose, JOB_KINDS } from './src/compose.ts';
import { readConfig } from './src/platform/config/index.ts';
import { ensureDatabase, startEmbedded } from './src/platform/db/embedded/index.ts';
import { migrate } from './src/platform/db/index.ts';
import { startPlatform } from './src/platform/start.ts';
import { createServer } from './src/server.ts';
import { pino } from 'pino';

const log = pino({ level: 'silent' });
const server = await startEmbedded({ dataDir: '/tmp/yay-orders/data' });
const url = await ensureDatabase(server, 'perf');
await migrate(url);
const client = new pg.Client({ connectionString: url });
await client.connect();
const now = Date.parse('2026-11-18T16:00:00Z');
const platform = await startPlatform({ config: readConfig({ APP_ENV: 'test', DATABASE_URL: url, APP_NOW: '2026-11-18T16:00:00Z' }), databaseUrl: url, log, kinds: JOB_KINDS, workers: 'none', setsClock: true });
const { rows } = await client.query('select count(*)::int n from users');
if (rows[0].n === 0) {
  const { layDemo } = await import('@yay/seeds/demo');
  await client.query('begin'); await layDemo(client, { now: now as never }); await client.query('commit'); await client.query('analyze');
}
const app = await createServer(platform, compose(platform), log);
await app.listen({ port: 4510, host: '127.0.0.1' });
const bare = fastify();
bare.get('/bare', async () => (await platform.db.query('bare', 'select id, email, first from users where id = $1', [1]))[0]);
await bare.listen({ port: 4511, host: '127.0.0.1' });

const families = (await client.query(`select user_id, count(*)::int n from lunchers where deleted_at is null group by 1 order by 1 limit 60`)).rows;
const tokens: { userId: number; token: string }[] = [];
for (const { user_id } of families) {
  const token = randomBytes(32).toString('base64url');
  await client.query(`insert into sessions (token_hash, user_id, expires_at) values ($1,$2, clock_timestamp() + interval '1 day')`, [createHash('sha256').update(token).digest(), user_id]);
  tokens.push({ userId: user_id, token });
}
async function load(name: string, kind: string, n: number) {
  const before = process.cpuUsage(); const t0 = performance.now();
  await new Promise<void>((ok, no) => {
    const child = spawn(process.execPath, [new URL('./perf-client-tmp.ts', import.meta.url).pathname], { stdio: ['pipe', 'inherit', 'inherit'] });
    child.stdin.end(JSON.stringify({ kind, n, tokens }));
    child.on('exit', (c) => (c === 0 ? ok() : no(new Error('client'))));
  });
  const cpu = process.cpuUsage(before);
  console.log(name, 'cpu ms/req', ((cpu.user + cpu.system) / 1000 / n).toFixed(3), 'rate', (n / ((performance.now() - t0) / 1000)).toFixed(0));
}
if (process.env.PROFILE) {
  const { Session } = await import('node:inspector/promises');
  await load('warm', 'calendar', 2000);
  const s = new Session(); s.connect();
  await s.post('Profiler.enable'); await s.post('Profiler.start');
  await load('profiled', process.env.PROFILE, 4000);
  const { profile } = await s.post('Profiler.stop');
  const self = new Map<string, number>();
  const dt = profile.timeDeltas ?? []; const idx = new Map(profile.nodes.map((n) => [n.id, n]));
  (profile.samples ?? []).forEach((id, i) => { const n = idx.get(id)!; const k = `${n.callFrame.functionName} ${n.callFrame.url.split('/').slice(-3).join('/')}:${n.callFrame.lineNumber}`; self.set(k, (self.get(k) ?? 0) + (dt[i] ?? 0)); });
  const total = [...self.values()].reduce((a, b) => a + b, 0);
  for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 45)) console.log((v / total * 100).toFixed(1) + '%', k);
} else {
for (let i = 0; i < 2; i++) {
  await load('bare', 'bare', 5000);
  await load('me', 'me', 3000);
  await load('calendar', 'calendar', 3000);
  await load('save', 'save', 1000);
}
}
await app.close(); await bare.close(); await platform.close(); await client.end(); await server.stop();
process.exit(0);
