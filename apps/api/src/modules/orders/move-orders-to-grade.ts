import type { Tx } from '../../platform/db/index.ts';
import { type DoneBy, originParams } from '../cancelling/index.ts';

/**
 * Moves a luncher's standing orders to her new grade. The caller holds the family's weeks; an order
 * that the kitchen has counted stays as it was counted.
 */
export async function moveOrdersToGrade(
  tx: Tx,
  move: DoneBy & {
    readonly userId: number;
    readonly orderIds: readonly number[];
    readonly gradeId: number;
  },
): Promise<void> {
  if (move.orderIds.length === 0) return;
  await tx.query(
    'orders.move_to_grade',
    `with moved as (
       update orders o set grade_id = $3, updated_at = app_now()
       from (select id, grade_id from orders
             where id = any($1::bigint[]) and user_id = $2 and status = 'placed') as was
       where o.id = was.id and was.grade_id <> $3
       returning o.id, o.user_id, o.date, was.grade_id as old_grade_id, order_snapshot(o) as snapshot
     ), told as (
       insert into order_events (order_id, user_id, kind, actor_id, impersonator_id, before, after,
         ip, user_agent, request_id)
       select id, user_id, 'changed', $4, $5,
         snapshot || jsonb_build_object('grade_id', old_grade_id),
         snapshot || jsonb_build_object('grade_id', $3::int), $6::text, $7::text, $8::text
       from moved order by id
     )
     update order_weeks w set version = version + 1, updated_at = app_now()
     from (select distinct user_id, date_trunc('week', date)::date as monday from moved) as touched
     where w.user_id = touched.user_id and w.monday = touched.monday`,
    [
      move.orderIds,
      move.userId,
      move.gradeId,
      move.actorId,
      move.impersonatorId,
      ...originParams(move),
    ],
  );
}
