import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { freePort, startServer } from '../e2e/support/server.ts';
import { type Figure, percentile, report } from './lib/figures.ts';
import { cpuSeconds } from './lib/process-cpu.ts';
import { NOW, openCluster } from './lib/worlds.ts';
import type { BarePage, PageLoad, PageReply } from './public-page/pages.ts';

/** A page of each kind that visitors read most, none of them with a form of the moment. */
const PATHS = ['/', '/about', '/how-it-works-for-parents', '/faqs', '/news', '/es', '/es/about'];
const CONNECTIONS = 8;
const REQUESTS = 2_100;
const AIM = { atMost: 3 };
const MICROSECONDS = 1_000_000;
/** The headers that the floor sends again; the rest it writes itself. */
const SENT_AGAIN = ['content-type', 'cache-control', 'content-language', 'vary', 'etag'];

type Name = 'floor' | 'page' | 'unchanged';

/** Measures the pages of the public site, to a route that sends the same bytes. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '8' } } });
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.stop());
  const server = await startServer({
    databaseUrl: await cluster.demo(),
    now: NOW,
    // Addresses in a page are whole, whichever host was asked.
    env: { ROLE: 'api', LOG_LEVEL: 'info', PUBLIC_URL: 'https://lunch.example' },
  });
  closing.defer(() => server.stop());
  const pages = await Promise.all(PATHS.map((path) => readPage(server.url, path)));
  const floorPort = await freePort();
  const floor = fork(new URL('./public-page/bare-page.ts', import.meta.url));
  closing.defer(() => void floor.kill());
  floor.send({ port: floorPort, pages });
  await once(floor, 'message');
  const client = fork(new URL('./public-page/page-client.ts', import.meta.url));
  closing.defer(() => client.disconnect());

  const port = Number(new URL(server.url).port);
  const tags = Object.fromEntries(
    pages.map(({ path, headers }) => [path, { 'if-none-match': headers.etag ?? '' }]),
  );
  const turns: readonly (readonly [Name, ChildProcess, PageLoad])[] = [
    ['floor', floor, loadOf(floorPort)],
    ['page', server.process, loadOf(port)],
    ['unchanged', server.process, { ...loadOf(port), headers: tags, status: 304 }],
  ];
  const kept: Record<Name, Kept> = { floor: none(), page: none(), unchanged: none() };
  // The first round compiles and fills what is kept, and is not counted.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const [name, { pid }, load] of turns) {
      if (pid === undefined) throw new Error('a process did not start');
      const before = await cpuSeconds(pid);
      const latencies = await send(client, load);
      if (round === 0) continue;
      kept[name].cpu += (await cpuSeconds(pid)) - before;
      kept[name].latencies.push(...latencies);
    }
  }
  return tell(kept, pages);
}

interface Kept {
  cpu: number;
  readonly latencies: number[];
}
const none = (): Kept => ({ cpu: 0, latencies: [] });

const loadOf = (port: number): PageLoad => ({
  port,
  paths: PATHS,
  headers: {},
  status: 200,
  requests: REQUESTS,
  connections: CONNECTIONS,
});

async function readPage(url: string, path: string): Promise<BarePage> {
  const answer = await fetch(`${url}${path}`, { redirect: 'manual' });
  const cached = answer.headers.get('cache-control') ?? '';
  if (answer.status !== 200 || !cached.startsWith('public')) {
    throw new Error(`${path} is no page that may be kept: ${answer.status}, ${cached}`);
  }
  const headers = SENT_AGAIN.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { path, body: await answer.text(), headers: Object.fromEntries(headers) };
}

async function send(client: ChildProcess, load: PageLoad): Promise<readonly number[]> {
  client.send(load);
  const [reply] = (await once(client, 'message')) as [PageReply];
  if ('failed' in reply) throw new Error(reply.failed);
  return reply.latencies;
}

function tell(kept: Readonly<Record<Name, Kept>>, pages: readonly BarePage[]): boolean {
  const cpu = ({ cpu: seconds, latencies }: Kept) => (seconds / latencies.length) * MICROSECONDS;
  const p50 = ({ latencies }: Kept) => percentile(latencies, 0.5);
  const { floor, page, unchanged } = kept;
  const size = pages.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) / pages.length;
  const figures: Figure[] = [
    { name: 'a page, on average', value: size / 1000, unit: 'kB' },
    { name: 'bare route: CPU a request', value: cpu(floor), unit: 'µs' },
    { name: 'bare route: p50', value: p50(floor), unit: 'ms' },
    { name: 'page: CPU a request', value: cpu(page), unit: 'µs' },
    { name: 'page: p50', value: p50(page), unit: 'ms' },
    { name: 'page: p99', value: percentile(page.latencies, 0.99), unit: 'ms' },
    { name: 'page: CPU to bare route', value: cpu(page) / cpu(floor), unit: '×', aim: AIM },
    { name: 'page: p50 to bare route', value: p50(page) / p50(floor), unit: '×', aim: AIM },
    { name: 'unchanged page: CPU a request', value: cpu(unchanged), unit: 'µs' },
    { name: 'unchanged page: p50', value: p50(unchanged), unit: 'ms' },
  ];
  return report(`${pages.length} public pages, ${CONNECTIONS} connections`, figures);
}
