import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';

/** Refuses the cards of somebody else, whatever else the person may. */
export const ownOnly = (actor: Actor, userId: number): Refusal | undefined =>
  actor.userId === userId ? undefined : refuse(404, 'not_found');

/** A family's own, and what whoever looks after billing may see. */
export async function readable(
  source: Queryable,
  actor: Actor,
  userId: number,
): Promise<Refusal | undefined> {
  if (actor.userId === userId) return undefined;
  if (!actor.permissions.has('user:billing')) return refuse(404, 'not_found');
  const families = await source.query('payments.family', 'select from users where id = $1', [
    userId,
  ]);
  return families.length > 0 ? undefined : refuse(404, 'not_found');
}
