import type { Count } from '@yay/contract/inventory/calls';
import { readOrUsual } from '@yay/contract/site-options/fields';
import { closerScopeOf } from '@yay/domain/access';
import {
  type CountState,
  countLines,
  mayReview,
  type VarianceReason,
  varianceOf,
} from '@yay/domain/inventory';
import { type Instant, toIso } from '@yay/domain/time';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { type Actor, type FieldErrors, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { siteOptionFields } from '../settings/index.ts';
import {
  countedSince,
  insertMovements,
  linesSince,
  type NewMovement,
  shelvesOf,
} from './book.repo.ts';
import {
  type CountItemRow,
  type CountRowOfList,
  countItems,
  findCount,
  setCountState,
  setReview,
  settleItems,
} from './counts.repo.ts';
import { subjectOf } from './keep-places.ts';
import { findLocation, type LocationRow, lockBooks } from './locations.repo.ts';
import { presentCount, presentItem } from './present.ts';

interface CountIds {
  readonly location: number;
  readonly count: number;
}

const doerOf = (actor: Actor): number => actor.impersonatorId ?? actor.userId;

/** Above which cost a difference needs a reason. */
async function reasonOver(source: Queryable): Promise<number> {
  const fields = await siteOptionFields(source, 'inventory');
  return readOrUsual('inventory', fields).reason_over_cents;
}

export async function readCount(
  source: Queryable,
  actor: Actor,
  ids: CountIds,
): Promise<{ data: Count } | Refusal> {
  const location = await findLocation(source, closerScopeOf(actor), { id: ids.location });
  const row = location && (await findCount(source, location.id, ids.count));
  return row === undefined ? refuse(404, 'not_found') : present(source, actor, row);
}

async function present(
  source: Queryable,
  actor: Actor,
  row: CountRowOfList,
): Promise<{ data: Count }> {
  const over = await reasonOver(source);
  const lines = await countItems(source, row.location_id, row.id);
  return {
    data: {
      ...presentCount(row),
      location: { id: row.location_id, name: row.location, destination_id: row.destination_id },
      started_at: toIso(row.started_at),
      time_zone: row.timezone,
      lines: lines.map((line) => presentLine(line, over)),
      reviewed_by: row.reviewed_by,
      reviewed_at: row.reviewed_at === null ? null : toIso(row.reviewed_at),
      note: row.note,
      may_review: mayReview(row.user_id, doerOf(actor)),
      reason_over: over,
    },
  };
}

function presentLine(row: CountItemRow, over: number): Count['lines'][number] {
  const variance = varianceOf(row.expected, row.counted, row.unit_cost_cents, over);
  const { other_number: number, other_counted: counted, other_at: at } = row;
  return {
    ...presentItem(row),
    expected: row.expected,
    counted: row.counted,
    at: toIso(row.at),
    unit_cost: row.unit_cost_cents,
    cost: variance.cost,
    needs_reason: variance.needs_reason && row.holds !== 'other',
    reason: row.reason,
    other:
      number === null || counted === null || at === null
        ? null
        : { number, counted, at: toIso(at), by: row.other_by ?? '' },
    holds: row.holds,
  };
}

/** Runs with a count whose location's book nobody else writes meanwhile. */
const withCount = (
  db: Db,
  actor: Actor,
  ids: CountIds,
  run: (tx: Tx, row: CountRowOfList, location: LocationRow) => Promise<Refusal | undefined>,
): Promise<{ data: Count } | Refusal> =>
  db.tx(async (tx) => {
    const location = await findLocation(tx, closerScopeOf(actor), { id: ids.location });
    if (location === undefined) return refuse(404, 'not_found');
    await lockBooks(tx, [location.id]);
    const row = await findCount(tx, location.id, ids.count);
    if (row === undefined) return refuse(404, 'not_found');
    const refusal = await run(tx, row, location);
    if (refusal !== undefined) return refusal;
    const now = await findCount(tx, location.id, ids.count);
    if (now === undefined) throw new Error('the count is not there');
    return present(tx, actor, now);
  });

/** Says which of two numbers of the same time holds; the book takes it over. */
export const settleCount = (
  db: Db,
  actor: Actor,
  ids: CountIds,
  given: {
    readonly holds: readonly { readonly item_id: number; readonly holds: 'this' | 'other' }[];
  },
): Promise<{ data: Count } | Refusal> =>
  withCount(db, actor, ids, async (tx, row, location) => {
    if (row.state !== 'to_settle') return refuse(409, 'count_not_waiting');
    const lines = await countItems(tx, row.location_id, row.id);
    const chosen = new Map(given.holds.map((one) => [one.item_id, one.holds]));
    const open = lines.filter((line) => line.other_count_id !== null);
    const errors: Record<string, FieldErrors[string]> = {};
    for (const { id } of open) if (!chosen.has(id)) errors[`holds.${id}`] = ['choose_one'];
    if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);

    const settled = [];
    for (const line of await withExpected(tx, row, open)) {
      const holds = chosen.get(line.id) ?? 'other';
      settled.push({ item_id: line.id, holds, expected: line.expected });
    }
    const written = await linesToWrite(tx, row, open, chosen);
    await settleItems(tx, row.location_id, row.id, settled);
    await insertMovements(tx, doerOf(actor), written);
    const after = await countItems(tx, row.location_id, row.id);
    const differs = after.some((line) => line.holds !== 'other' && line.counted !== line.expected);
    const state: CountState = differs ? 'to_review' : 'as_expected';
    await setCountState(tx, row.location_id, row.id, state);
    await record(tx, actor, {
      action: 'inventory.count_settled',
      subject: subjectOf(location),
      after: { place: row.sublocation, count: row.number },
    });
    return undefined;
  });

interface OpenLine {
  readonly id: number;
  readonly at: Instant;
  readonly counted: number;
  readonly unit_cost_cents: number;
}

/** Adds to lines the numbers that the book has by now for their instants. */
async function withExpected(
  tx: Tx,
  row: CountRowOfList,
  lines: readonly CountItemRow[],
): Promise<(CountItemRow & { readonly expected: number })[]> {
  const places = [row.sublocation_id];
  const ids = lines.map(({ id }) => id);
  const shelves = await shelvesOf(tx, places, ids);
  const later = await linesSince(tx, places, ids, earliest(lines));
  return lines.map((line) => {
    const now = shelves.find((shelf) => shelf.item_id === line.id)?.on_hand ?? 0;
    const since = later.filter((one) => one.item_id === line.id && one.at > line.at);
    return { ...line, expected: now - since.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
}

const earliest = (lines: readonly OpenLine[]): Instant =>
  lines.reduce((first, { at }) => (at < first ? at : first), lines[0]?.at ?? (0 as Instant));

async function linesToWrite(
  tx: Tx,
  row: CountRowOfList,
  open: readonly CountItemRow[],
  chosen: ReadonlyMap<number, 'this' | 'other'>,
): Promise<NewMovement[]> {
  const holding = open.filter(({ id }) => chosen.get(id) === 'this');
  if (holding.length === 0) return [];
  const places = [row.sublocation_id];
  const ids = holding.map(({ id }) => id);
  const counted = await countedSince(tx, places, ids, earliest(holding));
  const lines = await withExpected(tx, row, holding);
  return lines.flatMap((line) => {
    const after = counted.find(
      (one) =>
        one.item_id === line.id && one.is_booked && one.at >= line.at && one.count_id !== row.id,
    );
    return countLines(line, after?.at ?? null).map((written) => {
      const isOwn = written.kind === 'count_adjustment';
      return {
        inventory_location_id: row.location_id,
        sublocation_id: row.sublocation_id,
        item_id: line.id,
        kind: isOwn ? ('count_adjustment' as const) : ('correction' as const),
        quantity: written.quantity,
        unit_cost_cents: line.unit_cost_cents,
        reason: null,
        note: null,
        act_id: null,
        count_id: isOwn ? row.id : (after?.count_id ?? row.id),
        transfer_id: null,
        at: written.at,
      };
    });
  });
}

/** A second person says why a count differs, or asks for another one. */
export const reviewCount = (
  db: Db,
  actor: Actor,
  ids: CountIds,
  given: {
    readonly verdict: 'reviewed' | 'recount';
    readonly reasons: readonly { readonly item_id: number; readonly reason: VarianceReason }[];
    readonly note: string;
  },
): Promise<{ data: Count } | Refusal> =>
  withCount(db, actor, ids, async (tx, row, location) => {
    if (row.state === 'to_settle') return refuse(409, 'count_to_settle');
    if (row.state !== 'to_review') return refuse(409, 'count_not_waiting');
    if (!mayReview(row.user_id, doerOf(actor))) return refuse(403, 'count_of_your_own');
    if (given.verdict === 'reviewed') {
      const over = await reasonOver(tx);
      const said = new Set(given.reasons.map((one) => one.item_id));
      const errors: Record<string, FieldErrors[string]> = {};
      for (const line of await countItems(tx, row.location_id, row.id)) {
        if (presentLine(line, over).needs_reason && !said.has(line.id)) {
          errors[`reasons.${line.id}`] = ['say_why'];
        }
      }
      if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
    }
    const of = { locationId: row.location_id, countId: row.id, userId: doerOf(actor) };
    await setReview(tx, of, given);
    await record(tx, actor, {
      action: 'inventory.count_reviewed',
      subject: subjectOf(location),
      after: { place: row.sublocation, count: row.number, verdict: given.verdict },
    });
    return undefined;
  });
