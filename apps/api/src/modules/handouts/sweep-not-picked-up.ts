import { readSiteOption } from '@yay/contract/site-options/fields';
import { bagState, isLeft, missedCredit, pickUpEndsAt } from '@yay/domain/handouts';
import { type Cents, sumCents } from '@yay/domain/money';
import { type Instant, zone } from '@yay/domain/time';
import type { Db, Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { type Allowance, allowPromised } from '../allowances/index.ts';
import { payFromFunds } from '../dunning/index.ts';
import { lockFunds, post } from '../ledger/index.ts';
import type { Letters } from '../letters/index.ts';
import { orderRules, siteOptionFields } from '../settings/index.ts';
import { eventsOfOrders, lockHandOut } from './handouts.repo.ts';
import {
  daysHandedOut,
  familyToTell,
  type HandedOutDayRow,
  type LeftRow,
  lunchesNotNoted,
  noteMissed,
  paidFor,
} from './not-picked-up.repo.ts';

interface Parts {
  readonly db: Db;
  readonly letters: Letters;
}

/**
 * Notes the bags that nobody picked up, once each, where a school handed out that day: the family
 * is told if it wants to be, and gets credit by the site option `not_picked_up`, within the limits
 * of a day; a credit beyond them stands in the record for the team. Answers how many lunches were
 * noted. A bag that is handed over afterwards changes nothing of it.
 */
export async function sweepNotPickedUp({ db, letters }: Parts, signal?: AbortSignal) {
  let noted = 0;
  for (const day of await daysHandedOut(db)) {
    for (const [userId, lunches] of Map.groupBy(await leftOf(db, day), (one) => one.user_id)) {
      if (signal?.aborted) return noted;
      noted += await db.tx((tx) => noteFamily(letters, tx, day, userId, lunches));
    }
  }
  return noted;
}

/** The lunches of a day whose time is over and whose bags are still there. */
async function leftOf(db: Db, day: HandedOutDayRow): Promise<LeftRow[]> {
  const { now, times } = await orderRules(db);
  const endsAt = ({ timezone, period_hour: hour, period_minute: minute }: LeftRow): Instant => {
    const end = hour === null ? null : { hour, minute: minute ?? 0 };
    return pickUpEndsAt(day.date, end, zone(timezone), times);
  };
  const over = (await lunchesNotNoted(db, day)).filter((row) => endsAt(row) <= now);
  return stillThere(db, day, over);
}

async function stillThere(
  source: Db | Tx,
  { destination_id: id }: HandedOutDayRow,
  rows: readonly LeftRow[],
): Promise<LeftRow[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const ids = rows.map(({ order_id }) => order_id);
  const events = await eventsOfOrders(source, { id, timezone: first.timezone }, ids);
  const acts = Map.groupBy(events, ({ order_id }) => order_id);
  return rows.filter(({ order_id }) => isLeft(bagState(acts.get(order_id) ?? [])));
}

async function noteFamily(
  letters: Letters,
  tx: Tx,
  day: HandedOutDayRow,
  userId: number,
  found: readonly LeftRow[],
): Promise<number> {
  // The lock orders this against a hand-over at the same moment: one of them comes first.
  await lockHandOut(tx, day.destination_id);
  const left = await stillThere(tx, day, found);
  const family = await familyToTell(tx, userId);
  if (left.length === 0 || family === undefined) return 0;
  const rule = readSiteOption('not_picked_up', await siteOptionFields(tx, 'not_picked_up'));
  const ids = left.map(({ order_id }) => order_id);
  const told = family.wants && family.is_open;
  const lunches = (await paidFor(tx, ids)).map(({ order_id: orderId, cents }) => {
    return { orderId, cents: family.is_open ? missedCredit(cents, rule) : 0 };
  });
  const { noted, given } = await noteAndGive(
    tx,
    { id: userId, first: family.first },
    told,
    lunches,
  );
  if (told && noted.size > 0) {
    await letters.post(
      tx,
      'not_picked_up',
      { userId, email: family.email, locale: family.locale },
      {
        first: family.first,
        date: day.date,
        lunchers: left.filter(({ order_id }) => noted.has(order_id)).map(({ luncher }) => luncher),
        creditCents: given,
      },
    );
  }
  return noted.size;
}

interface Family {
  readonly id: number;
  readonly first: string;
}

/** Notes lunches one by one and gives for each as long as the limits of the day let it. */
async function noteAndGive(
  tx: Tx,
  family: Family,
  told: boolean,
  lunches: readonly { readonly orderId: number; readonly cents: Cents }[],
): Promise<{ noted: ReadonlySet<number>; given: Cents }> {
  const noted = new Set<number>();
  const credits: Cents[] = [];
  if (lunches.some(({ cents }) => cents > 0)) await lockFunds(tx, family.id);
  for (const { orderId, cents } of lunches) {
    const gift = [{ userId: family.id, cents }];
    const [allowance] = (cents > 0 && (await allowPromised(tx, 'not_picked_up', gift))) || [];
    const credited = allowance?.cents ?? 0;
    if (!(await noteMissed(tx, told, { orderId, cents: credited }))) continue;
    noted.add(orderId);
    if (allowance !== undefined) {
      await giveBack(tx, family, orderId, allowance);
      credits.push(credited);
    } else if (cents > 0) {
      await note(tx, family, 'hand_out.not_credited', cents);
    }
  }
  if (credits.length > 0) {
    await payFromFunds(tx, family.id, { key: `not_picked_up:${[...noted][0]}` });
    await publish(tx, `private-user.${family.id}`, 'account.changed', {});
  }
  return { noted, given: sumCents(credits) };
}

async function giveBack(
  tx: Tx,
  family: Family,
  orderId: number,
  allowance: Allowance,
): Promise<void> {
  const { cents } = allowance;
  await post(tx, {
    key: `not_picked_up:${orderId}`,
    kind: 'not_picked_up',
    allowance,
    userId: family.id,
    entries: [
      { account: 'promotion', cents },
      { account: 'promo_credit', cents: -cents },
    ],
  });
  await note(tx, family, 'hand_out.credited', cents);
}

const note = (
  tx: Tx,
  { id, first }: Family,
  action: 'hand_out.credited' | 'hand_out.not_credited',
  cents: Cents,
) =>
  record(tx, null, {
    action,
    subject: { type: 'user', id, label: first },
    aboutUserId: id,
    after: { amount_cents: cents },
  });
