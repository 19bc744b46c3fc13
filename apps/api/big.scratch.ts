import { startEmbedded, ensureDatabase } from '/work/main/apps/api/src/platform/db/embedded/index.ts';
import { migrate, connectDb } from '/work/main/apps/api/src/platform/db/index.ts';
import { layTiny } from '/work/main/seeds/tiny/index.ts';
import { kitchenOrders, kitchenMarkets, kitchenDates } from '/work/main/apps/api/src/modules/vendors/vendors.repo.ts';
import { countDay } from '/work/main/apps/api/src/modules/vendors/count-day.ts';
const s = await startEmbedded({ dataDir: '/tmp/yay-kitchen-run/bigdb', fsync: false });
const url = await ensureDatabase(s, 'big');
await migrate(url);
const db = connectDb({ url, max: 2 });
const [{ n }] = await db.query<{ n: number }>('n', 'select count(*) as n from orders');
if (n === 0) {
  const c = await db.pool.connect(); await c.query('set statement_timeout = 0'); await c.query("set session_replication_role = replica");
  await layTiny(c, { now: Date.now() as never });
  await c.query(`insert into vendors (id, display_name, vendor_code, short_name) select g, 'V'||g, 'V'||g, 'V'||g from generate_series(100, 250) g`);
  await c.query(`insert into items (id, vendor_id, name, internal_name, price_cents, is_extra) select g, 100 + g % 150, 'I'||g, 'I'||g, 500, g % 5 = 0 from generate_series(1000, 2499) g`);
  await c.query(`insert into option_groups (id, item_id, name, max_choices) select g, g, 'G', 3 from generate_series(1000, 2499) g`);
  await c.query(`insert into options (id, option_group_id, name) select g * 10 + k, g, 'O'||k from generate_series(1000, 2499) g, generate_series(0, 3) k`);
  await c.query(`insert into destinations (id, market_id, name, abbreviation) select g, 100 + g % 2, 'S'||g, 'S'||g from generate_series(100, 269) g`);
  await c.query(`insert into grades (id, destination_id, label, group_name, position) select g * 10 + k, g, 'Grade '||k, 'A', k from generate_series(100, 269) g, generate_series(0, 8) k`);
  await c.query(`insert into lunchers (user_id, grade_id, destination_id, first, last, color, tolerances) select 1, (100 + g % 170) * 10 + g % 9, 100 + g % 170, 'F'||g, 'L'||g, 'green', case when g % 12 = 0 then '{"milk":"avoid_strictly"}' else '{}' end::jsonb from generate_series(1, 100000) g`);
  await c.query(`insert into orders (user_id, luncher_id, destination_id, grade_id, date, item_id, entree_cents, total_cents) select 1, l.id, l.destination_id, l.grade_id, d::date, (select 1000 + x + (x % 5 = 0)::int from (select (l.id * 7 + extract(doy from d)::int) % 1490 as x) q), 500, 500 from lunchers l, generate_series('2026-11-23'::date, '2026-12-04', '1 day') d where l.id % 2 = 0 and extract(isodow from d) < 6`);
  await c.query(`insert into order_lines (order_id, kind, option_id, price_cents) select id, 'option', item_id * 10 + k, 0 from orders, generate_series(0,1) k where item_id >= 1000 and (id + k) % 3 > 0`);
  await c.query(`insert into order_lines (order_id, kind, item_id, price_cents) select id, 'extra', 1000 + (id % 298) * 5, 0 from orders where id % 3 = 0`);
  await c.query('analyze');
  c.release();
}
console.log(await db.query('c', 'select (select count(*) from orders) o, (select count(*) from order_lines) l'));
const t = async (name: string, f: () => Promise<unknown>) => { for (let i = 0; i < 3; i++) { const a = performance.now(); const r = await f(); console.log(name, Math.round(performance.now() - a), Array.isArray(r) ? r.length : ''); } };
await t('dates', () => kitchenDates(db, 120));
await t('markets', () => kitchenMarkets(db, 120, '2026-11-30' as never));
await t('orders', () => kitchenOrders(db, 120, '2026-11-30' as never));
const actor = { userId: 5, permissions: new Set(['internal_dashboard:vendors']) } as never;
await t('countDay', () => countDay(db, actor, { vendorId: 120, date: undefined }));
const texts: [string, string][] = [];
const spy = { query: async (n: string, x: string) => { texts.push([n, x]); return []; } } as never;
await kitchenOrders(spy, 120, 'x' as never); await kitchenMarkets(spy, 120, 'x' as never);
for (const [n, x] of texts) { const { rows } = await db.run<{ 'QUERY PLAN': string }>('explain (analyze, buffers off) ' + x, [120, '2026-11-30']); console.log(n + '\n' + rows.map((r) => r['QUERY PLAN']).join('\n')); }
await db.close(); await s.stop();
