// A city of any size, into the empty, migrated database of DATABASE_URL:
//   node seeds/city/main.ts --schools 170 --families 60000 --lunchers 100000 --orders 2000000 --seed 1
import { parseArgs } from 'node:util';
import { instant } from '@yay/domain/time';
import pg from 'pg';
import { CITY_SIZE, layCity } from './index.ts';

const { values } = parseArgs({
  options: {
    schools: { type: 'string' },
    families: { type: 'string' },
    lunchers: { type: 'string' },
    orders: { type: 'string' },
    seed: { type: 'string' },
  },
});

function whole(name: keyof typeof CITY_SIZE): number {
  const text = values[name];
  if (text === undefined) return CITY_SIZE[name];
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} is a whole number, not ${text}`);
  return Number(text);
}

if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL names the database to fill');
const started = performance.now();
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
try {
  // The product's own clock, so that the city stands around the day that it shows.
  const { rows } = await client.query<{ now: Date }>('select app_now() as now');
  const { orders } = await layCity(client, {
    now: instant(rows[0]?.now ?? Number.NaN),
    schools: whole('schools'),
    families: whole('families'),
    lunchers: whole('lunchers'),
    orders: whole('orders'),
    seed: whole('seed'),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${orders} orders laid in ${seconds} s`);
} finally {
  await client.end();
}
