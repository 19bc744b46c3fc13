import type { Badge, BadgeHolder } from '@yay/contract/badges/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf, type Refusal, refuse, sliceOf } from '../../platform/http/index.ts';
import {
  badgesEver,
  badgesOf,
  countHolders,
  findHolders,
  luncherWithBadges,
} from './badges.repo.ts';
import { presentBadge } from './present-badge.ts';
import { isSchoolOf } from './readers.repo.ts';

/** The children of a school by name, each with the badges of now. */
export async function listBadges(
  source: Queryable,
  asked: { readonly destination_id: number; readonly search?: string; readonly page?: number },
): Promise<Page<BadgeHolder> | Refusal> {
  const { destination_id, search = '' } = asked;
  const slice = { page: asked.page ?? 1 };
  if (!(await isSchoolOf(source, null, destination_id))) return refuse(404, 'not_found');
  const total = await countHolders(source, destination_id, search);
  const rows = await findHolders(source, destination_id, search, sliceOf(slice));
  const badges = await badgesOf(
    source,
    rows.map(({ luncher_id }) => luncher_id),
  );
  const data = rows.map((row) => ({
    ...row,
    badges: badges.filter((badge) => badge.luncher_id === row.luncher_id).map(presentBadge),
  }));
  return pageOf(data, total, slice);
}

/** Every badge that a child ever had, the latest first. */
export async function listBadgeHistory(
  source: Queryable,
  luncherId: number,
): Promise<{ data: Badge[] } | Refusal> {
  const luncher = await luncherWithBadges(source, luncherId);
  if (luncher === undefined) return refuse(404, 'not_found');
  return { data: (await badgesEver(source, luncher.id)).map(presentBadge) };
}
