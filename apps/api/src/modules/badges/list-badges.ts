import type { Badge, BadgeHolder } from '@yay/contract/badges/calls';
import type { BadgeHolders } from '@yay/contract/badges/values';
import type { Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf, type Refusal, refuse, sliceOf } from '../../platform/http/index.ts';
import {
  badgesEver,
  badgesOf,
  countHolders,
  findHolder,
  findHolders,
  type HolderKey,
} from './badges.repo.ts';
import { presentBadge } from './present-badge.ts';
import { isSchoolOf } from './readers.repo.ts';

/** The children of a school, or its people, by name, each with the badges of now. */
export async function listBadges(
  source: Queryable,
  asked: {
    readonly destination_id: number;
    readonly holders?: BadgeHolders | undefined;
    readonly search?: string;
    readonly page?: number;
  },
): Promise<Page<BadgeHolder> | Refusal> {
  const { destination_id, holders = 'lunchers', search = '' } = asked;
  const slice = { page: asked.page ?? 1 };
  if (!(await isSchoolOf(source, null, destination_id))) return refuse(404, 'not_found');
  const total = await countHolders(source, holders, destination_id, search);
  const rows = await findHolders(source, holders, destination_id, search, sliceOf(slice));
  const badges = await badgesOf(source, rows);
  const data = rows.map((row) => ({
    ...row,
    badges: badges
      .filter(({ luncher_id, user_id }) => luncher_id === row.luncher_id && user_id === row.user_id)
      .map(presentBadge),
  }));
  return pageOf(data, total, slice);
}

/** Every badge that a child or a person ever had, the latest first. */
export async function listBadgeHistory(
  source: Queryable,
  key: HolderKey,
): Promise<{ data: Badge[] } | Refusal> {
  const holder = await findHolder(source, key);
  if (holder === undefined) return refuse(404, 'not_found');
  return { data: (await badgesEver(source, holder)).map(presentBadge) };
}
