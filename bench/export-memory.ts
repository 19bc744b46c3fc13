import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../e2e/support/server.ts';
import { asker, exportUsers, signInStaff } from './lib/export-calls.ts';
import type { Figure } from './lib/figures.ts';
import { readMemory } from './lib/read-memory.ts';
import { NOW } from './lib/worlds.ts';

const WARM_UP = 2_000;
const SETTLE_MS = 3_000;
const LOGGER = new URL('./lib/memory-log.ts', import.meta.url).pathname;

interface Memory {
  /** Peak resident memory in megabytes, before the export and during it. */
  readonly before: number;
  readonly during: number;
  /** Heap and buffers in megabytes after each full garbage collection. */
  readonly held: number;
}

/** Measures the memory of an export by its number of rows, with and without garbage. */
export async function memoryBySize(
  url: string,
  port: number,
  sizes: readonly number[],
): Promise<Figure[]> {
  const measured: { readonly rows: number; readonly memory: Memory }[] = [];
  for (const rows of sizes) {
    const { before, during } = await measure(url, port, rows, false);
    const { held } = await measure(url, port, rows, true);
    measured.push({ rows, memory: { before, during, held } });
  }
  const [least, most] = [measured.at(0), measured.at(-1)];
  if (least === undefined || most === undefined) return [];
  const ratio = most.memory.held / least.memory.held;
  const name = `${most.rows} to ${least.rows} rows`;
  return [
    ...measured.flatMap(({ rows, memory: { before, during, held } }): Figure[] => [
      { name: `${rows} rows: resident before, most`, value: before, unit: 'MB' },
      { name: `${rows} rows: resident during, most`, value: during, unit: 'MB' },
      { name: `${rows} rows: held, most`, value: held, unit: 'MB' },
    ]),
    { name: `held, ${name}`, value: ratio, unit: '×', aim: { atMost: 1.05 } },
    { name: `resident, ${name}`, value: most.memory.during / least.memory.during, unit: '×' },
  ];
}

async function measure(url: string, port: number, rows: number, swept: boolean): Promise<Memory> {
  const folder = await mkdtemp(join(tmpdir(), 'yay-bench-memory-'));
  const log = join(folder, 'log');
  const server = await startServer({
    databaseUrl: url,
    now: NOW,
    port,
    env: {
      ROLE: 'all',
      LOG_LEVEL: 'info',
      NODE_OPTIONS: `--import ${LOGGER}`,
      BENCH_MEMORY_LOG: log,
      BENCH_MEMORY_SWEPT: swept ? 'yes' : 'no',
    },
  });
  try {
    const staff = await signInStaff(url);
    const ask = asker(server.url);
    const upTo = (id: number) =>
      exportUsers(ask, staff, [{ column: 'id', operator: '<=', value: id }]);
    // The first export also compiles and prepares, which is not memory of its rows.
    await upTo(WARM_UP);
    await upTo(WARM_UP);
    await wait(SETTLE_MS);
    const before = await readMemory(log);
    const { rows_done } = await upTo(rows);
    if (rows_done !== rows) throw new Error(`the file has ${rows_done} rows of ${rows}`);
    const during = (await readMemory(log)).slice(before.length);
    return {
      before: Math.max(...before.map(({ resident }) => resident)),
      during: Math.max(...during.map(({ resident }) => resident)),
      held: Math.max(...during.map(({ used }) => used)),
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
