import { createHash } from 'node:crypto';
import type { SaveResult } from '@yay/contract/orders/calls';
import { canActForFamily } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { isNearWeek } from '@yay/domain/ordering';
import { dayKey, decideWeek, type WeekDecision } from '@yay/domain/week';
import { type Db, type Tx, together } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { normalCode } from '../discounts/index.ts';
import { loadCatalogue } from '../schedule/index.ts';
import { checkDays } from './check-days.ts';
import { checkLunchers } from './check-selections.ts';
import { findFamilyWeek } from './family-week.repo.ts';
import { type FamilyWeek, type FamilyWeekRow, familyWeek, namedItemIds } from './family-week.ts';
import type { LoadedWeek } from './load-family-week.ts';
import { lockPromoCode } from './lock-promo-code.ts';
import { lockUnits } from './lock-units.ts';
import { ordererOf } from './orderer.ts';
import { confirmWeek } from './orders.kinds.ts';
import { presentWeek, summarize } from './present-week.ts';
import {
  isKeyTaken,
  lockNamedDays,
  lockWeek,
  markEmptied,
  writeWeek,
  writeWeekAndKey,
} from './save-week.repo.ts';
import type { WeekSave } from './week-save.ts';
import { writeDecision } from './write-decision.ts';

export interface SaveParts {
  readonly db: Db;
  readonly jobs: Jobs;
  /** Called after a save of a week from which these lunchers may repeat. */
  readonly reseed?: (
    tx: Tx,
    week: {
      readonly userId: number;
      readonly monday: PlainDate;
      readonly luncherIds: readonly number[];
    },
  ) => Promise<void>;
}

/** Rolls the transaction back and carries the refusal out of it. */
class TakenBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('the save was taken back');
    this.refusal = refusal;
  }
}

/**
 * Saves a family's week in one transaction. A day that can't be ordered is refused with its reason
 * while the others are saved; a request that is wrong as a whole saves nothing.
 */
export async function saveWeek(
  parts: SaveParts,
  actor: Actor,
  save: WeekSave,
): Promise<SaveResult | Refusal> {
  if (!canActForFamily(actor, save.userId)) return refuse(404, 'not_found');
  // A save runs again only where another one took its key at the same moment.
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      return await parts.db.tx((tx) => saveIn(tx, parts, actor, save), { beginsAtOnce: true });
    } catch (error) {
      if (error instanceof TakenBack) return error.refusal;
      if (!isKeyTaken(error)) throw error;
    }
  }
  return refuse(409, 'key_reused');
}

async function saveIn(tx: Tx, parts: SaveParts, actor: Actor, save: WeekSave): Promise<SaveResult> {
  const bodyHash = createHash('sha256').update(save.fingerprint).digest();
  const code = save.code.kind === 'code' ? normalCode(save.code.code) : null;
  // Sent in one round trip and run in this order: each statement sees all that was committed while
  // the one before it waited for its lock.
  const [isFamily, earlierAnswer, row] = await together([
    lockWeek(tx, save.userId, save.monday),
    lockNamedDays(tx, {
      userId: save.userId,
      days: save.days,
      keyOwner: actor.userId,
      key: save.key,
    }),
    findFamilyWeek(tx, save.userId, save.monday, code),
  ]);
  if (!isFamily) takeBack(refuse(404, 'not_found'));
  if (earlierAnswer) {
    if (!earlierAnswer.body_hash.equals(bodyHash)) takeBack(refuse(409, 'key_reused'));
    return earlierAnswer.response as SaveResult;
  }

  if (!row) takeBack(refuse(404, 'not_found'));
  const loaded = await load(tx, parts.db, save, row);
  const problem = await problemOf(tx, save, loaded);
  if (problem) takeBack(problem);

  const { week, catalogue } = loaded;
  const decision = decideWeek({
    week,
    catalogue,
    orderer: ordererOf(actor, save.userId),
    days: save.days,
    // The code is locked before the stock, in the order of the ladder of locks.
    discount: await lockPromoCode(tx, week, save),
    left: await lockUnits(tx, week, catalogue, save.days),
    seed: `${save.userId}|${save.monday}|${week.version}`,
  });
  if (decision.discount.problem && !save.mayLoseCode) takeBack(codeLapsed(decision, week));
  return write(tx, parts, actor, save, { week, decision, bodyHash });
}

/** Refuses a save whose code no longer counts, with the price that the week has without it. */
function codeLapsed({ orders, discount }: WeekDecision, { grabAndGo }: FamilyWeek): Refusal {
  const { cents, problem } = discount;
  const code = discount.discount?.code ?? null;
  const summary = summarize(orders, { code, cents, problem }, grabAndGo);
  return refuse(409, 'code_lapsed', undefined, {
    more: { discount_problem: discount.problem, order_summary: summary },
  });
}

async function load(tx: Tx, db: Db, save: WeekSave, row: FamilyWeekRow): Promise<LoadedWeek> {
  // A suspended family, or the team on its behalf, can remove orders but place none.
  if (row.suspended && save.days.some(({ selection }) => selection.kind !== 'nothing')) {
    takeBack(refuse(403, 'suspended'));
  }
  const week = familyWeek(row, save.monday);
  const selectedIds = save.days.flatMap(({ selection }) => [
    ...(selection.kind === 'meal' ? [selection.itemId] : []),
    ...(selection.kind === 'nothing' ? [] : selection.extraIds),
  ]);
  const items = [...namedItemIds(week), ...selectedIds];
  return { week, catalogue: await loadCatalogue(db, tx, week.menus, items, week.user.locale) };
}

async function problemOf(tx: Tx, save: WeekSave, loaded: LoadedWeek): Promise<Refusal | null> {
  const { week } = loaded;
  if (!isNearWeek(week.now, save.monday)) {
    return refuse(422, 'invalid', { mondayOfWeek: ['invalid'] });
  }
  if (save.version !== week.version) {
    const current = presentWeek({ ...week, code: week.discount?.code ?? null });
    return refuse(409, 'version_conflict', undefined, { more: { week: current } });
  }
  const unknown = checkLunchers(week, save.lunchers);
  if (unknown) return refuse(422, 'invalid', unknown);
  const wrong = await checkDays(tx, loaded, save.days);
  return wrong && refuse(422, 'invalid', wrong);
}

async function write(
  tx: Tx,
  parts: SaveParts,
  actor: Actor,
  save: WeekSave,
  decided: {
    readonly week: FamilyWeek;
    readonly decision: WeekDecision;
    readonly bodyHash: Buffer;
  },
): Promise<SaveResult> {
  const { week, decision, bodyHash } = decided;
  const { userId, monday } = save;
  const version = week.version + (decision.changed ? 1 : 0);
  const ordered = new Set(week.orders.map((order) => dayKey(order.luncher_id, order.date)));
  const { userId: actorId, impersonatorId, origin } = actor;
  const by = { actorId, impersonatorId, origin, decidedAt: week.now };
  const emptied = save.days.filter(
    ({ luncherId, date, selection }) =>
      selection.kind === 'nothing' && !ordered.has(dayKey(luncherId, date)),
  );
  const isConfirmed = save.sendMail && decision.changed;
  // The orders and the job that mails them are independent, so they share a round trip.
  const [placed] = await together([
    writeDecision(tx, { userId, by, decision }),
    emptied.length > 0 && markEmptied(tx, emptied),
    isConfirmed ? confirm(tx, parts.jobs, { userId, monday, version }, decision.results) : null,
  ]);
  if (save.seeds && save.seeds.length > 0) {
    await parts.reseed?.(tx, { userId, monday, luncherIds: save.seeds });
  }
  const result = savedWeek({ monday, version, decision, placed, grabAndGo: week.grabAndGo });
  const row = { userId, monday, version, discount: decision.discount };
  // The week's own row is written last, in the round trip of the commit.
  if (save.key !== null) {
    const key = { owner: actorId, key: save.key, bodyHash, response: result };
    tx.endWith(() => writeWeekAndKey(tx, row, key));
  } else if (decision.changed) {
    tx.endWith(() => writeWeek(tx, row));
  }
  return result;
}

/** Returns the answer of a save, in which new orders have the ids that they were written with. */
function savedWeek(saved: {
  readonly monday: PlainDate;
  readonly version: number;
  readonly decision: WeekDecision;
  readonly placed: Awaited<ReturnType<typeof writeDecision>>;
  readonly grabAndGo: FamilyWeek['grabAndGo'];
}): SaveResult {
  const { monday, version, decision, placed, grabAndGo } = saved;
  const { discount, orders, results } = decision;
  const ids = new Map(placed.map((order) => [dayKey(order.luncher_id, order.date), order.id]));
  const week = presentWeek({
    monday,
    version,
    orders: orders.map((order) => ({
      ...order,
      id: order.id ?? ids.get(dayKey(order.luncher_id, order.date)) ?? null,
    })),
    grabAndGo,
    code: discount.discount?.code ?? null,
    discountCents: discount.cents,
  });
  return { data: { ...week, results: [...results], discount_problem: discount.problem } };
}

function confirm(
  tx: Tx,
  jobs: Jobs,
  week: { readonly userId: number; readonly monday: PlainDate; readonly version: number },
  results: WeekDecision['results'],
): Promise<void> {
  const refused = results.flatMap(({ luncher_id, date, code }) =>
    code ? [{ luncherId: luncher_id, date, code }] : [],
  );
  return jobs.enqueue(tx, confirmWeek, { ...week, refused });
}

function takeBack(refusal: Refusal): never {
  throw new TakenBack(refusal);
}
