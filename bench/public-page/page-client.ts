import { openWire } from '../lib/wire.ts';
import type { PageLoad, PageReply } from './pages.ts';

// The process that asks for pages: a fixed number of connections, one request under way on each.
process.on('message', async (asked: PageLoad) => {
  let reply: PageReply;
  try {
    reply = { latencies: await load(asked) };
  } catch (error) {
    reply = { failed: (error as Error).message };
  }
  process.send?.(reply);
});

async function load(asked: PageLoad): Promise<number[]> {
  const { port, paths, headers, status, requests, connections } = asked;
  const wires = await Promise.all(Array.from({ length: connections }, () => openWire(port)));
  const latencies: number[] = [];
  let sent = 0;
  await Promise.all(
    wires.map(async (wire) => {
      while (sent < requests) {
        const path = paths[sent % paths.length] ?? '/';
        sent += 1;
        const from = performance.now();
        const answer = await wire.send('GET', path, headers[path] ?? {});
        latencies.push(performance.now() - from);
        if (answer.status !== status) throw new Error(`${path} was answered by ${answer.status}`);
      }
    }),
  );
  for (const wire of wires) wire.close();
  return latencies;
}
