import { spawn } from 'node:child_process';
import { fastify } from 'fastify';
const app = fastify();
const sizes = [100, 10_000, 50_000, 90_000];
for (const s of sizes) { const b = Buffer.alloc(s, 'a'); const str = b.toString(); app.get(`/b${s}`, async (_q, r) => r.type('application/json').send(b)); app.get(`/s${s}`, async (_q, r) => r.type('application/json').send(str)); }
await app.listen({ port: 4512 });
for (let k = 0; k < 2; k++) for (const s of sizes) for (const t of ['b', 's']) {
  const n = 3000; const before = process.cpuUsage();
  await new Promise((ok) => { const c = spawn(process.execPath, ['-e', `const {Agent,request}=require('http');const agent=new Agent({keepAlive:true,maxSockets:8});let i=0;const w=()=>new Promise((ok)=>{const go=()=>{if(i++>=${n})return ok();request({agent,port:4512,path:'/${t}${s}'},(r)=>{r.resume();r.on('end',go)}).end()};go()});Promise.all(Array.from({length:8},w)).then(()=>agent.destroy())`], { stdio: 'inherit' }); c.on('exit', ok); });
  const cpu = process.cpuUsage(before); if (k) console.log(t, s, ((cpu.user + cpu.system) / 1000 / n).toFixed(3), (cpu.system/1000/n).toFixed(3));
}
process.exit(0);
