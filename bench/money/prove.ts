import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { brokenRules } from '../kill/check-database.ts';
import { randomOf } from '../lib/random.ts';
import { addCard, CARDS, chooseActs, learnCodes, type Stage } from './acts.ts';
import { callsTo } from './calls.ts';
import {
  checkHistories,
  checkProvider,
  checkTold,
  count,
  lostJobs,
  nothingTold,
  recordOf,
  type Told,
} from './check.ts';
import { FAULTS, type Fault } from './faults.ts';
import { FIRST_NOW, layFresh, layWorld, moveClock } from './lay-world.ts';
import { openPrograms } from './programs.ts';
import { hurry, settleDown } from './settle-down.ts';
import { isOurOwn, untried } from './untried.ts';

const DAY_MS = 86_400_000;
const ORDER_TRIES = 20;
/**
 * Instants of a run, from the Thursday before a week: its Monday noon and the locks of later days.
 */
const STEPS = ['-03T17:00:00Z', '+00T18:00:10Z', '+01T23:30:00Z', '+03T23:30:00Z'] as const;

export interface MoneyProof {
  runs: number;
  readonly faults: Map<string, number>;
  readonly acts: Map<string, number>;
  readonly statuses: ReadonlyMap<number, number>;
  /** Programs that were dead at the end of a run and were restarted. */
  restarts: number;
  /** Restarts by the fault that was meant to kill the program. */
  readonly deaths: Map<string, number>;
  /** Transactions of the ledger by kind. */
  readonly posted: Map<string, number>;
  movements: number;
  readonly counts: Record<string, number>;
  readonly seconds: number[];
  readonly problems: string[];
}

export interface MoneyOptions {
  readonly folder: string;
  readonly runs: number;
  readonly seed: number;
  readonly port: number;
  readonly families?: number;
  /** The value of performance.now() after which no run starts. */
  readonly until?: number;
  /** Faults to use one after another, in place of random ones. */
  readonly faults?: readonly Fault[];
  readonly onRun?: (number: number, proof: MoneyProof) => void;
}

/**
 * Proves that money stays consistent: families and staff move it while programs die or lie, and
 * after each run every cent is checked. Ends at the first problem.
 */
export async function proveMoney(options: MoneyOptions): Promise<MoneyProof> {
  const { folder, seed } = options;
  const random = randomOf(seed);
  const people = await layFresh(folder, (client) => layWorld(client, options.families ?? 16));
  const programs = await openPrograms({ folder, port: options.port });
  const db = new pg.Pool({ connectionString: programs.urlOf(), max: 12 });
  // The pool replaces connections that died with the database.
  db.on('error', () => undefined);
  const calls = callsTo(programs.api);
  const told = nothingTold();
  const stage: Stage = { programs, calls, db, ...people, random, monday: '', codes: [], told };
  const record = recordOf(programs.provider);
  const proof: MoneyProof = {
    runs: 0,
    faults: new Map(),
    acts: new Map(),
    statuses: calls.statuses,
    restarts: 0,
    deaths: new Map(),
    posted: new Map(),
    movements: 0,
    counts: {},
    seconds: [],
    problems: [],
  };
  try {
    await programs.revive();
    await firstCards(stage);
    for (let run = 0; run < options.runs && proof.problems.length === 0; run += 1) {
      const from = performance.now();
      if (from > (options.until ?? Number.POSITIVE_INFINITY)) break;
      const fault = faultOf(options, run, random);
      await oneRun(stage, fault, run, proof);
      proof.problems.push(...(await look(db, record, told)));
      proof.runs += 1;
      proof.movements = record.movements;
      proof.seconds.push((performance.now() - from) / 1_000);
      if (proof.problems.length > 0) proof.problems.unshift(`run ${run + 1}, ${fault.name}:`);
      options.onRun?.(proof.runs, proof);
    }
    Object.assign(proof.counts, await countsOf(db));
    for (const [kind, times] of await postedOf(db)) proof.posted.set(kind, times);
    if (proof.problems.length === 0 && !options.faults) proof.problems.push(...untried(proof));
    return proof;
  } finally {
    await db.end();
    await programs.stop();
  }
}

/** Saves a card for five families in six; the others start without one. */
async function firstCards(stage: Stage): Promise<void> {
  const kinds = [CARDS.pays, CARDS.pays, CARDS.asksAlways, CARDS.pays, CARDS.declinedLater, null];
  for (const [index, family] of stage.families.entries()) {
    const number = kinds[index % kinds.length];
    if (number) await addCard(stage, family, number);
  }
}

/** Picks the fault of a run: given ones in turn, or else each fault once and then random ones. */
function faultOf(options: MoneyOptions, run: number, random: () => number): Fault {
  const faults = options.faults ?? FAULTS;
  const next = options.faults || run < faults.length ? run % faults.length : null;
  const fault = faults[next ?? Math.floor(random() * faults.length)];
  if (fault === undefined) throw new Error('there is no fault to choose');
  return fault;
}

async function oneRun(stage: Stage, fault: Fault, run: number, proof: MoneyProof): Promise<void> {
  const { programs, random, db } = stage;
  const week = Math.floor(run / STEPS.length);
  const monday = Date.parse('2026-11-23T00:00:00Z') + week * 7 * DAY_MS;
  stage.monday = new Date(monday).toISOString().slice(0, 10);
  const step = STEPS[run % STEPS.length] ?? STEPS[0];
  const time = `1970-01-01T${step.slice(4)}`;
  const moment = monday + Number(step.slice(0, 3)) * DAY_MS + Date.parse(time);
  // Lifts the rate limits, since all calls come from one address.
  await db.query('delete from rate_limits');
  await learnCodes(stage);
  await fault.prepare?.(programs);

  const acts = chooseActs(random, 8 + Math.floor(random() * 8));
  for (const { name } of acts) count(proof.acts, name);
  count(proof.faults, fault.name);
  const starts = acts.map(({ act }) => ({ act, after: random() * 500 }));
  const moves = random() * 400;
  const acting = [
    ...starts.map(async ({ act, after }) => {
      await wait(after);
      await act(stage);
    }),
    (async () => {
      await wait(moves);
      if (moment > Date.parse(FIRST_NOW)) await moveClock(db, moment);
      await hurry(db);
    })(),
  ];
  const ends = await Promise.allSettled([...acting, fault.strike?.(programs, random)]);
  for (const end of ends) {
    if (end.status === 'rejected' && isFound(end.reason)) proof.problems.push(end.reason.message);
  }
  const revive = async () => {
    for (const _dead of await programs.revive()) {
      proof.restarts += 1;
      count(proof.deaths, fault.name);
    }
  };
  // Dead programs restart on their data; from here on everything works.
  await revive();
  await ordered(stage, revive, '/control/faults', { faults: [] });
  await ordered(stage, revive, '/control/webhooks', {});
  if (!(await clockStands(db, moment))) await moveClock(db, moment);
  // First the product settles by asking the provider, without its webhooks. Then the provider sends
  // the rest, such as events of a failed refund that no receiver took.
  proof.problems.push(...(await settleDown(db, revive)));
  await ordered(stage, revive, '/control/webhooks/tell_all', {});
  proof.problems.push(...(await settleDown(db, revive)));
}

/** Clears the planted fault, with retries: it may still kill the provider at that very moment. */
async function ordered(
  { programs }: Stage,
  revive: () => Promise<void>,
  path: `/control/${string}`,
  body: object,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await programs.order(path, body);
    } catch (error) {
      // Only a failed connection is retried, not a refusal.
      if (!(error instanceof TypeError) || tries === ORDER_TRIES) throw error;
      await wait(200);
      await revive();
    }
  }
}

/** Tells whether the clock was moved: the move itself may have met the end of the database. */
async function clockStands(db: pg.Pool, moment: number): Promise<boolean> {
  const { rows } = await db.query<{ now: Date }>('select app_now() as now');
  return (rows[0]?.now.getTime() ?? 0) >= moment;
}

/** Tells whether an act failed by a finding or a bug of its own, and not by the planted fault. */
const isFound = (reason: unknown): reason is Error =>
  reason instanceof Error && (reason.message.startsWith('a code was redeemed') || isOurOwn(reason));

async function look(
  db: pg.Pool,
  record: ReturnType<typeof recordOf>,
  told: Told,
): Promise<string[]> {
  const client = await db.connect();
  try {
    return [
      ...(await brokenRules(client)),
      ...(await checkProvider(client, record)),
      ...(await checkHistories(client)),
      ...(await checkTold(client, told)),
      ...(await lostJobs(client)),
    ];
  } finally {
    client.release();
  }
}

async function countsOf(db: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await db.query<Record<string, number>>(
    `select (select count(*) from orders)::int as orders,
       (select count(*) from settlements)::int as settlements,
       (select count(*) from payments where status = 'succeeded')::int as "payments that succeeded",
       (select count(*) from payments where status = 'failed')::int as "payments that failed",
       (select count(*) from payments where status = 'cancelled')::int as "payments given up",
       (select count(*) from refunds)::int as refunds,
       (select count(*) from credit_codes where redeemed_by is not null)::int as "codes redeemed",
       (select count(*) from ledger_transactions)::int as "ledger transactions",
       (select count(*) from provider_events)::int as "events told"`,
  );
  return rows[0] ?? {};
}

async function postedOf(db: pg.Pool): Promise<[string, number][]> {
  const { rows } = await db.query<{ kind: string; times: number }>(
    'select kind, count(*)::int as times from ledger_transactions group by kind',
  );
  return rows.map(({ kind, times }) => [kind, times]);
}
