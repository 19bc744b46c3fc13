import v8 from 'node:v8';
import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDb } from '../../apps/api/src/platform/db/index.ts';
import { planList } from '../../apps/api/src/modules/lists/plan-list.ts';
import { completeRows } from '../../apps/api/src/modules/lists/complete-rows.ts';
import { foundBy, selectRows } from '../../apps/api/src/modules/lists/list-sql.ts';
import { csvRows } from '../../apps/api/src/modules/lists/exports/csv.ts';
import { permissionsOf } from '@yay/domain/access';
const COLUMNS = ['id','full_name','email','roles','school','market','lunchers','this_week','state','last_seen_at','created_at'];
const db = connectDb({ url: process.argv[2], max: 3 });
const actor = { userId: 100001, roles: ['admin'], permissions: permissionsOf(['admin']), impersonatorId: null, window: 'customer', locale: 'en', origin: { ip: null, userAgent: null, requestId: null } };
const mode = process.argv[3]; const BITE = Number(process.argv[4] ?? 200);
const plan = planList(actor, { model: 'User', columns: COLUMNS });
let minors = 0, majors = 0;
new PerformanceObserver((l) => { for (const e of l.getEntries()) if (e.detail.kind === 1) minors++; else if (e.detail.kind===4) majors++; }).observe({ entryTypes: ['gc'] });
const sp = () => v8.getHeapSpaceStatistics().filter((x) => /^(new|old)_space/.test(x.space_name)).map((x) => `${x.space_name} ${(x.space_used_size / 1e6).toFixed(1)}/${(x.space_size / 1e6).toFixed(1)}`).join(' ');
const signal = new AbortController().signal;
let rss = 0;
const step = async (reader, names) => {
  const { rows } = await reader.run(`fetch ${BITE} from export_rows`);
  if (rows.length === 0) return 0;
  let len = 0;
  if (mode !== 'A') { const whole = await completeRows(reader, plan, rows); if (mode !== 'B') len = csvRows(whole, names).length; }
  return rows.length;
};
await db.tx(async (reader) => {
  const found = foundBy(plan);
  await reader.run('set local max_parallel_workers_per_gather = 0');
  await reader.run(`declare export_rows no scroll cursor for ${selectRows(plan, found)}`, found.params);
  let done = 0;
  for (;;) {
    const n = await step(reader, COLUMNS);
    if (n === 0) break;
    done += n;
    if (mode === 'D') await wait(5, undefined, { signal });
    if (mode === 'E') await wait(5);
    rss = Math.max(rss, process.memoryUsage().rss / 1e6);
    if (done % 25000 === 0) console.log(mode, done, 'minor', minors, 'major', majors, sp());
  }
});
console.log(mode, 'rss', rss.toFixed(0));
await db.close();
