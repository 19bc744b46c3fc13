import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import { postWeekPreview } from '../reminders/index.ts';
import { fullName } from './users.present.ts';
import { personById } from './users.repo.ts';

/** Sends a family the preview of its next week, on the request of the team. */
export async function sendWeekPreview(
  parts: { readonly db: Db; readonly letters: Letters },
  actor: Actor,
  id: number,
): Promise<'weeklyOrderPreviewSent' | Refusal> {
  return parts.db.tx(async (tx) => {
    const person = await personById(tx, id);
    if (person === undefined) return refuse(404, 'not_found');
    if (person.suspended_on !== null || person.deleted_at !== null) {
      return refuse(403, 'forbidden');
    }
    const monday = await postWeekPreview(parts, tx, id);
    if (monday === undefined) return refuse(422, 'invalid', { _: ['unknown_luncher'] });
    await record(tx, actor, {
      action: 'mail.week_preview_sent',
      subject: { type: 'user', id, label: fullName(person) },
      aboutUserId: id,
      after: { monday },
    });
    return 'weeklyOrderPreviewSent';
  });
}
