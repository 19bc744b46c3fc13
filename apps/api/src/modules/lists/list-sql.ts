import type { Found } from './model.ts';
import { Params } from './params.ts';
import type { ListPlan } from './plan-list.ts';

/** The name of the key in every row, which no column of the wire has. */
export const KEY = '_key';

export function foundBy(plan: ListPlan): Found {
  const params = new Params();
  const conditions = plan.where.map((condition) => condition(params));
  return { where: conditions.join(' and ') || 'true', params: params.values };
}

/** The rows that match, in order, with the columns that are on the row itself. */
export function selectRows(plan: ListPlan, found: Found): string {
  const own = plan.columns.flatMap(([name, { sql }]) => (sql ? [`${sql} as "${name}"`] : []));
  const { model } = plan;
  return `select ${[`${model.key} as "${KEY}"`, ...own].join(', ')} from ${model.from}
    where ${found.where} order by ${plan.order.join(', ')}`;
}

export const countRows = (plan: ListPlan, found: Found): string =>
  `select count(*) as total from ${plan.model.from} where ${found.where}`;
