import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../e2e/support/server.ts';
import { NOW, withClient } from './worlds.ts';
const url = process.argv[2];
const sizes = process.argv[3].split(',').map(Number);
const COLUMNS = ['id','full_name','email','roles','school','market','lunchers','this_week','state','last_seen_at','created_at'];
const token = randomBytes(32).toString('base64url');
for (const n of sizes) {
  const log = `/tmp/h2/b/mem-${n}.log`;
  rmSync(log, { force: true });
  const server = await startServer({ databaseUrl: url, now: NOW, port: 4112, env: { ROLE: 'all', LOG_LEVEL: 'info', BENCH_MEMORY_LOG: log, NODE_OPTIONS: `--import ${new URL('./memory-log.ts', import.meta.url).pathname} ${process.env.MORE ?? ''}` } });
  await withClient(url, (c) => c.query(`insert into sessions (token_hash, user_id, expires_at) select $1, id, clock_timestamp() + interval '1 day' from users where email = 'city-support@city.test' on conflict do nothing`, [createHash('sha256').update(token).digest()]));
  const ask = async (method, path, body?) => { const a = await fetch(server.url + path, { method, headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }, body: body && JSON.stringify(body) }); const t = await a.text(); if (!a.ok) throw new Error(t); return JSON.parse(t); };
  const exp = async (m) => { const { data } = await ask('POST', '/api/list/export', { model: 'User', columns: COLUMNS, where: [{ column: 'id', operator: '<=', value: m }], name: 'x' }); for (;;) { await wait(500); const own = (await ask('GET', '/api/exports')).data.find((e) => e.id === data.id); if (own.status === 'ready') return own; if (own.status === 'failed') throw new Error('failed'); } };
  await exp(2000); await exp(2000);
  await wait(1000);
  const lines = () => readFileSync(log, 'utf8').trim().split('\n').map((l) => l.split(' ').map((x) => Number(x) / 1e6));
  const max = (ls) => ls[0].map((_, i) => Math.max(...ls.map((l) => l[i])).toFixed(1));
  const before = lines();
  const t = performance.now();
  const own = await exp(n);
  const all = lines().slice(before.length);
  console.log(n, own.rows_done, own.bytes, ((performance.now() - t) / 1000).toFixed(1) + 's', 'before', max(before), 'last', before.at(-1).map((x) => x.toFixed(0)), 'during', max(all), 'quartiles rss', [0, .25, .5, .75, .999].map((q) => all[Math.floor(q * all.length)][0].toFixed(0)).join(' '), 'heapUsed', [0, .25, .5, .75, .999].map((q) => all[Math.floor(q * all.length)][1].toFixed(0)).join(' '));
  if (process.env.OUT) (await import("node:fs")).writeFileSync(process.env.OUT, server.output()); await server.stop();
}
