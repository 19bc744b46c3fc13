import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { CITY_SIZE } from '@yay/seeds/city';

import { type Server, startServer } from '../e2e/support/server.ts';
import { lastEvent } from './kill/check-database.ts';
import { byNetwork, prepare, signIn, type TwoWeeks } from './lib/families.ts';
import { type Figure, percentile, report } from './lib/figures.ts';
import { type LoadClient, type Run, startLoadClient } from './lib/load.ts';
import { findPgbench, type Pgbench, preparePgbench } from './lib/pgbench.ts';
import { cpuSeconds } from './lib/process-cpu.ts';
import { recordSaves } from './lib/record-save.ts';
import { type CitySize, NOW, openCluster, withClient } from './lib/worlds.ts';

const CONNECTIONS = 8;
const FAMILIES = 400;
/** Of them, those whose saves pgbench sends. */
const RECORDED = 64;
// Short turns and many rounds: what else the machine does meanwhile falls on all of them.
const REQUESTS = { floor: 2_400, read: 800, known: 800, save: 640 };
const PGBENCH_SECONDS = 3;
const ROUNDS = 8;

interface World {
  readonly name: string;
  readonly url: string;
  readonly server: Server;
  readonly port: number;
  readonly families: readonly TwoWeeks[];
  readonly pgbench: Pgbench | undefined;
}

export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      city: { type: 'boolean', default: false },
      schools: { type: 'string' },
      families: { type: 'string' },
      lunchers: { type: 'string' },
      orders: { type: 'string' },
      seed: { type: 'string' },
      rounds: { type: 'string' },
      port: { type: 'string', default: '4900' },
    },
  });
  const size = Object.fromEntries(
    Object.entries(CITY_SIZE).map(([name, usual]) => {
      const given = values[name as keyof typeof CITY_SIZE];
      return [name, given === undefined ? usual : Number(given)];
    }),
  ) as CitySize;
  const port = Number(values.port);
  const rounds = values.rounds === undefined ? ROUNDS : Number(values.rounds);

  await using closing = new AsyncDisposableStack();
  const pgbench = await findPgbench();
  if (pgbench === undefined) {
    console.log('There is no pgbench here (Debian: postgresql-contrib), so saves have no floor.');
  }
  const cluster = await openCluster();
  closing.defer(() => cluster.stop());
  const worlds = [await openWorld(closing, 'demo', await cluster.demo(), port + 1, pgbench)];
  if (values.city) {
    worlds.push(await openWorld(closing, 'city', await cluster.city(size), port + 2, pgbench));
  }
  const [demo] = worlds as [World];
  const floor = fork(new URL('./bare-route.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: demo.url, PORT: String(port) },
  });
  closing.defer(() => void floor.kill());
  await once(floor, 'message');
  const floorPid = pidOf(floor.pid);
  const client = startLoadClient([
    { name: 'floor', port, families: demo.families },
    ...worlds.map(({ name, port: at, families }) => ({ name, port: at, families })),
  ]);
  closing.defer(() => client.stop());

  const tally = new Tally(client);
  const inTurn = async () => {
    await tally.add('floor', floorPid, { target: 'floor', kind: 'floor' });
    for (const world of worlds) await tally.add('read', apiPid(world), ofWorld(world, 'read'));
    for (const world of worlds) await tally.add('known', apiPid(world), ofWorld(world, 'known'));
    for (const world of worlds) {
      await mustWrite(world, () => tally.add('save', apiPid(world), ofWorld(world, 'save')));
      const { pgbench } = world;
      if (pgbench === undefined) continue;
      await mustWrite(world, async () => {
        const { saves, rate } = await pgbench.run(CONNECTIONS, PGBENCH_SECONDS);
        tally.addRate(world, rate);
        return saves;
      });
    }
  };
  // Code that is not compiled, prepared or cached yet is not part of an ordinary day.
  await inTurn();
  tally.forget();
  for (let round = 1; round <= rounds; round += 1) await inTurn();
  return tell(tally, worlds);
}

async function openWorld(
  closing: AsyncDisposableStack,
  name: string,
  url: string,
  port: number,
  command: string | undefined,
): Promise<World> {
  // The start command runs one process with the worker; here the API runs alone.
  const server = await startServer({
    databaseUrl: url,
    now: NOW,
    port,
    env: { ROLE: 'api', LOG_LEVEL: 'info' },
  });
  closing.defer(() => server.stop());
  const chosen = await withClient(url, (client) => signIn(client, FAMILIES));
  const { ready, left } = await prepare(byNetwork(server.url), chosen);
  console.log(`${name}: ${ready.length} families, ${left} without ten open days are left out`);
  if (ready.length < CONNECTIONS) throw new Error(`${name} has too few families to measure`);
  if (command === undefined)
    return { name, url, server, port, families: ready, pgbench: undefined };
  const recorded = await recordSaves(url, ready.slice(0, RECORDED));
  const pgbench = await preparePgbench(command, url, recorded, CONNECTIONS);
  closing.defer(() => pgbench.stop());
  return { name, url, server, port, families: ready, pgbench };
}

const pidOf = (pid: number | undefined): number => {
  if (pid === undefined) throw new Error('a process did not start');
  return pid;
};
const apiPid = ({ server }: World) => pidOf(server.process.pid);
const ofWorld = ({ name }: World, kind: 'read' | 'known' | 'save') => ({ target: name, kind });

/** Saves that wrote nothing would be measured as fast ones: each changes ten orders. */
async function mustWrite({ name, url }: World, save: () => Promise<number>): Promise<void> {
  const before = await withClient(url, lastEvent);
  const saves = await save();
  const events = (await withClient(url, lastEvent)) - before;
  if (events < saves * 10) throw new Error(`${name}: ${saves} saves changed ${events} orders`);
}

/** The measured times, over all rounds. */
class Tally {
  private readonly client: LoadClient;
  private readonly kept = new Map<string, Kept>();

  constructor(client: LoadClient) {
    this.client = client;
  }

  forget(): void {
    this.kept.clear();
  }

  async add(
    key: 'floor' | 'read' | 'known' | 'save',
    pid: number,
    run: Pick<Run, 'target' | 'kind'>,
  ): Promise<number> {
    const requests = REQUESTS[key];
    const before = await cpuSeconds(pid);
    const { seconds, latencies, bytes } = await this.client.run({
      ...run,
      requests,
      connections: CONNECTIONS,
    });
    const cpu = (await cpuSeconds(pid)) - before;
    const kept = this.of(`${run.target} ${key}`);
    kept.requests += requests;
    kept.cpu += cpu;
    kept.bytes += bytes;
    kept.rates.push(requests / seconds);
    kept.latencies.push(...latencies);
    return requests;
  }

  addRate({ name }: World, rate: number): void {
    this.of(`${name} pgbench`).rates.push(rate);
  }

  of(key: string): Kept {
    const kept = this.kept.get(key) ?? { requests: 0, cpu: 0, bytes: 0, rates: [], latencies: [] };
    this.kept.set(key, kept);
    return kept;
  }
}

interface Kept {
  requests: number;
  cpu: number;
  bytes: number;
  readonly rates: number[];
  readonly latencies: number[];
}

const MICROSECONDS = 1_000_000;

function tell(tally: Tally, worlds: readonly World[]): boolean {
  const cpu = ({ cpu, requests }: Kept) => (cpu / requests) * MICROSECONDS;
  const median = (values: readonly number[]) => percentile(values, 0.5);
  const floor = tally.of('floor floor');
  const figures: Figure[] = [
    { name: 'bare route: CPU a request', value: cpu(floor), unit: 'µs' },
    { name: 'bare route: throughput', value: median(floor.rates), unit: '/s' },
  ];
  for (const { name } of worlds) {
    const read = tally.of(`${name} read`);
    const known = tally.of(`${name} known`);
    const save = tally.of(`${name} save`);
    const pgbench = tally.of(`${name} pgbench`);
    figures.push(
      { name: `${name}: read, CPU a request`, value: cpu(read), unit: 'µs' },
      {
        name: `${name}: read, CPU to bare route`,
        value: cpu(read) / cpu(floor),
        unit: '×',
        aim: { atMost: 8 },
      },
      { name: `${name}: read, answer`, value: read.bytes / read.requests / 1000, unit: 'kB' },
      { name: `${name}: read, throughput`, value: median(read.rates), unit: '/s' },
      {
        name: `${name}: read, throughput to bare route`,
        value: median(read.rates) / median(floor.rates),
        unit: '×',
      },
      { name: `${name}: read, p50`, value: median(read.latencies), unit: 'ms' },
      { name: `${name}: read, p99`, value: percentile(read.latencies, 0.99), unit: 'ms' },
      { name: `${name}: read, menus known, CPU a request`, value: cpu(known), unit: 'µs' },
      {
        name: `${name}: read, menus known, CPU to bare route`,
        value: cpu(known) / cpu(floor),
        unit: '×',
        aim: { atMost: 5 },
      },
      {
        name: `${name}: read, menus known, answer`,
        value: known.bytes / known.requests / 1000,
        unit: 'kB',
      },
      { name: `${name}: read, menus known, p50`, value: median(known.latencies), unit: 'ms' },
      { name: `${name}: save, CPU a request`, value: cpu(save), unit: 'µs' },
      { name: `${name}: save, CPU to bare route`, value: cpu(save) / cpu(floor), unit: '×' },
      { name: `${name}: save, throughput`, value: median(save.rates), unit: '/s' },
      { name: `${name}: save, p50`, value: median(save.latencies), unit: 'ms' },
      { name: `${name}: save, p99`, value: percentile(save.latencies, 0.99), unit: 'ms' },
    );
    if (pgbench.rates.length > 0) {
      figures.push(
        { name: `${name}: pgbench, same SQL`, value: median(pgbench.rates), unit: '/s' },
        {
          name: `${name}: save, throughput to pgbench`,
          value: median(save.rates) / median(pgbench.rates),
          unit: '×',
          aim: { atLeast: 0.25 },
        },
      );
    }
  }
  if (worlds.length > 1) {
    for (const kind of ['read', 'save']) {
      const of = (world: string) => median(tally.of(`${world} ${kind}`).latencies);
      figures.push({
        name: `city p50 to demo p50, ${kind}`,
        value: of('city') / of('demo'),
        unit: '×',
        aim: { atMost: 1.5 },
      });
    }
  }
  return report(
    `${CONNECTIONS} connections, ${worlds.map(({ name }) => name).join(' and ')}`,
    figures,
  );
}
