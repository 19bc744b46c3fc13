import type { Badge } from '@yay/contract/badges/calls';
import { type BadgeFormat, readBadge } from '@yay/domain/badges';
import { type Db, isUniqueViolation } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import {
  endBadgeRow,
  endBadgesFor,
  type FoundHolder,
  findHolder,
  type HolderKey,
  insertBadge,
} from './badges.repo.ts';
import { presentBadge } from './present-badge.ts';

/** Gives a child or a person a badge. A number is of one at a time; what the holder had before ends. */
export async function assignBadge(
  db: Db,
  actor: Actor,
  asked: HolderKey & { readonly format: BadgeFormat; readonly number: string },
): Promise<{ data: Badge } | Refusal> {
  const read = readBadge(asked.format, asked.number);
  if ('problem' in read) return refuse(422, 'invalid', { number: [read.problem] });
  try {
    return await db.tx(async (tx) => {
      const holder = await findHolder(tx, asked);
      if (holder === undefined) return refuse(404, 'not_found');
      const given = { holder, format: asked.format, number: read.number, by: actor.userId };
      await endBadgesFor(tx, holder, given);
      const badge = await insertBadge(tx, given);
      await record(tx, actor, {
        action: 'badge.assigned',
        subject: subjectOf(holder, holder),
        aboutUserId: holder.account_id,
        after: { format: asked.format },
      });
      return { data: presentBadge(badge) };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'badges_number_idx')) {
      return refuse(422, 'invalid', { number: ['badge_taken'] });
    }
    // Two at once gave the same holder a badge.
    if (
      isUniqueViolation(error, 'badges_luncher_idx') ||
      isUniqueViolation(error, 'badges_user_idx')
    ) {
      return refuse(422, 'invalid', { number: ['changed_meanwhile'] });
    }
    throw error;
  }
}

const subjectOf = (key: HolderKey, holder: FoundHolder | undefined) => ({
  type: key.luncher_id === null ? ('user' as const) : ('luncher' as const),
  id: key.luncher_id ?? key.user_id ?? 0,
  label: holder === undefined ? '' : `${holder.first} ${holder.last}`,
});

/** Takes a badge back; its number is free from then on. */
export const endBadge = (db: Db, actor: Actor, id: number): Promise<{ data: Badge } | Refusal> =>
  db.tx(async (tx) => {
    const badge = await endBadgeRow(tx, id, actor.userId);
    if (badge === undefined) return refuse(404, 'not_found');
    const holder = await findHolder(tx, badge);
    await record(tx, actor, {
      action: 'badge.ended',
      subject: subjectOf(badge, holder),
      ...(holder !== undefined && { aboutUserId: holder.account_id }),
      before: { format: badge.format },
    });
    return { data: presentBadge(badge) };
  });
