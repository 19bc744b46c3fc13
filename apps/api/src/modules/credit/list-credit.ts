import type { listCredit as endpoint } from '@yay/contract/credit';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { familyOf } from './families.repo.ts';
import { presentGrant } from './grants.present.ts';
import { listedGrants } from './grants.repo.ts';
import { moneyLimits, presentLimits } from './money-limits.ts';
import { pageOf } from './page-of.ts';

type Listed = z.input<(typeof endpoint.responses)[200]>;

/** What staff gave a family, and what the reader may still give. */
export async function listCredit(
  db: Db,
  actor: Actor,
  userId: number,
  page: number,
): Promise<Listed | Refusal> {
  const family = await familyOf(db, userId);
  if (family === undefined) return refuse(404, 'not_found');
  const { present, ...slice } = pageOf(page);
  const rows = await listedGrants(db, userId, slice);
  return {
    ...present(rows.map(presentGrant), rows[0]?.total ?? 0),
    limits: presentLimits(await moneyLimits(db)),
    may_issue: mayMove(actor) && !family.deleted,
  };
}

/** Nobody moves money while she acts as somebody else. */
export const mayMove = (actor: Actor): boolean =>
  actor.impersonatorId === null && actor.permissions.has('user:credit');
