import type { listCredit as endpoint } from '@yay/contract/credit/calls';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, pageOf, type Refusal, refuse, sliceOf } from '../../platform/http/index.ts';
import { moneyLimits, presentLimits } from '../allowances/index.ts';
import { familyOf } from './families.repo.ts';
import { presentGrant } from './grants.present.ts';
import { listedGrants } from './grants.repo.ts';

type Listed = z.input<(typeof endpoint.responses)[200]>;

/** The rows on a page of each list on a family's tab. */
export const PER_PAGE = 10;

/** Returns the credit that staff gave a family, and the rest that the reader may still give. */
export async function listCredit(
  db: Db,
  actor: Actor,
  userId: number,
  page: number,
): Promise<Listed | Refusal> {
  const family = await familyOf(db, userId);
  if (family === undefined) return refuse(404, 'not_found');
  const paging = { page, perPage: PER_PAGE };
  const rows = await listedGrants(db, userId, sliceOf(paging));
  return {
    ...pageOf(rows.map(presentGrant), rows[0]?.total ?? 0, paging),
    limits: presentLimits(await moneyLimits(db, actor)),
    may_issue: mayMove(actor) && !family.deleted,
  };
}

/** Tells whether a person may move money: never while she acts as somebody else. */
export const mayMove = (actor: Actor): boolean =>
  actor.impersonatorId === null && actor.permissions.has('user:credit');
