import { parseArgs } from 'node:util';
import { CITY_SIZE, CITY_SUPPORT_EMAIL } from '@yay/seeds/city';
import { startServer } from '../e2e/support/server.ts';
import { signInStaff } from './lib/export-calls.ts';
import { byNetwork, type Send } from './lib/families.ts';
import { percentile, report } from './lib/figures.ts';
import { type CitySize, NOW, openCluster, withClient } from './lib/worlds.ts';

const ROUNDS = 12;
/** Reads of one world in a round, one after the other, as one office does. */
const READS = 25;
/** The schools with the most lunches on the day: a mean one would hide what size costs. */
const SCHOOLS = 5;
const DATE = '2026-10-15';
/** Somebody of the same role in both worlds. */
const READERS = { demo: 'customer_support@demo.test', city: CITY_SUPPORT_EMAIL } as const;

interface World {
  readonly name: keyof typeof READERS;
  readonly send: Send;
  readonly token: string;
  readonly schools: readonly { readonly id: number; readonly lunches: number }[];
  readonly times: number[];
}

/** A school's dashboard in a city, to the same in the demo world, by turns. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      schools: { type: 'string' },
      families: { type: 'string' },
      lunchers: { type: 'string' },
      orders: { type: 'string' },
      seed: { type: 'string' },
      rounds: { type: 'string', default: String(ROUNDS) },
      port: { type: 'string', default: '4950' },
    },
  });
  const size = Object.fromEntries(
    Object.entries(CITY_SIZE).map(([name, usual]) => {
      const given = values[name as keyof typeof CITY_SIZE];
      return [name, given === undefined ? usual : Number(given)];
    }),
  ) as CitySize;
  const port = Number(values.port);

  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.stop());
  const demo = await openWorld(closing, 'demo', await cluster.demo(), port);
  const city = await openWorld(closing, 'city', await cluster.city(size), port + 1);
  const worlds = [demo, city];
  // Code that is not compiled, prepared or cached yet is not part of an ordinary morning.
  for (const world of worlds) await readDays(world);
  for (const { times } of worlds) times.length = 0;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const world of worlds) await readDays(world);
  }
  const p95 = ({ times }: World) => percentile(times, 0.95);
  return report(`a school's day, ${values.rounds} rounds of ${READS} reads`, [
    ...worlds.flatMap((world) => [
      { name: `${world.name}, p50`, value: percentile(world.times, 0.5), unit: 'ms' },
      { name: `${world.name}, p95`, value: p95(world), unit: 'ms' },
      {
        name: `${world.name}, most lunches of a school`,
        value: world.schools[0]?.lunches ?? 0,
        unit: '',
      },
    ]),
    { name: 'city p95 to demo p95', value: p95(city) / p95(demo), unit: '×', aim: { atMost: 1.5 } },
  ]);
}

async function openWorld(
  closing: AsyncDisposableStack,
  name: keyof typeof READERS,
  url: string,
  port: number,
): Promise<World> {
  const server = await startServer({
    databaseUrl: url,
    now: NOW,
    port,
    env: { ROLE: 'api', LOG_LEVEL: 'info' },
  });
  closing.defer(() => server.stop());
  const token = await signInStaff(url, READERS[name]);
  const schools = await withClient(url, async (client) => {
    const { rows } = await client.query<{ id: number; lunches: number }>(
      `select destination_id as id, count(*)::int as lunches from lunches
       where date = $1 and status <> 'cancelled'
       group by destination_id order by count(*) desc, destination_id limit $2`,
      [DATE, SCHOOLS],
    );
    return rows;
  });
  if (schools.length === 0) throw new Error(`nobody eats in the ${name} on ${DATE}`);
  return { name, send: byNetwork(server.url), token, schools, times: [] };
}

async function readDays({ send, token, schools, times }: World): Promise<void> {
  for (let read = 0; read < READS; read += 1) {
    const id = schools[read % schools.length]?.id;
    const path = `/api/destinations/${id}/day?date=${DATE}`;
    const from = performance.now();
    const { status, text } = await send({ method: 'GET', path, token });
    times.push(performance.now() - from);
    if (status !== 200) throw new Error(`a day was answered by ${status}: ${text}`);
  }
}
