import type { Substitution } from '@yay/contract/substitutions/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { findMenu } from './offer.repo.ts';
import { presentSubstitutions } from './present-substitution.ts';
import { substitutionById, substitutionsOfMenu } from './substitutions.repo.ts';

export async function getSubstitution(
  source: Queryable,
  id: number,
): Promise<{ data: Substitution } | Refusal> {
  const row = await substitutionById(source, id);
  const [data] = row ? await presentSubstitutions(source, [row]) : [];
  return data ? { data } : refuse(404, 'not_found');
}

/** The latest ones of a menu, those that gave it its days included. */
export async function listSubstitutions(
  source: Queryable,
  menuId: number,
): Promise<{ data: Substitution[] } | Refusal> {
  if (!(await findMenu(source, menuId))) return refuse(404, 'not_found');
  const rows = await substitutionsOfMenu(source, menuId);
  return { data: await presentSubstitutions(source, rows) };
}
