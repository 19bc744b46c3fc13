import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { randomOf } from '../lib/random.ts';
import { withClient } from '../lib/worlds.ts';
import { checkLabels, type LabelCounts } from './check.ts';

export interface LabelProof {
  readonly kills: number;
  /** Workers that had nothing left to do when their moment came. */
  readonly tooLate: number;
  /** The numbers of prints that a kill left, by the state of the newest one. */
  readonly leftIn: Readonly<Record<string, number>>;
  readonly counts: LabelCounts;
  readonly problems: readonly string[];
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
/** Sheets of thirty, so that a file comes about in pieces. */
const CHILDREN = 95;
const CONTACTS = 2;

/**
 * Makes and mails the labels of a school in each round, while the worker is killed at a random moment
 * of its work; what it leaves is taken up by the next one, which is killed as well. The database has
 * the tiny world, and its clock stands in the evening before `date`.
 */
export async function proveLabelKills({
  url,
  times,
  seed,
  date,
  onKill = () => undefined,
}: {
  readonly url: string;
  readonly times: number;
  readonly seed: number;
  readonly date: string;
  readonly onKill?: (number: number) => void;
}): Promise<LabelProof> {
  const random = randomOf(seed);
  return withClient(url, async (client) => {
    let kills = 0;
    let tooLate = 0;
    const leftIn: Record<string, number> = {};
    // The first worker of a database makes the tables of jobs.
    await work(url);
    await addSchool(client, date);
    await enqueue(client);
    const whole = await work(url);
    // The longest moments are beyond a usual run: a school is there besides what was left before.
    while (kills < times) {
      await addSchool(client, date);
      await enqueue(client);
      const killed = await work(url, random() * whole.ms);
      await takeFrom(client);
      if (!killed.killed) {
        tooLate += 1;
        continue;
      }
      kills += 1;
      const state = await newest(client);
      leftIn[state] = (leftIn[state] ?? 0) + 1;
      onKill(kills);
    }
    for (let round = 0; round < 20 && (await isLeft(client)); round += 1) {
      await takeFrom(client);
      await enqueue(client);
      await work(url);
    }
    const { counts, problems } = await checkLabels(client, {
      labels: CHILDREN,
      contacts: CONTACTS,
    });
    return { kills, tooLate, leftIn, counts, problems };
  });
}

/** Runs a worker until it ends, or kills it so long after it began. */
async function work(
  url: string,
  killAfter?: number,
): Promise<{ readonly killed: boolean; readonly ms: number }> {
  const child = spawn(process.execPath, [WORKER, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, APP_ENV: 'test' },
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  const from = performance.now();
  if (killAfter !== undefined) {
    await Promise.race([wait(killAfter), ended]);
    child.kill('SIGKILL');
  }
  const [code, signal] = (await ended) as [number | null, string | null];
  if (code !== null && code !== 0) throw new Error(`a worker ended with ${code}`);
  return { killed: signal === 'SIGKILL', ms: performance.now() - from };
}

/** A school of its own for each round, with a subscription of every day. */
async function addSchool(client: pg.Client, date: string): Promise<void> {
  await client.query(
    `with market as (
       select market_id from destinations order by id limit 1
     ), n as (
       select count(*) as n from destinations
     ), school as (
       insert into destinations (market_id, name, abbreviation)
       select market_id, 'Kill ' || n, 'K' || n from market, n returning id
     ), grade as (
       insert into grades (destination_id, label, group_name) select id, 'Grade 1', 'all' from school
       returning id, destination_id
     ), child as (
       insert into lunchers (user_id, grade_id, destination_id, first, last, color)
       select (select min(user_id) from lunchers), g.id, g.destination_id, 'Child' || k, 'Of', 'green'
       from grade g, generate_series(1, $2::int) k returning id, user_id, grade_id, destination_id
     ), contacts as (
       insert into school_contacts (destination_id, name, email, gets_labels)
       select id, 'Office ' || k, 'office' || k || '.' || id || '@school.test', true
       from school, generate_series(1, $3::int) k
     ), subscription as (
       insert into label_subscriptions (destination_id, days) select id, '{1,2,3,4,5}' from school
     )
     insert into orders (user_id, luncher_id, destination_id, grade_id, date, status, item_id,
       entree_cents, late_fee_cents, total_cents)
     select user_id, id, destination_id, grade_id, $1, 'locked',
       (select min(id) from items where not is_extra), 600, 0, 600 from child`,
    [date, CHILDREN, CONTACTS],
  );
}

const enqueue = (client: pg.Client) =>
  client.query(
    `insert into pgboss.job (name, data, policy, retry_limit, retry_delay, retry_backoff,
       retry_delay_max, expire_seconds, heartbeat_seconds)
     select name, '{}', policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
       expire_seconds, heartbeat_seconds
     from pgboss.queue where name = 'labels.sweep' on conflict do nothing`,
  );

/** Gives the jobs of a dead worker to the next one, as happens by itself after a while. */
async function takeFrom(client: pg.Client): Promise<void> {
  const held = `select from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.classid = 8 and a.datname = current_database()`;
  while ((await client.query(held)).rowCount !== 0) await wait(5);
  await client.query(
    `update pgboss.job set state = 'retry', start_after = now(), retry_limit = 100
     where state in ('active', 'created', 'retry') and name like 'labels.%'`,
  );
}

async function newest(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ state: string }>(
    `select coalesce((select p.status || case
         when p.status = 'running' and exists (select from label_chunks c where c.print_id = p.id)
           then ', half a file' when p.taken_at is null then ', not read' else '' end
       from label_mailings l left join label_prints p on p.id = l.print_id
       where l.destination_id = d.id), 'not begun') as state
     from destinations d order by d.id desc limit 1`,
  );
  return rows[0]?.state ?? 'not begun';
}

async function isLeft(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from label_subscriptions b where not exists (select from label_mailings l
       where l.destination_id = b.destination_id and l.sent_at is not null) limit 1`,
  );
  return rowCount !== 0;
}
