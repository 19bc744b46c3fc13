import type { Sublocation } from '@yay/contract/inventory/calls';
import { MOST_PLACES } from '@yay/contract/inventory/values';
import { closerScopeOf } from '@yay/domain/access';
import type { Db, Tx } from '../../platform/db/index.ts';
import {
  type Actor,
  type Answer,
  answer,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { type Deed, record } from '../activity/index.ts';
import {
  archivePlace,
  findLocation,
  insertPlace,
  type LocationRow,
  lockBooks,
  type PlaceRow,
  placesOf,
  updatePlace,
} from './locations.repo.ts';
import { presentPlace } from './present.ts';
import { assignmentsOf, lastCounts } from './stock.repo.ts';

export interface PlaceToKeep {
  readonly name: string;
  readonly note: string;
  readonly count_days: number | null;
}

/** Runs with the places of a location that nobody else changes meanwhile. */
export const withPlaces = <Result>(
  db: Db,
  actor: Actor,
  locationId: number,
  run: (tx: Tx, location: LocationRow, places: PlaceRow[]) => Promise<Result | Refusal>,
): Promise<Result | Refusal> =>
  db.tx(async (tx) => {
    const location = await findLocation(tx, closerScopeOf(actor), { id: locationId });
    if (location === undefined) return refuse(404, 'not_found');
    await lockBooks(tx, [location.id]);
    return run(tx, location, await placesOf(tx, location.id));
  });

const nameIsTaken = (places: readonly PlaceRow[], name: string): boolean =>
  places.some((place) => place.name.toLowerCase() === name.toLowerCase());

async function present(tx: Tx, location: LocationRow, id: number): Promise<{ data: Sublocation }> {
  const place = (await placesOf(tx, location.id)).find((one) => one.id === id);
  if (place === undefined) throw new Error('the place is not there');
  const last = (await lastCounts(tx, location)).find((one) => one.sublocation_id === id);
  return { data: presentPlace(place, last) };
}

export const subjectOf = (location: LocationRow): Deed['subject'] =>
  location.destination_id === null
    ? { type: 'inventory_location', id: location.id, label: location.name }
    : { type: 'destination', id: location.destination_id, label: location.name };

export const createPlace = (
  db: Db,
  actor: Actor,
  locationId: number,
  given: PlaceToKeep,
): Promise<Answer<201, { data: Sublocation }> | Refusal> =>
  withPlaces(db, actor, locationId, async (tx, location, places) => {
    if (nameIsTaken(places, given.name)) return refuse(422, 'invalid', { name: ['name_exists'] });
    if (places.length >= MOST_PLACES) return refuse(422, 'invalid', { name: ['too_many_places'] });
    const id = await insertPlace(tx, location.id, given);
    await record(tx, actor, {
      action: 'inventory.place_created',
      subject: subjectOf(location),
      after: { place: given.name },
    });
    return answer(201, await present(tx, location, id));
  });

export const changePlace = (
  db: Db,
  actor: Actor,
  ids: { readonly location: number; readonly sublocation: number },
  given: PlaceToKeep,
): Promise<{ data: Sublocation } | Refusal> =>
  withPlaces(db, actor, ids.location, async (tx, location, places) => {
    const place = places.find(({ id }) => id === ids.sublocation);
    if (place === undefined) return refuse(404, 'not_found');
    const others = places.filter(({ id }) => id !== place.id);
    if (nameIsTaken(others, given.name)) return refuse(422, 'invalid', { name: ['name_exists'] });
    await updatePlace(tx, place.id, given);
    await record(tx, actor, {
      action: 'inventory.place_changed',
      subject: subjectOf(location),
      before: { place: place.name },
      after: { place: given.name },
    });
    return present(tx, location, place.id);
  });

/** Takes an empty place out of use; one that holds something is emptied or counted first. */
export const removePlace = (
  db: Db,
  actor: Actor,
  ids: { readonly location: number; readonly sublocation: number },
): Promise<Answer<204, undefined> | Refusal> =>
  withPlaces(db, actor, ids.location, async (tx, location, places) => {
    const place = places.find(({ id }) => id === ids.sublocation);
    if (place === undefined) return refuse(404, 'not_found');
    const held = await assignmentsOf(tx, place.id);
    if (held.some((one) => one.on_hand !== 0)) return refuse(409, 'place_not_empty');
    await archivePlace(tx, place.id);
    await record(tx, actor, {
      action: 'inventory.place_removed',
      subject: subjectOf(location),
      before: { place: place.name },
    });
    return answer(204, undefined);
  });
