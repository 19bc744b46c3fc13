import type { ActResult, HandOutAct, HandOutActsTaken } from '@yay/contract/handouts/calls';
import { type Conflict, whyNotSafe } from '@yay/domain/allergy';
import { type ActRefusal, judgeAct, lunchVersion, type PastAct } from '@yay/domain/handouts';
import { placedAt } from '@yay/domain/inventory';
import { type Instant, instant } from '@yay/domain/time';
import { sayRefusal } from '@yay/words/handouts/aloud';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Locale, type Refusal, refuse } from '../../platform/http/index.ts';
import { openSchoolStock } from '../inventory/index.ts';
import type { HandOutDoer } from './doer.ts';
import {
  eventsOfOrders,
  findSchool,
  insertEvents,
  isKioskOn,
  knownActs,
  type LunchRow,
  lockHandOut,
  lunchesOf,
  type NewEvent,
  type SchoolRow,
} from './handouts.repo.ts';

/**
 * Takes acts on bags. An act is kept once, whatever its number of sendings, and judged by the facts
 * when the server hears of it; one that does not count is kept as well, with the reason.
 * Grab-and-go that is handed over leaves the school's book, and comes back into it when that is
 * undone.
 */
export const takeActs = (
  db: Db,
  doer: HandOutDoer,
  sent: HandOutActsTaken,
  locale: Locale,
): Promise<{ data: ActResult[] } | Refusal> =>
  db.tx(async (tx) => {
    const school = await findSchool(tx, doer.scopeUserId, doer.destinationId);
    if (school === undefined) return refuse(404, 'not_found');
    await lockHandOut(tx, school.id);
    // It may have been taken off while its acts waited for those of another one.
    if (doer.kioskId !== null && !(await isKioskOn(tx, doer.kioskId))) {
      return refuse(401, 'unauthenticated');
    }
    const judge = await judgeOf(tx, school, sent);
    const answered = sent.acts.map((act) => judge.take(act));
    await insertEvents(tx, { ...doer, destinationId: school.id }, judge.taken);
    await judge.stock?.write(tx, doer.userId);
    return {
      data: answered.map(({ act, lunch, refusal }) => present(act, lunch, refusal, locale)),
    };
  });

/** Returns when an act was done, by the server's clock; now, where the device does not say when it sends. */
const placing =
  ({ sent_at: sent }: HandOutActsTaken, now: Instant) =>
  ({ device_at: done }: HandOutAct): Instant =>
    sent === undefined
      ? now
      : placedAt({ doneAt: instant(Date.parse(done)), sentAt: instant(Date.parse(sent)) }, now);

interface Answered {
  readonly act: HandOutAct;
  /** Undefined: this school has no such order. */
  readonly lunch: Judged | undefined;
  readonly refusal: ActRefusal | null;
}

interface Judged extends LunchRow {
  readonly why: Conflict | undefined;
}

async function judgeOf(tx: Tx, school: SchoolRow, sent: HandOutActsTaken) {
  const { acts } = sent;
  const when = placing(sent, school.now);
  const ids = acts.map(({ id }) => id);
  const rows = await knownActs(tx, school.id, ids);
  const known = new Map(rows.map((row) => [row.id, row]));
  const orderIds = [
    ...new Set([...acts.map(({ order_id }) => order_id), ...rows.map(({ order_id }) => order_id)]),
  ];
  const lunches = new Map(
    (await lunchesOf(tx, school.id, orderIds)).map((row): [number, Judged] => [
      row.order_id,
      { ...row, why: row.is_canceled ? undefined : whyNotSafe(row, row.parts) },
    ]),
  );
  const past = new Map<number, PastAct[]>(orderIds.map((id) => [id, []]));
  for (const event of await eventsOfOrders(tx, school, orderIds)) {
    past.get(event.order_id)?.push(event);
  }
  const fromShelf = [...lunches.values()].filter(({ kind }) => kind === 'grab_and_go');
  const stock = await openSchoolStock(tx, school.id, {
    itemIds: [...new Set(fromShelf.map((lunch) => lunch.item_id))],
    actIds: acts.flatMap(({ undoes }) => undoes ?? []),
    since: instant(Math.min(...acts.map(when))),
  });
  const taken: NewEvent[] = [];
  return {
    taken,
    stock,
    take(act: HandOutAct): Answered {
      const before = known.get(act.id);
      if (before !== undefined) {
        return { act, lunch: lunches.get(before.order_id), refusal: before.refusal };
      }
      const lunch = lunches.get(act.order_id);
      const acted = past.get(act.order_id);
      if (lunch === undefined || acted === undefined)
        return { act, lunch: undefined, refusal: null };
      const done = {
        id: act.id,
        kind: act.kind,
        undoes: act.kind === 'undone' ? (act.undoes ?? null) : null,
        seen: act.seen ?? null,
      };
      const facts = {
        date: lunch.date,
        isCanceled: lunch.is_canceled,
        isForbidden: lunch.why !== undefined,
        isGone: lunch.kind === 'grab_and_go' && stock?.hasNone(lunch.item_id, when(act)) === true,
        version: lunchVersion(lunch.parts),
      };
      const refusal = judgeAct(done, facts, acted, school.today);
      acted.push({ ...done, refusal, day: school.today });
      if (refusal === null && lunch.kind === 'grab_and_go') {
        if (act.kind === 'handed_over') stock?.draw(lunch.item_id, act.id, when(act));
        if (done.undoes !== null) stock?.putBack(done.undoes, act.id, when(act));
      }
      known.set(act.id, { id: act.id, order_id: act.order_id, refusal });
      taken.push({
        ...done,
        order_id: act.order_id,
        problem: act.kind === 'problem' ? (act.problem ?? 'other') : null,
        note: act.kind === 'problem' ? act.note || null : null,
        label_token: act.label_token ?? null,
        device_at: act.device_at,
        refusal,
      });
      return { act, lunch, refusal };
    },
  };
}

function present(
  { id }: HandOutAct,
  lunch: Judged | undefined,
  refusal: ActRefusal | null,
  locale: Locale,
): ActResult {
  if (lunch === undefined) return { id, outcome: 'unknown', refusal: null, say: null };
  if (refusal === null) return { id, outcome: 'counted', refusal: null, say: null };
  const say = sayRefusal(locale, refusal, lunch.first, lunch.why?.property ?? null);
  return { id, outcome: 'refused', refusal, say };
}
