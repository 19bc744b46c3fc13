import type { Found } from './model.ts';
import { Params } from './params.ts';
import type { ListPlan } from './plan-list.ts';

/** The name of the key in every row; no column of the API has it. */
export const KEY = '_key';

export function foundBy(plan: ListPlan): Found {
  const params = new Params();
  const conditions = plan.where.map((condition) => condition(params));
  return { where: conditions.join(' and ') || 'true', params: params.values };
}

/** Returns SQL for the matching rows, in order, with the columns of the row itself. */
export const selectRows = (plan: ListPlan, found: Found): string =>
  `${ownColumns(plan)} where ${found.where} ${inOrder(plan)}`;

/**
 * Returns SQL for a slice of the matching rows. The slice is found by keys alone, so that rows of
 * earlier pages are not read.
 */
export const selectPage = (plan: ListPlan, found: Found, slice: string): string =>
  `${ownColumns(plan)} where ${plan.model.key} in (select ${plan.model.key}
     from ${plan.model.from} where ${found.where} ${inOrder(plan)} ${slice}) ${inOrder(plan)}`;

function ownColumns({ model, columns }: ListPlan): string {
  const own = columns.flatMap(([name, { sql }]) => (sql ? [`${sql} as "${name}"`] : []));
  return `select ${[`${model.key} as "${KEY}"`, ...own].join(', ')} from ${model.from}`;
}

const inOrder = ({ order }: ListPlan): string => `order by ${order.join(', ')}`;

export const countRows = (plan: ListPlan, found: Found): string =>
  `select count(*) as total from ${plan.model.from} where ${found.where}`;
