import type { DeletionPreview } from '@yay/contract/substitutions/calls';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import {
  type CancellationCriteria,
  countAffected,
  startCancellation,
} from '../mass-cancellation/index.ts';
import { lockMenus } from '../menus/index.ts';
import { orderRules } from '../settings/index.ts';
import { takeOff } from './change-offer.repo.ts';
import { itemOrdered } from './is-item-ordered.ts';
import { findServedDays, lockMenuAndItems, type ServedDayRow } from './offer.repo.ts';
import { openDays } from './open-days.ts';

export interface ItemToDelete {
  readonly menuId: number;
  readonly itemId: number;
}

interface Deletion extends ItemToDelete {
  readonly compensate: boolean;
  readonly because: string | undefined;
  readonly becauseEs: string | null;
}

const everyDay = ({ menuId, itemId }: ItemToDelete) => ({
  menuId,
  itemId,
  startsOn: null,
  endsOn: null,
});

/** Returns the cancellations that follow from taking an item off a menu. */
export async function previewDeletion(
  source: Queryable,
  asked: ItemToDelete,
): Promise<DeletionPreview | Refusal> {
  const ordered = await itemOrdered(source, everyDay(asked));
  if (isRefusal(ordered)) return ordered;
  const open = await openServed(source, asked.menuId);
  const criteria = criteriaOf(asked, open);
  const affected = criteria && (await countAffected(source, criteria));
  return {
    orders: affected?.orders ?? 0,
    families: affected?.families ?? 0,
    lunchers: affected?.lunchers ?? 0,
    paid_cents: affected?.paid_cents ?? 0,
    days: ordered.days,
  };
}

/**
 * Takes an item off a menu and off its coming specials. While it is ordered that is refused, unless
 * the orders are to be cancelled and given back: then a run does so family by family.
 */
export async function deleteItem(
  parts: { readonly db: Db; readonly jobs: Jobs },
  actor: Actor,
  asked: Deletion,
): Promise<{ run_id: number | null } | Refusal> {
  if (asked.compensate && asked.because === undefined) {
    return refuse(422, 'invalid', { because: ['required'] });
  }
  return parts.db.tx((tx) => deleteIn(tx, parts.jobs, actor, asked));
}

async function deleteIn(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  asked: Deletion,
): Promise<{ run_id: number | null } | Refusal> {
  const { menuId, itemId, compensate, because, becauseEs } = asked;
  await lockMenus(tx, [menuId]);
  const open = await openServed(tx, menuId);
  await lockDaysAlone(tx, open);
  await lockMenuAndItems(tx, menuId, [itemId]);
  const ordered = await itemOrdered(tx, everyDay(asked));
  if (isRefusal(ordered)) return ordered;
  if (!ordered.offered) return refuse(422, 'invalid', { item_id: ['not_offered'] });
  if (ordered.ordered && !compensate) return refuse(409, 'item_ordered_ahead');
  // An ordered extra can't be cancelled by a run, which would cancel the meal with it.
  if (ordered.ordered && ordered.item.is_extra) {
    return refuse(422, 'invalid', { item_id: ['not_an_entree'] });
  }
  await takeOff(tx, { menuId, itemId, days: open });
  const criteria = criteriaOf(asked, open);
  const runId =
    ordered.ordered && criteria && because !== undefined
      ? await startCancellation(tx, {
          jobs,
          criteria,
          reason: 'substitution',
          because,
          becauseEs,
          by: { actorId: actor.userId, impersonatorId: actor.impersonatorId },
        })
      : null;
  await record(tx, actor, {
    action: 'menu.item_deleted',
    subject: { type: 'menu', id: menuId, label: ordered.menu.name },
    before: { item: ordered.item.name },
    after: {
      orders: ordered.orders,
      families: ordered.families,
      ...(because && { reason: because }),
      ...(becauseEs && { reason_es: becauseEs }),
    },
  });
  await publishList(tx, 'private-list.menus', [menuId], actor);
  return { run_id: runId };
}

async function openServed(source: Queryable, menuId: number): Promise<ServedDayRow[]> {
  const served = await findServedDays(source, menuId, { startsOn: null, endsOn: null });
  return openDays(served, await orderRules(source));
}

function criteriaOf(
  { menuId, itemId }: ItemToDelete,
  open: readonly ServedDayRow[],
): CancellationCriteria | undefined {
  const dates = open.map((day) => day.date).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return {
    starts_on: first,
    ends_on: last,
    item_ids: [itemId],
    menu_ids: [menuId],
    order_kinds: ['calendar'],
  };
}
