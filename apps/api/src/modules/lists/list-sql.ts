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
export const selectRows = (plan: ListPlan, found: Found): string =>
  `${ownColumns(plan)} where ${found.where} ${inOrder(plan)}`;

/**
 * Some of the rows that match. Which they are is found out by their keys alone, so that the rows of
 * all the pages before need not be read.
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
