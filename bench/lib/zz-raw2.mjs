import v8 from 'node:v8';
import pg from 'pg';
const mode = process.argv[3];
const sp = () => v8.getHeapSpaceStatistics().filter((x) => /^(new|old)_space/.test(x.space_name)).map((x) => `${x.space_name} ${(x.space_used_size / 1e6).toFixed(1)}/${(x.space_size / 1e6).toFixed(1)}`).join(' ');
const c = new pg.Client({ connectionString: process.argv[2] }); await c.connect();
const text = `select n as id, 'some text of the row ' || n as a, 'more ' || n as b from generate_series(1, 200) n`;
const make = (i) => { const rows = []; for (let k = 0; k < 200; k++) rows.push({ id: k, a: 'some text ' + k + i, b: [k, i], c: 'x'.repeat(50)+k }); return rows; };
const cbrows = () => new Promise((res) => c.query(text, (e, r) => res(r)));
const cbcopy = () => new Promise((res) => c.query(text, (e, r) => res(r.rows)));
const P = (i) => new Promise((res) => setImmediate(() => res(make(i))));
const ask = async (q) => { try { return await new Promise((res, rej) => c.query(q, (e, r) => (e ? rej(e) : res(r)))); } catch (e) { Error.captureStackTrace(e); throw e; } };
class Q { async run(text) { const { rows, rowCount } = await ask({ text }); return { rows, rowCount }; } }
const qq = new Q();
for (let i = 1; i <= 1200; i++) {
  if (mode === 'cbrows') await cbrows();
  if (mode === 'cbcopy') await cbcopy();
  if (mode === 'pure') await P(i);
  if (mode === 'purecatch') await P(i).catch((e) => { throw e; });
  if (mode === 'wrap') await ask(text);
  if (mode === 'wrap2') await qq.run(text);
  if (mode === 'submit') { await new Promise((res, rej) => { const q = new pg.Query(text, (e, r) => res(r)); c.query(q); }); }
  if (i % 400 === 0) console.log(mode, i, sp());
}
await c.end();
