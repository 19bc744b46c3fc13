import type { ClassTrip, ListedTrip } from '@yay/contract/class-trips/calls';
import { childrenScopeOf, closerScopeOf, schoolScopeOf } from '@yay/domain/access';
import { NO_TARGETS } from '@yay/domain/targets';
import { instant, toIso } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { previewBlackout } from '../blackouts/index.ts';
import { type OrderRules, orderRules } from '../settings/index.ts';
import { type MoneyBack, previewReversal, reversedIn } from '../settlement/index.ts';
import {
  countLabeled,
  countWithout,
  findTrip,
  type Going,
  kitchensOf,
  ordersOf,
  placeIn,
  type TripOrder,
  type TripRow,
  tripsOf,
} from './class-trips.repo.ts';
import { namingOf } from './name-children.ts';
import { schoolInScope, type TripSchool } from './trip-links.repo.ts';
import { lockOf } from './trip-times.ts';

/** Returns the closure that a trip asks for: one grade on one day. */
export const planOf = (trip: TripRow, school: TripSchool) => ({
  reason: 'field_trip' as const,
  starts_on: trip.date,
  ends_on: trip.date,
  targets: {
    ...NO_TARGETS,
    granularity: 'grades' as const,
    markets: [school.market_id],
    destinations: [school.id],
    grades: [trip.grade_id],
  },
});

const presentListed = (
  trip: TripRow,
  school: TripSchool,
  rules: OrderRules,
  locale: Locale,
): ListedTrip => ({
  id: trip.id,
  date: trip.date,
  grade: { id: trip.grade_id, label: trip.grade },
  place: placeIn(locale, trip),
  teacher: trip.teacher,
  state: trip.state,
  children: trip.children,
  lunches: trip.lunches,
  ...lockOf(trip, school.timezone, rules).out,
  asked_at: toIso(instant(trip.created_at)),
});

export async function listTrips(
  source: Queryable,
  actor: Actor,
  schoolId: number,
): Promise<{ data: ListedTrip[] } | Refusal> {
  const school = await schoolInScope(source, schoolScopeOf(actor), schoolId);
  if (school === undefined) return refuse(404, 'not_found');
  const rules = await orderRules(source);
  const rows = await tripsOf(source, school.id);
  return { data: rows.map((row) => presentListed(row, school, rules, actor.locale)) };
}

const previewBack = (source: Queryable, orders: readonly TripOrder[]): Promise<MoneyBack> =>
  previewReversal(
    source,
    [...Map.groupBy(orders, ({ user_id }) => user_id)].map(([userId, own]) => ({
      userId,
      orderIds: own.map(({ id }) => id),
    })),
  );

/**
 * The money of the lunches that a trip takes off, or took; null where it takes none. `isOpen`: it
 * waits for an answer, and nothing was given back yet.
 */
async function moneyOf(
  source: Queryable,
  trip: TripRow,
  isOpen: boolean,
  orders: readonly TripOrder[],
): Promise<ClassTrip['money']> {
  if (!isOpen && trip.state !== 'agreed') return null;
  const unpaid = orders.filter(({ charged_cents: cents }) => cents === 0);
  const ids = orders.map(({ id }) => id);
  const back = isOpen ? await previewBack(source, orders) : await reversedIn(source, ids);
  return {
    // A sum that pays a debt counts as given back: a school is not told which family owes money.
    credit_cents: back.credit_cents + back.owed_cents,
    yay_bucks_cents: back.yay_bucks_cents,
    unpaid_cents: unpaid.reduce((sum, { total_cents }) => sum + total_cents, 0),
    unpaid_orders: unpaid.length,
  };
}

export async function getTrip(
  source: Queryable,
  actor: Actor,
  { schoolId, id }: { readonly schoolId: number; readonly id: number },
  lunchers?: readonly number[],
): Promise<{ data: ClassTrip } | Refusal> {
  const school = await schoolInScope(source, childrenScopeOf(actor), schoolId);
  const trip = school && (await findTrip(source, school.id, id));
  // A trip that its teacher withdrew needs no answer any more.
  if (!school || !trip || trip.state === 'withdrawn') return refuse(404, 'not_found');
  const listed = presentListed(trip, school, await orderRules(source), actor.locale);
  const isOpen = trip.state === 'waiting' && !listed.is_locked;
  const naming = await namingOf(source, trip, school.id, lunchers);
  const going: Going = {
    gradeId: trip.grade_id,
    // Nobody knows any more whom a trip meant that is not agreed to.
    lunchers: naming?.chosen ?? trip.luncher_ids ?? (trip.children === null ? null : []),
  };
  const preview =
    isOpen && going.lunchers?.length !== 0
      ? await previewBlackout(source, planOf(trip, school), closerScopeOf(actor), going.lunchers)
      : null;
  const orders = await ordersOf(source, going, trip.date, trip.state === 'agreed');
  return {
    data: {
      ...listed,
      naming,
      note: trip.note,
      answer: trip.answer,
      decided_by: trip.decided_by,
      decided_at: trip.decided_at === null ? null : toIso(instant(trip.decided_at)),
      // Closed by another closure meanwhile: there is nothing to take.
      preview: preview === null || isRefusal(preview) ? null : preview.data,
      batch_id: trip.batch_id,
      orders: orders.map(({ user_id: _, charged_cents: __, ...order }) => order),
      money: await moneyOf(source, trip, preview !== null && !isRefusal(preview), orders),
      told: isOpen
        ? {
            kitchens: await kitchensOf(source, going, trip.date),
            labels: await countLabeled(
              source,
              orders.map(({ id }) => id),
            ),
          }
        : null,
      without: await countWithout(source, going, trip.date),
    },
  };
}
