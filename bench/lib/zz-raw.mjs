import v8 from 'node:v8';
import pg from 'pg';
import { PerformanceObserver } from 'node:perf_hooks';
const mode = process.argv[3];
let minors = 0;
new PerformanceObserver((l) => { for (const e of l.getEntries()) if (e.detail.kind === 1) minors++; }).observe({ entryTypes: ['gc'] });
const sp = () => v8.getHeapSpaceStatistics().filter((x) => /^(new|old)_space/.test(x.space_name)).map((x) => `${x.space_name} ${(x.space_used_size / 1e6).toFixed(1)}/${(x.space_size / 1e6).toFixed(1)}`).join(' ');
const c = new pg.Client({ connectionString: process.argv[2] }); await c.connect();
const text = `select n as id, 'some text of the row ' || n as a, 'more ' || n as b from generate_series(1, 200) n`;
const sleep = () => new Promise((r) => setImmediate(r));
for (let i = 1; i <= 600; i++) {
  if (mode === 'simple') await c.query(text);
  if (mode === 'ext') await c.query(text, []);
  if (mode === 'cb') await new Promise((res) => c.query(text, () => res()));
  if (mode === 'imm') { await c.query(text); await sleep(); }
  if (mode === 'none') { let s = 0; const rows = []; for (let k = 0; k < 200; k++) rows.push({ id: k, a: 'some text ' + k + i, b: [k] }); await sleep(); }
  if (i % 150 === 0) console.log(mode, i, 'minor', minors, sp());
}
await c.end();
