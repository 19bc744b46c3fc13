import { instant } from '@yay/domain/time';
import { ProviderRefused, ProviderUnavailable } from '../../platform/payments/provider.ts';
import { publish } from '../../platform/realtime/index.ts';
import { alertStaff } from './alert-staff.ts';
import { compare } from './compare.repo.ts';
import {
  type Failure,
  keepMovements,
  noteFailure,
  noteProgress,
  type RunToRead,
  startReading,
  unexplainedSince,
} from './reading.repo.ts';
import type { ReconciliationParts } from './reconciliation-parts.ts';

/** Somebody watches; but each time that it is said costs every commit of the database. */
const SAY_EVERY = 20;
/** Clocks of two houses. */
const APART_MS = 5 * 60_000;

/**
 * Reads the provider's record of a run's days, page by page and each kept at once, so that it goes on
 * where it was after a kill; then compares it with the ledger in one statement. However large a day
 * is, no more than a page of it is ever held here.
 */
export async function reconcile(
  parts: ReconciliationParts,
  runId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = parts;
  const run = await startReading(db, parts.provider.name, runId);
  if (run === null) return;
  await say(parts, runId);
  try {
    await read(parts, run, signal);
    await readBefore(parts, run, signal);
    await db.tx(async (tx) => {
      const status = await compare(tx, run);
      if (status === 'differs') await alertStaff({ letters: parts.letters }, tx, runId);
    });
  } catch (error) {
    await db.tx((tx) => noteFailure(tx, runId, failureOf(error)));
    await say(parts, runId);
    throw error;
  }
  await say(parts, runId);
  log.info({ run: runId }, 'the ledger was compared with the provider');
}

async function read(
  { db, provider }: ReconciliationParts,
  run: RunToRead,
  signal: AbortSignal,
): Promise<void> {
  let { read_after: after } = run;
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { movements, next } = await provider.listMovements({
      since: new Date(run.starts_at),
      until: new Date(run.ends_at),
      ...(after !== null && { after }),
    });
    await db.tx(async (tx) => {
      await keepMovements(tx, run.provider, movements);
      const read = { count: movements.length, after: next ?? movements.at(-1)?.id ?? after };
      await noteProgress(tx, run.id, read);
      if (page % SAY_EVERY === 0) await publishChange(tx, run.id);
    });
    if (next === null) return;
    after = next;
  }
}

/** Reads movements that happened before these days and were written down on them. */
async function readBefore(
  { db, provider }: ReconciliationParts,
  run: RunToRead,
  signal: AbortSignal,
): Promise<void> {
  const since = await unexplainedSince(db, run);
  if (since === null) return;
  let after: string | null = null;
  do {
    signal.throwIfAborted();
    const page: Awaited<ReturnType<typeof provider.listMovements>> = await provider.listMovements({
      since: new Date(instant(since - APART_MS)),
      until: new Date(run.starts_at),
      ...(after !== null && { after }),
    });
    await db.tx((tx) => keepMovements(tx, run.provider, page.movements));
    after = page.next;
  } while (after !== null);
}

function failureOf(error: unknown): Failure {
  if (error instanceof ProviderUnavailable) return 'no_answer';
  return error instanceof ProviderRefused ? 'refused' : 'unknown';
}

const publishChange = (
  source: ReconciliationParts['db'] | Parameters<typeof publish>[0],
  id: number,
) => publish(source, 'private-list.reconciliations', 'list.changed', { ids: [id] });

const say = ({ db }: ReconciliationParts, id: number) => publishChange(db, id);
