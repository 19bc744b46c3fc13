import { createHash } from 'node:crypto';
import type { SaveResult } from '@yay/contract/orders/calls';
import { canActForFamily } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { dayKey, decideWeek, type WeekDecision } from '@yay/domain/week';
import { type Db, type Tx, together } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { normalCode, termsOf } from '../discounts/index.ts';
import { type Catalogue, findOptionIds, loadCatalogue } from '../schedule/index.ts';
import { checkLunchers, checkSelections, foreignOptionIds } from './check-selections.ts';
import { findFamilyWeek } from './family-week.repo.ts';
import { type FamilyWeek, type FamilyWeekRow, familyWeek, namedItemIds } from './family-week.ts';
import { lockPromoCode } from './hold-code.ts';
import { lockUnits } from './hold-units.ts';
import { ordererOf } from './orderer.ts';
import { confirmWeek } from './orders.kinds.ts';
import { presentWeek, summarize } from './present-week.ts';
import {
  isKeyTaken,
  lockNamedDays,
  lockWeek,
  writeWeek,
  writeWeekAndKey,
} from './save-week.repo.ts';
import { isNearWeek } from './week-range.ts';
import type { WeekSave } from './week-save.ts';
import { writeDecision } from './write-decision.ts';

export interface SaveParts {
  readonly db: Db;
  readonly jobs: Jobs;
  /** Told of a week, as it was just saved, from which these lunchers may repeat. */
  readonly reseed?: (
    tx: Tx,
    week: {
      readonly userId: number;
      readonly monday: PlainDate;
      readonly luncherIds: readonly number[];
    },
  ) => Promise<void>;
}

/** Ends the transaction with nothing changed. */
class TakenBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('the save was taken back');
    this.refusal = refusal;
  }
}

/**
 * Saves a family's week in one transaction: everything that it names and that can be, each day that
 * can't with its reason, or nothing at all.
 */
export async function saveWeek(
  parts: SaveParts,
  actor: Actor,
  save: WeekSave,
): Promise<SaveResult | Refusal> {
  if (!canActForFamily(actor, save.userId)) return refuse(404, 'not_found');
  // Only a key that another save took at the same moment asks for a second look.
  for (let looks = 0; looks < 3; looks += 1) {
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
  // Sent together and run in this order: each sees what the one before it waited for.
  const [isFamily, before, row] = await together([
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
  if (before) {
    if (!before.body_hash.equals(bodyHash)) takeBack(refuse(409, 'key_reused'));
    return before.response as SaveResult;
  }

  if (!row) takeBack(refuse(404, 'not_found'));
  const { week, catalogue } = await load(tx, parts.db, save, row);
  const problem = await problemOf(tx, save, week, catalogue);
  if (problem) takeBack(problem);

  const decision = decideWeek({
    week,
    catalogue,
    orderer: ordererOf(actor, save.userId),
    days: save.days,
    // In this order: everybody who waits for both waits for the code first.
    discount: await lockPromoCode(tx, week, save),
    left: await lockUnits(tx, week, catalogue, save.days),
    seed: `${save.userId}|${save.monday}|${week.version}`,
  });
  if (decision.discount.problem && !save.mayLoseCode) takeBack(codeLapsed(decision));
  return write(tx, parts, actor, save, { week, decision, bodyHash });
}

/** What was agreed to is no longer what it would cost: the person looks at it and saves again. */
function codeLapsed({ orders, discount }: WeekDecision): Refusal {
  const code = discount.discount?.code ?? null;
  const summary = summarize(orders, { code, cents: discount.cents, problem: discount.problem });
  return refuse(409, 'code_lapsed', undefined, {
    more: { discount_problem: discount.problem, order_summary: summary },
  });
}

async function load(
  tx: Tx,
  db: Db,
  save: WeekSave,
  row: FamilyWeekRow,
): Promise<{ week: FamilyWeek; catalogue: Catalogue }> {
  // Whoever was suspended meanwhile, or is helped by the team: what is ordered may go, nothing comes.
  if (row.suspended && save.days.some(({ selection }) => selection.kind !== 'nothing')) {
    takeBack(refuse(403, 'suspended'));
  }
  const week = familyWeek(row, save.monday);
  const selectedIds = save.days.flatMap(({ selection }) => [
    ...(selection.kind === 'meal' ? [selection.itemId] : []),
    ...(selection.kind === 'nothing' ? [] : selection.extraIds),
  ]);
  const items = [...namedItemIds(week), ...selectedIds];
  return { week, catalogue: await loadCatalogue(db, tx, week.menus, items) };
}

async function problemOf(
  tx: Tx,
  save: WeekSave,
  week: FamilyWeek,
  catalogue: Catalogue,
): Promise<Refusal | null> {
  if (!isNearWeek(week.now, save.monday)) {
    return refuse(422, 'invalid', { mondayOfWeek: ['invalid'] });
  }
  if (save.version !== week.version) {
    const now = presentWeek({ ...week, code: week.discount?.code ?? null });
    return refuse(409, 'version_conflict', undefined, { more: { week: now } });
  }
  const unknown = checkLunchers(week, save.lunchers);
  if (unknown) return refuse(422, 'invalid', unknown);
  const foreign = foreignOptionIds(catalogue, save.days);
  const existing = foreign.length > 0 ? await findOptionIds(tx, foreign) : [];
  const wrong = checkSelections(week, catalogue, save.days, new Set(existing));
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
  const { discount } = decision;
  const by = {
    actorId: actor.userId,
    impersonatorId: actor.impersonatorId,
    origin: actor.origin,
  };
  const { userId, monday } = save;
  const version = week.version + (decision.changed ? 1 : 0);
  const [placed] = await together([
    writeDecision(tx, { userId, by, decision }),
    save.sendMail &&
      decision.changed &&
      confirm(tx, parts.jobs, { userId, monday, version }, decision.results),
  ]);
  if (save.seeds && save.seeds.length > 0) {
    await parts.reseed?.(tx, { userId, monday, luncherIds: save.seeds });
  }

  const ids = new Map(placed.map((order) => [dayKey(order.luncher_id, order.date), order.id]));
  const result: SaveResult = {
    data: {
      ...presentWeek({
        monday,
        version,
        orders: decision.orders.map((order) => ({
          ...order,
          id: order.id ?? ids.get(dayKey(order.luncher_id, order.date)) ?? null,
        })),
        code: discount.discount?.code ?? null,
        discountCents: discount.cents,
      }),
      results: [...decision.results],
      discount_problem: discount.problem,
    },
  };
  const row = {
    userId,
    monday,
    version,
    discountId: discount.discount?.id ?? null,
    discountCents: discount.cents,
    discountTerms: discount.discount && termsOf(discount.discount),
  };
  if (save.key !== null) {
    const key = { owner: actor.userId, key: save.key, bodyHash, response: result };
    tx.endWith(() => writeWeekAndKey(tx, row, key));
  } else if (decision.changed) {
    tx.endWith(() => writeWeek(tx, row));
  }
  return result;
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
