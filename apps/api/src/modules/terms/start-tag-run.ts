import type { TagChanges, Tagging, TagRun } from '@yay/contract/terms/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceTagged } from './announce-tagged.ts';
import { recordMade } from './record-made.ts';
import { presentRun } from './tag-runs.present.ts';
import { applyRun, countChanges, insertRun, lockChosen, lockTagging } from './tag-runs.repo.ts';
import { ensureTerms } from './terms.repo.ts';

/** Gives tags to everything that is chosen and takes others away: as it was shown, or not at all. */
export function startTagRun(
  db: Db,
  actor: Actor,
  { choice, add, remove, expected }: Tagging & { readonly expected: TagChanges },
): Promise<TagRun | Refusal> {
  return db.tx(async (tx) => {
    await lockTagging(tx);
    await lockChosen(tx, choice);
    const changes = await countChanges(tx, choice, { add, remove });
    if (!isSame(changes, expected)) {
      return refuse(409, 'version_conflict', undefined, { more: { changes } });
    }
    if (changes.items === 0) return refuse(422, 'invalid', { add: ['nothing_changes'] });
    await recordMade(tx, actor, await ensureTerms(tx, add));
    const id = await insertRun(tx, actor.userId, actor.impersonatorId);
    const done = await applyRun(tx, id, choice, { add, remove });
    const run = await presentRun(tx, actor, id);
    await record(tx, actor, {
      action: 'tag_run.done',
      subject: { type: 'tag_run', id, label: [...run.tags_added, ...run.tags_removed].join(', ') },
      after: {
        items: done.items,
        tags_added: run.tags_added,
        tags_removed: run.tags_removed,
      },
    });
    await announceTagged(tx, actor, id);
    return run;
  });
}

const isSame = (a: TagChanges, b: TagChanges) =>
  a.items === b.items && a.added === b.added && a.removed === b.removed;
