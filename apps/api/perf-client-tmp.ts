import { Agent, request } from 'node:http';
const { kind, n, tokens } = JSON.parse(await new Response(process.stdin as never).text());
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
function call(method: string, port: number, path: string, token: string | null, body?: object): Promise<{ status: number; text: string }> {
  return new Promise((ok, no) => {
    const r = request({ agent, method, port, path, host: '127.0.0.1', headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) } }, (res) => {
      let text = ''; res.setEncoding('utf8'); res.on('data', (d) => (text += d)); res.on('end', () => ok({ status: res.statusCode ?? 0, text }));
    });
    r.on('error', no); r.end(body && JSON.stringify(body));
  });
}
let sent = 0; let size = 0; const bad = new Map<number, number>(); const codes = new Map<string, number>();
async function worker(w: number) {
  for (;;) {
    const i = sent++; if (i >= n) return;
    const { userId, token } = tokens[i % tokens.length];
    let a;
    if (kind === 'bare') a = await call('GET', 4511, '/bare', null);
    else if (kind === 'me') a = await call('GET', 4510, '/api/me', token);
    else if (kind === 'calendar') { a = await call('GET', 4510, '/api/lunch-calendar?mondayOfWeek=2026-11-30', token); size = a.text.length; }
    else {
      const me = tokens[(w * 7 + (i % 7)) % tokens.length];
      const cal = (cals.get(me.userId) ?? JSON.parse((await call('GET', 4510, '/api/lunch-calendar?mondayOfWeek=2026-11-30', me.token)).text));
      cals.set(me.userId, cal);
      const lunchers = cal.lunchers.slice(0, 2).map((l: any) => ({ id: l.id, selections: cal.days[l.id].filter((d: any) => d.menu_id).map((d: any) => {
        const ok = cal.itemMenus.filter((m: any) => m.menu_id === d.menu_id).map((m: any) => cal.items.find((x: any) => x.id === m.item_id)).filter((x: any) => !x.meta.is_extra && !cal.option_groups.some((g: any) => g.item_id === x.id && g.min_choices > 0));
        return { date: d.date, entreeId: ok[(i + l.id) % ok.length].id, optionIds: [], extraIds: [] };
      }) }));
      a = await call('PUT', 4510, `/api/v2/users/${me.userId}/orders-bulk`, me.token, { mondayOfWeek: '2026-11-30', version: cal.version, lunchers, sendConfirmationEmail: true });
      const parsed = JSON.parse(a.text);
      if (parsed.data) { cal.version = parsed.data.version; for (const r of parsed.data.results) codes.set(r.code ?? r.outcome, (codes.get(r.code ?? r.outcome) ?? 0) + 1); }
      else cal.version = parsed.week?.version ?? cal.version;
    }
    if (a.status !== 200) { bad.set(a.status, (bad.get(a.status) ?? 0) + 1); if (bad.size === 1 && bad.get(a.status) === 1) console.log(a.text.slice(0, 300)); }
  }
}
const cals = new Map<number, any>();
await Promise.all(Array.from({ length: 8 }, (_, w) => worker(w)));
if (size) console.log('size', size); if (bad.size) console.log('bad', [...bad]); if (codes.size) console.log([...codes]);
agent.destroy();
