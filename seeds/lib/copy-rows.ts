import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Row } from './insert-rows.ts';

const CHUNK = 1 << 16;

/** Lines of COPY's text format, gathered into large chunks. */
export class CopyText {
  readonly #chunks: string[] = [];
  #open: string[] = [];
  #size = 0;

  /** Values in the order of the columns; none of them may hold a tab, a line end or a backslash. */
  line(text: string): void {
    this.#open.push(text);
    this.#size += text.length + 1;
    if (this.#size >= CHUNK) this.#close();
  }

  chunks(): readonly string[] {
    this.#close();
    return this.#chunks;
  }

  #close(): void {
    if (this.#open.length === 0) return;
    this.#chunks.push(`${this.#open.join('\n')}\n`);
    this.#open = [];
    this.#size = 0;
  }
}

export async function copyText(
  client: ClientBase,
  target: string,
  { chunks }: { chunks: readonly string[] },
): Promise<void> {
  if (chunks.length === 0) return;
  const stream = client.query(copyFrom(`copy ${target} from stdin`));
  // Watched from the start: what the server refuses must not go by unheard between two chunks.
  const done = finished(stream);
  done.catch(() => undefined);
  for (const chunk of chunks) {
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done]);
  }
  stream.end();
  await done;
}

/** Rows as insertRows takes them, by COPY. */
export async function copyRows(
  client: ClientBase,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const text = new CopyText();
  for (const row of rows) text.line(columns.map((column) => field(row[column])).join('\t'));
  await copyText(client, `${table} (${columns.join(', ')})`, { chunks: text.chunks() });
}

function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found);
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
