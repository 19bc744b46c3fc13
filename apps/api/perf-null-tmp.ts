import { ensureDatabase, startEmbedded } from './src/platform/db/embedded/index.ts';
import { connectDb } from './src/platform/db/index.ts';
const server = await startEmbedded({ dataDir: '/tmp/yay-orders/data' });
const url = await ensureDatabase(server, 'perf');
const db = connectDb({ url });
console.log((await db.run(`select count(*) n, count(*) filter (where not exists (select from menu_items mi where mi.menu_id = s.menu_id and mi.item_id=s.item_id)) off, count(*) filter (where i.is_extra) ex, count(*) filter (where not i.preorder) np from daily_specials s join items i on i.id = s.item_id`)).rows);
console.log((await db.run(`select status, kind, count(*) n, count(*) filter (where not exists (select from menu_items mi where mi.item_id=o.item_id and mi.menu_id in (select dg.menu_id from destination_days dd join destination_day_grades dg on dg.destination_day_id=dd.id join grades g on g.id=o.grade_id where dd.destination_id=o.destination_id and dd.date=o.date and dg.group_name=g.group_name))) off, count(*) filter (where i.archived_at is not null or not i.preorder) gone from orders o join items i on i.id = o.item_id where date >= '2026-11-30' and date <= '2026-12-04' group by 1,2`)).rows);
console.log((await db.run(`select count(*), count(*) filter (where archived_at is not null) a, count(*) filter (where not preorder) np from items`)).rows);
await db.close(); await server.stop(); process.exit(0);
