import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Locale } from '@yay/words/locales';
import type { NamedStatement } from './read-statement.ts';

export interface ToPrint {
  readonly id: number;
  readonly statement: NamedStatement;
  readonly locale: Locale;
  readonly product: string;
}
/** A printed statement, without pages where it could not be printed. */
export interface Printed {
  readonly id: number;
  readonly pages: Uint8Array | null;
  readonly why: string;
}

let printer: Worker | undefined;
let printed = 0;
const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();

/** Statements that may wait; one more would wait for half a minute. */
const MOST_WAITING = 12;

/**
 * Prints the month in a thread of its own, one statement after the other: a large one takes so long
 * that everybody else's answers would wait for it. Undefined when too many wait already.
 */
export function printStatement(
  statement: NamedStatement,
  locale: Locale,
  product: string,
): Promise<Readable> | undefined {
  if (waiting.size >= MOST_WAITING) return undefined;
  printer ??= start();
  printed += 1;
  const asked: ToPrint = { id: printed, statement, locale, product };
  const done = Promise.withResolvers<Uint8Array>();
  waiting.set(asked.id, done);
  printer.postMessage(asked);
  return done.promise.then((pages) => Readable.from([pages]));
}

function start(): Worker {
  const worker = new Worker(new URL('./statement-printer.ts', import.meta.url));
  // The process ends without it.
  worker.unref();
  worker.on('message', ({ id, pages, why }: Printed) => {
    const done = waiting.get(id);
    waiting.delete(id);
    if (pages === null) done?.reject(new Error(why));
    else done?.resolve(pages);
  });
  worker.on('error', (error) => giveUp(worker, error));
  worker.on('exit', () => giveUp(worker, new Error('the thread that prints ended')));
  return worker;
}

/** Rejects every waiting statement; the next one starts another worker. */
function giveUp(worker: Worker, error: Error): void {
  if (printer !== worker) return;
  printer = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
