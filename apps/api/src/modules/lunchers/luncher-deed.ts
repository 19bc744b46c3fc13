import type { ActivityAction } from '@yay/contract/activity/calls';
import { PROPERTIES } from '@yay/domain/allergy';
import { LUNCHER_NAMES, type LuncherInPlace } from '../../facts/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';

type Fields = Record<string, string | boolean | null>;

/** Writes a luncher's changes into the record, field by field. */
export async function recordLuncher(
  tx: Tx,
  actor: Pick<Actor, 'userId' | 'impersonatorId' | 'origin'>,
  action: Extract<ActivityAction, `luncher.${string}`>,
  was: LuncherInPlace | null,
  is: LuncherInPlace | null,
): Promise<void> {
  const luncher = is ?? was;
  if (luncher === null) return;
  const [before, after] = differing(was && fieldsOf(was), is && fieldsOf(is));
  if (was !== null && is !== null && Object.keys(after).length === 0) return;
  await record(tx, actor, {
    action,
    subject: { type: 'luncher', id: luncher.id, label: `${luncher.first} ${luncher.last}` },
    aboutUserId: luncher.user_id,
    ...(was !== null && { before }),
    ...(is !== null && { after }),
  });
}

const fieldsOf = (luncher: LuncherInPlace): Fields => ({
  ...Object.fromEntries(LUNCHER_NAMES.map((name) => [name, luncher[name]])),
  school: luncher.destination_name,
  grade: luncher.grade_label,
  repeat_ordering: luncher.are_orders_repeating,
  ...Object.fromEntries(
    PROPERTIES.map((property) => [`tolerance.${property}`, luncher.tolerances[property] ?? null]),
  ),
});

function differing(was: Fields | null, is: Fields | null): [Fields, Fields] {
  const before: Fields = {};
  const after: Fields = {};
  for (const field of Object.keys(was ?? is ?? {})) {
    const [old, now] = [was?.[field] ?? null, is?.[field] ?? null];
    if (old === now) continue;
    before[field] = old;
    after[field] = now;
  }
  return [before, after];
}
