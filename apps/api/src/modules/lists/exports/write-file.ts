import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@yay/words/locales';
import { sayErased } from '@yay/words/personal-data/say-erased';
import type { Tx } from '../../../platform/db/index.ts';
import { completeRows, type ListRow } from '../complete-rows.ts';
import { foundBy, selectRows } from '../list-sql.ts';
import type { ListPlan } from '../plan-list.ts';
import { BYTE_ORDER_MARK, csvLine, csvRows } from './csv.ts';

// Small batches with a pause after each keep the process responsive to requests.
const ROWS_AT_ONCE = 200;
const REST_SHARE = 3;
const LONGEST_REST = 500;
const CHUNK_BYTES = 128 * 1024;

export interface FileWriter {
  addChunk(n: number, content: Buffer): Promise<void>;
  /** Called after each batch with the number of rows so far. */
  progress(rows: number): Promise<void>;
}

/** Reads one snapshot of the list in batches and passes them on as chunks of a CSV file. */
export async function writeFile(
  reader: Tx,
  plan: ListPlan,
  {
    headings,
    locale,
  }: { readonly headings: Readonly<Record<string, string>>; readonly locale: Locale },
  writer: FileWriter,
  signal: AbortSignal,
): Promise<{ rows: number; bytes: number }> {
  const names = [...plan.columns, ...plan.relations].map(([name]) => name);
  const heading = (name: string) => (Object.hasOwn(headings, name) && headings[name]) || name;
  const condition = foundBy(plan);
  // Other processors are left to requests that a user waits for.
  await reader.run('set local max_parallel_workers_per_gather = 0');
  await reader.run(
    `declare export_rows no scroll cursor for ${selectRows(plan, condition)}`,
    condition.params,
  );

  // Chunks are bytes: a concatenated string keeps all the strings that it is made of in memory.
  const head = Buffer.from(BYTE_ORDER_MARK + csvLine(names.map(heading)));
  let pending = [head];
  let waiting = head.length;
  const done = { rows: 0, bytes: 0, chunks: 0 };
  const flush = async () => {
    const content = Buffer.concat(pending);
    pending = [];
    waiting = 0;
    await writer.addChunk(done.chunks, content);
    done.chunks += 1;
    done.bytes += content.length;
  };
  for (;;) {
    signal.throwIfAborted();
    const started = performance.now();
    const { rows } = await reader.run<ListRow>(`fetch ${ROWS_AT_ONCE} from export_rows`);
    if (rows.length === 0) break;
    const lines = csvRows(await completeRows(reader, plan, rows), names);
    const bite = Buffer.from(sayErased(lines, locale));
    pending.push(bite);
    waiting += bite.length;
    done.rows += rows.length;
    if (waiting >= CHUNK_BYTES) await flush();
    await writer.progress(done.rows);
    const took = performance.now() - started;
    await wait(Math.min(took * REST_SHARE, LONGEST_REST), undefined, { signal });
  }
  await flush();
  return { rows: done.rows, bytes: done.bytes };
}
