import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ExportRecord } from '@yay/contract/lists/calls';
import { CITY_SIZE } from '@yay/seeds/city';

import { startServer } from '../e2e/support/server.ts';
import { memoryBySize } from './export-memory.ts';
import {
  type Ask,
  type Asker,
  asker,
  COLUMNS,
  exportUsers,
  signInStaff,
} from './lib/export-calls.ts';
import { calendarPath, signIn } from './lib/families.ts';
import { type Figure, percentile, report } from './lib/figures.ts';
import { MONDAY, NOW, openCluster, withClient } from './lib/worlds.ts';

const FAMILIES = 200;
const A_FEW = 2_000;
const ROUNDS = 3;
const QUIET_SECONDS = 15;
/** Calls a second, whether or not the ones before are answered: people do not wait for each other. */
const RATE = 50;
/** Rows of the files whose memory is compared, the smallest first. */
const SIZES = '20000,50000,100000';
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      families: { type: 'string', default: '100000' },
      orders: { type: 'string', default: '1000000' },
      rounds: { type: 'string', default: String(ROUNDS) },
      rate: { type: 'string', default: String(RATE) },
      port: { type: 'string', default: '4900' },
      sizes: { type: 'string', default: SIZES },
    },
  });
  const families = Number(values.families);
  const size = {
    ...CITY_SIZE,
    families,
    lunchers: Math.round(families * 1.6),
    orders: Number(values.orders),
  };
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.stop());
  const url = await cluster.city(size);
  const sizes = values.sizes.split(',').map(Number);
  const flat = report(
    'memory by the rows of the file, each in a process of its own that does nothing else',
    await memoryBySize(url, Number(values.port), sizes),
  );
  if (Number(values.rounds) === 0) return flat;
  const server = await startServer({
    databaseUrl: url,
    now: NOW,
    port: Number(values.port),
    env: { ROLE: 'all', LOG_LEVEL: 'info' },
  });
  closing.defer(() => server.stop());
  const parents = await withClient(url, (client) => signIn(client, FAMILIES));
  const staff = await signInStaff(url);
  const pid = server.process.pid ?? 0;
  const ask = asker(server.url);
  const load = paced(ask, mixOf(parents, staff), Number(values.rate));
  const memory = watchMemory(pid);
  closing.defer(() => memory.stop());

  // Code that is not compiled, prepared or cached yet is not part of an ordinary day.
  await load.during(() => wait(QUIET_SECONDS * 1_000));
  await load.during(() =>
    exportUsers(ask, staff, [{ column: 'id', operator: '<=', value: A_FEW }]),
  );
  const before = memory.take();
  const quiet: number[] = [];
  const busy: number[] = [];
  const seconds: number[] = [];
  let file: ExportRecord | undefined;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    quiet.push(...(await load.during(() => wait(QUIET_SECONDS * 1_000))));
    const started = performance.now();
    busy.push(
      ...(await load.during(async () => {
        file = await exportUsers(ask, staff);
      })),
    );
    seconds.push((performance.now() - started) / 1_000);
  }
  const during = memory.take();
  await wait(5_000);
  const after = memory.take();
  const text = await download(server.url, staff, file);
  const lines = text.split('\r\n').length - 2;
  if (lines < families) throw new Error(`the file has ${lines} rows of ${families}`);

  const unanswered = [...quiet, ...busy].filter((took) => !Number.isFinite(took)).length;
  const ratio = percentile(busy, 0.95) / percentile(quiet, 0.95);
  const figures: Figure[] = [
    { name: 'rows in the file', value: lines, unit: '' },
    { name: 'size of the file', value: text.length / 1_000_000, unit: 'MB' },
    { name: 'an export takes, median', value: percentile(seconds, 0.5), unit: 's' },
    { name: 'without an export, p50', value: percentile(quiet, 0.5), unit: 'ms' },
    { name: 'during an export, p50', value: percentile(busy, 0.5), unit: 'ms' },
    { name: 'without an export, p95', value: percentile(quiet, 0.95), unit: 'ms' },
    { name: 'during an export, p95', value: percentile(busy, 0.95), unit: 'ms' },
    { name: 'calls without an answer', value: unanswered, unit: '', aim: { atMost: 0 } },
    { name: 'p95 during to p95 without', value: ratio, unit: '×', aim: { atMost: 1.5 } },
    { name: 'memory before, most', value: before.most, unit: 'MB' },
    { name: 'memory during, most', value: during.most, unit: 'MB' },
    { name: 'memory afterwards', value: after.last, unit: 'MB' },
    {
      name: 'memory that exporting adds',
      value: during.most - before.most,
      unit: 'MB',
      aim: { atMost: 64 },
    },
  ];
  return report(`${values.rate} calls a second, ${lines} rows exported`, figures) && flat;
}

/**
 * Returns the requests in turn: mostly families with their week, now and then somebody of the team.
 */
function mixOf(parents: readonly { token: string }[], staff: string): (n: number) => Ask {
  const list = (more: object): Ask => ({
    method: 'POST',
    path: '/api/list',
    token: staff,
    body: { model: 'User', columns: COLUMNS, ...more },
  });
  const ofTheTeam: Ask[] = [
    list({ orderBy: [{ column: 'last_seen_at', direction: 'desc' }] }),
    list({ whereIn: [{ column: 'market', values: [100] }], page: 3 }),
    { method: 'GET', path: '/api/search-all?query=city-parent-123', token: staff },
    { method: 'GET', path: '/api/exports', token: staff },
  ];
  return (n) => {
    const token = parents[n % parents.length]?.token ?? '';
    const team = n % 10 === 0 ? ofTheTeam[(n / 10) % ofTheTeam.length] : undefined;
    if (team) return team;
    return { method: 'GET', path: n % 3 === 0 ? '/api/me' : calendarPath(MONDAY), token };
  };
}

function paced(ask: Asker, mix: (n: number) => Ask, rate: number) {
  let n = 0;
  return {
    /** Milliseconds of every call that was sent while something went on. */
    async during(act: () => Promise<unknown>): Promise<number[]> {
      const taken: number[] = [];
      const open = new Set<Promise<void>>();
      const started = performance.now();
      let done = false;
      // Its failure waits until the calls that are under way have ended.
      const acting = act().then(
        () => undefined,
        (error: unknown) => error ?? new Error('it failed'),
      );
      void acting.then(() => {
        done = true;
      });
      for (let sent = 0; !done; sent += 1) {
        const due = started + (sent * 1_000) / rate;
        await wait(Math.max(0, due - performance.now()));
        const one = timed(() => ask(mix(n))).then(
          (took) => void taken.push(took),
          () => {
            // Nobody waits longer than this: it counts as the slowest that there is.
            taken.push(Number.POSITIVE_INFINITY);
          },
        );
        n += 1;
        open.add(one);
        void one.finally(() => open.delete(one));
      }
      await Promise.all(open);
      const failure = await acting;
      if (failure !== undefined) throw failure;
      return taken;
    },
  };
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

async function download(
  origin: string,
  token: string,
  file: ExportRecord | undefined,
): Promise<string> {
  const answer = await fetch(`${origin}/api/exports/${file?.id}/download`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`the file was answered by ${answer.status}`);
  return answer.text();
}

/** The process's resident memory, looked at four times a second. */
function watchMemory(pid: number) {
  let most = 0;
  let last = 0;
  const look = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    last = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_000;
    most = Math.max(most, last);
  };
  const timer = setInterval(() => void look(), 250);
  return {
    stop: () => clearInterval(timer),
    /** Since the last time that it was asked. */
    take() {
      const seen = { most, last };
      most = 0;
      return seen;
    },
  };
}
