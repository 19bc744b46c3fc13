import { readConfig } from './src/platform/config/index.ts';
import { ensureDatabase, startEmbedded } from './src/platform/db/embedded/index.ts';
import { connectDb } from './src/platform/db/index.ts';
import { readCalendar } from './src/modules/calendar/index.ts';
const server = await startEmbedded({ dataDir: '/tmp/yay-orders/data' });
const url = await ensureDatabase(server, 'perf');
console.log(url);
const db = connectDb({ url });
const { rows: fam } = await db.run(`select user_id, count(*)::int n from lunchers group by 1 order by 1 limit 60`);
for (const f of fam.slice(0, 4)) {
const cal = await readCalendar(db, { userId: f.user_id, permissions: new Set(['user:lunch_calendar']), window: 'customer', impersonatorId: null, roles: [], locale: 'en' } as never, { mondayOfWeek: '2026-11-30' as never });
console.log(f, Object.fromEntries(Object.entries(cal).map(([k, v]) => [k, [Array.isArray(v) ? v.length : '', JSON.stringify(v)?.length]])));
if (f === fam[0]) console.log(JSON.stringify((cal as any).items[0]), JSON.stringify((cal as any).options[0]));
}
console.log((await db.run(`explain (analyze, buffers off) execute dummy`).catch(() => ({ rows: [] }))).rows);
await db.close(); await server.stop(); process.exit(0);
