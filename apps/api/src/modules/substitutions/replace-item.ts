import type { Substitution } from '@yay/contract/substitutions/calls';
import { formatRange } from '@yay/words/more-times';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { record } from '../activity/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import { lockMenus } from '../menus/index.ts';
import { announceSubstitution } from './announce.ts';
import { copyMenuFor, exchangeItem } from './change-offer.repo.ts';
import {
  type CheckedReplacement,
  checkReplacement,
  type Replacement,
} from './check-replacement.ts';
import { findServedDays, lockMenuAndItems } from './offer.repo.ts';
import { openDays } from './open-days.ts';
import { presentSubstitutions } from './present-substitution.ts';
import { carryOutSubstitution } from './substitutions.kinds.ts';
import {
  insertSubstitution,
  type SubstitutionRow,
  substitutionById,
  substitutionOfKey,
  writeWaiting,
} from './substitutions.repo.ts';

export interface ReplacementToStart extends Replacement {
  readonly because: string;
  /** The reason for families who read Spanish. */
  readonly becauseEs: string | null;
  readonly key: string;
}

/**
 * Changes a menu's offer on some days, and writes down the families that ordered the item: one
 * short transaction, in which nobody else decides about these days. Families are dealt with in a
 * job. The same key again answers the same substitution.
 */
export async function replaceItem(
  parts: { readonly db: Db; readonly jobs: Jobs },
  actor: Actor,
  asked: ReplacementToStart,
): Promise<Substitution | Refusal> {
  try {
    return await parts.db.tx((tx) => replaceIn(tx, parts.jobs, actor, asked));
  } catch (error) {
    if (!isUniqueViolation(error, 'substitutions_request_key')) throw error;
    return parts.db.tx((tx) => replaceIn(tx, parts.jobs, actor, asked));
  }
}

async function replaceIn(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  asked: ReplacementToStart,
): Promise<Substitution | Refusal> {
  const before = await answeredBefore(tx, actor, asked);
  if (before !== undefined) return before;
  const { menuId, fromItemId, toItemId, startsOn, endsOn } = asked;
  const seen = await checkReplacement(tx, asked);
  // The refusal may be due to the same request, which has meanwhile succeeded.
  if (isRefusal(seen)) return (await answeredBefore(tx, actor, asked)) ?? seen;
  await lockMenus(tx, [menuId]);
  const meanwhile = await answeredBefore(tx, actor, asked);
  if (meanwhile !== undefined) return meanwhile;
  await lockDaysAlone(tx, seen.open);
  await lockMenuAndItems(tx, menuId, [fromItemId, toItemId]);
  // Checked again: the transaction waited for may have changed the menu, or locked a day.
  const checked = await checkReplacement(tx, asked);
  if (isRefusal(checked)) return checked;
  const days = checked.open.filter((day) =>
    seen.open.some((held) => held.marketId === day.marketId && held.date === day.date),
  );
  const servedMenuId = await changeOffer(tx, checked, { menuId, fromItemId, toItemId, days });
  const id = await insertSubstitution(tx, {
    menuId,
    servedMenuId,
    fromItemId,
    toItemId,
    startsOn,
    endsOn,
    because: asked.because,
    becauseEs: asked.becauseEs,
    actorId: actor.userId,
    impersonatorId: actor.impersonatorId,
    key: asked.key,
  });
  const families = await writeWaiting(tx, id, { menuId: servedMenuId, itemId: fromItemId, days });
  if (families > 0) await jobs.enqueue(tx, carryOutSubstitution, { substitutionId: id });
  await record(tx, actor, {
    action: 'menu.item_replaced',
    subject: { type: 'menu', id: servedMenuId, label: checked.menu.name },
    before: { item: checked.from.name },
    after: {
      item: checked.to.name,
      starts_on: startsOn,
      ends_on: endsOn,
      reason: asked.because,
      ...(asked.becauseEs && { reason_es: asked.becauseEs }),
      families,
    },
  });
  const row = await substitutionById(tx, id);
  if (row === undefined) throw new Error('the substitution is not there');
  await announceSubstitution(tx, row);
  return presented(tx, row);
}

async function answeredBefore(
  tx: Tx,
  actor: Actor,
  asked: ReplacementToStart,
): Promise<Substitution | Refusal | undefined> {
  const row = await substitutionOfKey(tx, actor.userId, asked.key);
  if (row === undefined) return undefined;
  return isSame(row, asked) ? presented(tx, row) : refuse(409, 'key_reused');
}

/**
 * Exchanges the item on the named days; where other days that can still be ordered keep it, the
 * named ones get a menu of their own.
 */
async function changeOffer(
  tx: Tx,
  { menu, to, rules }: CheckedReplacement,
  change: Parameters<typeof exchangeItem>[1],
): Promise<number> {
  const ahead = await findServedDays(tx, menu.id, { startsOn: null, endsOn: null });
  const kept = openDays(ahead, rules).filter(
    (day) => !change.days.some((one) => one.marketId === day.marketId && one.date === day.date),
  );
  const [first] = change.days;
  const menuId =
    kept.length === 0 || first === undefined
      ? menu.id
      : await copyMenuFor(tx, change, nameOf(menu.name, to.name, change.days));
  await exchangeItem(tx, { ...change, menuId });
  return menuId;
}

const LONGEST_NAME = 120;

/** Staff read it in lists of menus: the days stand as people write them, Oct 20 – 23. */
function nameOf(
  menu: string,
  item: string,
  days: Parameters<typeof exchangeItem>[1]['days'],
): string {
  const dates = days.map((day) => day.date).sort();
  const [first, last = first] = [dates.at(0), dates.at(-1)];
  const when = first && last ? formatRange(first, last, 'en', 'day') : '';
  const what = ` · ${item}, ${when}`;
  return `${menu.slice(0, Math.max(LONGEST_NAME - what.length, 20))}${what}`.slice(0, LONGEST_NAME);
}

const isSame = (row: SubstitutionRow, asked: ReplacementToStart): boolean =>
  row.menu_id === asked.menuId &&
  row.from_item_id === asked.fromItemId &&
  row.to_item_id === asked.toItemId &&
  row.starts_on === asked.startsOn &&
  row.ends_on === asked.endsOn &&
  row.because === asked.because &&
  row.because_es === asked.becauseEs;

async function presented(tx: Tx, row: SubstitutionRow): Promise<Substitution> {
  const [substitution] = await presentSubstitutions(tx, [row]);
  if (substitution === undefined) throw new Error('the substitution was not presented');
  return substitution;
}
