import type { list as contract, ListQuery } from '@yay/contract/lists/calls';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { completeRows, idOf, type ListRow } from './complete-rows.ts';
import { countRows, foundBy, selectPage } from './list-sql.ts';
import type { Found } from './model.ts';
import { type ListPlan, planList } from './plan-list.ts';

type Answer = z.input<(typeof contract.responses)[200]>;

const PER_PAGE = 50;
const NO_ABILITIES = {};

/** Reads a page of any list that the actor may read. */
export async function readList(
  source: Queryable,
  actor: Actor,
  query: ListQuery,
): Promise<Answer | Refusal> {
  const plan = planList(actor, query);
  if (isRefusal(plan)) return plan;
  const { model } = plan;
  const { perPage = PER_PAGE, page = 1 } = query;
  if (perPage === 'all' && !model.lookup) return refuse(422, 'invalid', { perPage: ['invalid'] });

  const condition = foundBy(plan);
  const slice = perPage === 'all' ? '' : `limit ${perPage} offset ${(page - 1) * perPage}`;
  const { rows } = await source.run<ListRow>(selectPage(plan, condition, slice), condition.params);
  const totals = query.totals ? await model.totals?.(source, condition) : undefined;
  const total = totals?.count ?? (await countOf(source, plan, condition));
  const whole = await completeRows(source, plan, rows);
  const abilities = await model.abilities?.(source, actor, rows.map(idOf));
  const size = perPage === 'all' ? Math.max(total, 1) : perPage;
  return {
    data: whole.map((row, index) => ({
      ...row,
      abilities: abilities?.get(idOf(rows[index] ?? {})) ?? NO_ABILITIES,
    })),
    total,
    per_page: size,
    current_page: perPage === 'all' ? 1 : page,
    last_page: Math.max(1, Math.ceil(total / size)),
    ...(totals && { totals: totals.sums }),
  };
}

async function countOf(source: Queryable, plan: ListPlan, found: Found): Promise<number> {
  const { rows } = await source.run<{ total: number }>(countRows(plan, found), found.params);
  return rows[0]?.total ?? 0;
}
