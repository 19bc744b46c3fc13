import type { FamilyChoice } from '@yay/contract/substitutions/calls';
import { canActForFamily } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { orderTimes } from '../settings/index.ts';
import { choicesOfFamily } from './family-choices.repo.ts';
import { presentChoice } from './present-choice.ts';

/** Returns a family's choices: those that wait first, then those decided lately. */
export async function listChoices(
  source: Queryable,
  actor: Actor,
  named: number | undefined,
): Promise<{ data: FamilyChoice[] } | Refusal> {
  const userId = named ?? actor.userId;
  if (!canActForFamily(actor, userId)) return refuse(404, 'not_found');
  const times = await orderTimes(source);
  const rows = await choicesOfFamily(source, userId);
  return { data: rows.map((row) => presentChoice(row, times)) };
}
