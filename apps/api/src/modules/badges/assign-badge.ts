import type { Badge } from '@yay/contract/badges/calls';
import { type BadgeFormat, readBadge } from '@yay/domain/badges';
import { type Db, isUniqueViolation } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { endBadgeRow, endBadgesOf, insertBadge, luncherWithBadges } from './badges.repo.ts';
import { presentBadge } from './present-badge.ts';

/** Gives a child a badge. A number is of one child at a time; what the child had before ends. */
export async function assignBadge(
  db: Db,
  actor: Actor,
  asked: { readonly luncher_id: number; readonly format: BadgeFormat; readonly number: string },
): Promise<{ data: Badge } | Refusal> {
  const read = readBadge(asked.format, asked.number);
  if ('problem' in read) return refuse(422, 'invalid', { number: [read.problem] });
  try {
    return await db.tx(async (tx) => {
      const luncher = await luncherWithBadges(tx, asked.luncher_id);
      if (luncher === undefined) return refuse(404, 'not_found');
      await endBadgesOf(tx, luncher.id, asked.format, actor.userId);
      const badge = await insertBadge(tx, {
        luncherId: luncher.id,
        format: asked.format,
        number: read.number,
        by: actor.userId,
      });
      await record(tx, actor, {
        action: 'badge.assigned',
        subject: { type: 'luncher', id: luncher.id, label: `${luncher.first} ${luncher.last}` },
        aboutUserId: luncher.user_id,
        after: { format: asked.format },
      });
      return { data: presentBadge(badge) };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'badges_number_idx')) {
      return refuse(422, 'invalid', { number: ['badge_taken'] });
    }
    // Two at once gave the same child a badge.
    if (isUniqueViolation(error, 'badges_luncher_idx')) {
      return refuse(422, 'invalid', { number: ['changed_meanwhile'] });
    }
    throw error;
  }
}

/** Takes a badge back; its number is free from then on. */
export const endBadge = (db: Db, actor: Actor, id: number): Promise<{ data: Badge } | Refusal> =>
  db.tx(async (tx) => {
    const badge = await endBadgeRow(tx, id, actor.userId);
    if (badge === undefined) return refuse(404, 'not_found');
    const luncher = await luncherWithBadges(tx, badge.luncher_id);
    await record(tx, actor, {
      action: 'badge.ended',
      subject: {
        type: 'luncher',
        id: badge.luncher_id,
        label: luncher === undefined ? '' : `${luncher.first} ${luncher.last}`,
      },
      ...(luncher !== undefined && { aboutUserId: luncher.user_id }),
      before: { format: badge.format },
    });
    return { data: presentBadge(badge) };
  });
