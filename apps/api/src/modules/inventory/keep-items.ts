import { createHash } from 'node:crypto';
import type { Assignments, InventoryItem } from '@yay/contract/inventory/calls';
import { closerScopeOf } from '@yay/domain/access';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Actor, type FieldErrors, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { subjectOf, withPlaces } from './keep-places.ts';
import { findLocation, placesOf } from './locations.repo.ts';
import { presentItem } from './present.ts';
import {
  type AssignmentGiven,
  type AssignmentRow,
  assignmentsOf,
  findItemsByName,
  keepAssignments,
  knownItems,
} from './stock.repo.ts';

interface PlaceIds {
  readonly location: number;
  readonly sublocation: number;
}

/** Tells whether the items are still those that were read; how many there are changes without them. */
const versionOf = (rows: readonly AssignmentRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map((row) => [row.id, row.par_level, row.unit, row.pack])))
    .digest('hex')
    .slice(0, 32);

const present = (rows: readonly AssignmentRow[]): { data: Assignments } => ({
  data: {
    version: versionOf(rows),
    items: rows.map((row) => ({
      ...presentItem(row),
      par_level: row.par_level,
      unit: row.unit,
      pack: row.pack,
      on_hand: row.on_hand,
    })),
  },
});

export async function readAssignments(
  source: Queryable,
  actor: Actor,
  ids: PlaceIds,
): Promise<{ data: Assignments } | Refusal> {
  const location = await findLocation(source, closerScopeOf(actor), { id: ids.location });
  const places = location === undefined ? [] : await placesOf(source, location.id);
  if (!places.some(({ id }) => id === ids.sublocation)) return refuse(404, 'not_found');
  return present(await assignmentsOf(source, ids.sublocation));
}

/** Makes the items of a place those that are listed. One of which there are pieces stays. */
export const saveAssignments = (
  db: Db,
  actor: Actor,
  ids: PlaceIds,
  given: { readonly version: string; readonly items: readonly AssignmentGiven[] },
): Promise<{ data: Assignments } | Refusal> =>
  withPlaces(db, actor, ids.location, async (tx, location, places) => {
    const place = places.find(({ id }) => id === ids.sublocation);
    if (place === undefined) return refuse(404, 'not_found');
    const before = await assignmentsOf(tx, place.id);
    if (versionOf(before) !== given.version) return refuse(409, 'version_conflict');
    const itemIds = given.items.map((one) => one.item_id);
    const known = await knownItems(tx, itemIds);
    const kept = new Set(before.map(({ id }) => id));
    const errors: Record<string, FieldErrors[string]> = {};
    for (const [at, id] of itemIds.entries()) {
      if (!known.has(id) && !kept.has(id)) errors[`items.${at}.item_id`] = ['unknown_item'];
      if (itemIds.indexOf(id) !== at) errors[`items.${at}.item_id`] = ['duplicate'];
    }
    const gone = before.filter(({ id }) => !itemIds.includes(id));
    if (gone.some((one) => one.on_hand !== 0)) errors.items = ['item_still_there'];
    if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
    await keepAssignments(tx, place.id, given.items);
    const after = await assignmentsOf(tx, place.id);
    const namesOf = (rows: readonly AssignmentRow[]) => rows.map(({ name }) => name).join(', ');
    await record(tx, actor, {
      action: 'inventory.items_changed',
      subject: subjectOf(location),
      before: { place: place.name, items: namesOf(before) },
      after: { place: place.name, items: namesOf(after) },
    });
    return present(after);
  });

export async function findItems(
  source: Queryable,
  actor: Actor,
  locationId: number,
  search = '',
): Promise<{ data: InventoryItem[] } | Refusal> {
  const location = await findLocation(source, closerScopeOf(actor), { id: locationId });
  if (location === undefined) return refuse(404, 'not_found');
  const rows = await findItemsByName(source, location.id, search.trim().toLowerCase());
  return { data: rows.map(presentItem) };
}
