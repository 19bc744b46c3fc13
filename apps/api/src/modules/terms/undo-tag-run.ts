import type { TagRun } from '@yay/contract/terms/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceTagged } from './announce-tagged.ts';
import { presented, presentRun } from './tag-runs.present.ts';
import { lockTagged, lockTagging, markUndone, reverseRun, tagRuns } from './tag-runs.repo.ts';

/** One's own last tagging, taken back tag by tag; what somebody touched since stays. */
export function undoTagRun(
  db: Db,
  actor: Actor,
  id: number,
): Promise<{ data: TagRun; left_alone: number } | Refusal> {
  return db.tx(async (tx) => {
    await lockTagging(tx);
    const [row] = await tagRuns(tx, actor.userId, { limit: 1, id });
    if (row === undefined || row.actor_id !== actor.userId) return refuse(404, 'not_found');
    if (!row.can_undo) return refuse(409, 'already_decided');
    const run = presented(row);
    await lockTagged(tx, id);
    const reversed = await reverseRun(tx, id);
    const leftAlone = run.added + run.removed - reversed;
    await markUndone(tx, id, actor.userId);
    await record(tx, actor, {
      action: 'tag_run.undone',
      subject: { type: 'tag_run', id, label: [...run.tags_added, ...run.tags_removed].join(', ') },
      after: { items: run.items, ...(leftAlone > 0 && { left_alone: leftAlone }) },
    });
    await announceTagged(tx, actor, id);
    return { data: await presentRun(tx, actor, id), left_alone: leftAlone };
  });
}
