import type { ExportRecord, ListQuery } from '@yay/contract/lists/calls';
import type { Db } from '../../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import { record } from '../../activity/index.ts';
import { planList } from '../plan-list.ts';
import { queueOf, writeExports } from './exports.kinds.ts';
import { presentExport } from './exports.present.ts';
import { countUnfinished, insertExport } from './exports.repo.ts';

/** A person's exports are written one after another, so more would only wait for each other. */
const MOST_UNFINISHED = 10;

/** Records an export, whose file is written in the background for the actor alone. */
export async function startExport(
  parts: { readonly db: Db; readonly jobs: Jobs },
  actor: Actor,
  asked: {
    readonly list: ListQuery;
    readonly headings: Readonly<Record<string, string>>;
    readonly name: string | undefined;
  },
): Promise<ExportRecord | Refusal> {
  const plan = planList(actor, asked.list);
  if (isRefusal(plan)) return plan;
  const { list } = plan.model;
  return parts.db.tx(async (tx) => {
    if ((await countUnfinished(tx, actor.userId)) >= MOST_UNFINISHED) {
      return refuse(429, 'too_many_requests');
    }
    const row = await insertExport(tx, {
      userId: actor.userId,
      list,
      name: asked.name ?? list,
      query: { list: asked.list, headings: asked.headings },
    });
    await record(tx, actor, {
      action: 'export.started',
      subject: { type: 'export', id: row.id, label: row.name },
      after: { list, columns: plan.columns.map(([name]) => name) },
    });
    await parts.jobs.enqueue(
      tx,
      writeExports,
      { userId: actor.userId },
      { only: queueOf(actor.userId) },
    );
    await publish(tx, `private-user.${actor.userId}`, 'export.changed', {
      id: row.id,
      status: row.status,
      rows_done: 0,
    });
    return presentExport(row);
  });
}
