import type { Statement, StatementLine, StatementOrder } from '@yay/contract/billing/calls';
import { sumCents } from '@yay/domain/money';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { maySeeBilling } from './may-see-billing.ts';
import {
  type ChargedOrderRow,
  findChargedOrders,
  findMovements,
  findStatementHead,
  type MovementRow,
} from './statement.repo.ts';

export interface NamedStatement extends Statement {
  readonly name: string;
}

/** A month of a family's ledger, every movement with the orders that it was for; three statements. */
export async function readStatement(
  source: Queryable,
  actor: Actor,
  asked: { readonly userId: number; readonly month: string | undefined },
): Promise<NamedStatement | Refusal> {
  if (!maySeeBilling(actor, asked.userId)) return refuse(404, 'not_found');
  const head = await findStatementHead(source, asked.userId, asked.month ?? null);
  if (!head) return refuse(404, 'not_found');
  const month = asked.month ?? head.this_month;
  const movements = await findMovements(source, asked.userId, month, head.timezone);
  const charged = await findChargedOrders(
    source,
    movements.map(({ id }) => id),
    actor.locale,
  );
  const byTransaction = Map.groupBy(charged, (order) => order.transaction_id);
  const lines = movements.map((row) => lineOf(row, byTransaction.get(row.id) ?? []));
  const opening = { owed: head.owed, credit: head.credit, yay_bucks: head.yay_bucks };
  const sum = (kind: keyof typeof opening) => sumCents(lines.map((line) => line[kind]));
  return {
    name: `${head.first} ${head.last}`,
    month,
    months: [...new Set([head.this_month, month, ...head.months])].sort().reverse(),
    timezone: head.timezone,
    opening,
    closing: {
      owed: opening.owed + sum('owed'),
      credit: opening.credit + sum('credit'),
      yay_bucks: opening.yay_bucks + sum('yay_bucks'),
    },
    lines,
  };
}

function lineOf(row: MovementRow, charged: readonly ChargedOrderRow[]): StatementLine {
  const { at, monday, payment_cents, ...rest } = row;
  const orders = charged.map(orderOf);
  const ofOrders = Math.abs(sumCents(orders.map((order) => order.total)));
  const moved = Math.max(
    Math.abs(row.owed),
    Math.abs(row.credit),
    Math.abs(row.yay_bucks - row.yay_bonus),
  );
  return {
    ...rest,
    at: new Date(at).toISOString(),
    mondayOfWeek: monday,
    amount: orders.length > 0 ? ofOrders : (payment_cents ?? moved),
    orders,
  };
}

function orderOf({ transaction_id: _, ...order }: ChargedOrderRow): StatementOrder {
  return { ...order, total: order.meals + order.late_fee - order.discount };
}
