import type {
  AssignmentRow,
  CountRow,
  CountRowOfAll,
  listAllCounts,
  listAssignments as listAssignmentsCall,
  Movement,
} from '@yay/contract/inventory/calls';
import { closerScopeOf } from '@yay/domain/access';
import { type CountState, isLow } from '@yay/domain/inventory';
import { toIso } from '@yay/domain/time';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import {
  type Actor,
  type Page,
  pageOf,
  type Refusal,
  refuse,
  sliceOf,
} from '../../platform/http/index.ts';
import { movementPage } from './book.repo.ts';
import { countPage, countsWaiting } from './counts.repo.ts';
import { assignedPage } from './lists.repo.ts';
import { findLocation, marketNames, warehouses } from './locations.repo.ts';
import { presentCount, presentItem } from './present.ts';

type Assigned = z.infer<(typeof listAssignmentsCall)['responses'][200]>;
type Counted = z.infer<(typeof listAllCounts)['responses'][200]>;

interface Asked {
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}
const searchText = (search = '') => search.trim().toLowerCase();

export async function listAssignments(
  source: Queryable,
  asked: Asked & { readonly low?: boolean | undefined },
): Promise<Assigned> {
  const paging = { page: asked.page ?? 1 };
  const of = { search: searchText(asked.search), low: asked.low ?? false };
  const { rows, total, low } = await assignedPage(source, of, sliceOf(paging));
  const data = rows.map(
    (row): AssignmentRow => ({
      location: { id: row.location_id, name: row.location, destination_id: row.destination_id },
      market: row.market,
      sublocation: { id: row.sublocation_id, name: row.sublocation },
      item: presentItem(row),
      par_level: row.par_level,
      unit: row.unit,
      on_hand: row.on_hand,
      is_low: isLow(row.par_level, row.on_hand),
    }),
  );
  return {
    ...pageOf(data, total, paging),
    low,
    warehouses: (await warehouses(source)).map((row) => ({
      id: row.id,
      name: row.name,
      market: { id: row.market_id, name: row.market },
    })),
    markets: await marketNames(source),
  };
}

export async function listCountsOfAll(
  source: Queryable,
  asked: Asked & { readonly state?: CountState | undefined },
): Promise<Counted> {
  const paging = { page: asked.page ?? 1 };
  const filters = {
    locationId: null,
    state: asked.state ?? null,
    search: searchText(asked.search),
  };
  const { rows, total } = await countPage(source, filters, sliceOf(paging));
  const data = rows.map(
    (row): CountRowOfAll => ({
      ...presentCount(row),
      location: { id: row.location_id, name: row.location, destination_id: row.destination_id },
      time_zone: row.timezone,
    }),
  );
  return { ...pageOf(data, total, paging), ...(await countsWaiting(source, null)) };
}

export async function listCounts(
  source: Queryable,
  actor: Actor,
  locationId: number,
  asked: Asked,
): Promise<Page<CountRow> | Refusal> {
  const location = await findLocation(source, closerScopeOf(actor), { id: locationId });
  if (location === undefined) return refuse(404, 'not_found');
  const paging = { page: asked.page ?? 1 };
  const filters = { locationId: location.id, state: null, search: '' };
  const { rows, total } = await countPage(source, filters, sliceOf(paging));
  return pageOf(rows.map(presentCount), total, paging);
}

export async function listMovements(
  source: Queryable,
  actor: Actor,
  locationId: number,
  asked: Asked & {
    readonly sublocation?: number | undefined;
    readonly item?: number | undefined;
  },
): Promise<Page<Movement> | Refusal> {
  const location = await findLocation(source, closerScopeOf(actor), { id: locationId });
  if (location === undefined) return refuse(404, 'not_found');
  const paging = { page: asked.page ?? 1 };
  const of = { sublocation: asked.sublocation ?? null, item: asked.item ?? null };
  const { rows, total } = await movementPage(source, location.id, of, sliceOf(paging));
  const data = rows.map(({ item_id: id, name, picture, tint, ...row }) => ({
    ...row,
    at: toIso(row.at),
    received_at: toIso(row.received_at),
    item: { id, name, picture, tint },
  }));
  return pageOf(data, total, paging);
}
