import type { RefusedChild, ReplacementPreview } from '@yay/contract/substitutions/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { decideReplacement, openStock } from '@yay/domain/week';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal } from '../../platform/http/index.ts';
import type { CatalogueItem } from '../schedule/index.ts';
import { type AffectedRow, findAffected, findCatalogueItem } from './affected.repo.ts';
import {
  type CheckedReplacement,
  checkReplacement,
  type Replacement,
} from './check-replacement.ts';
import { countOrdered, findLeft } from './offer.repo.ts';
import { isLocked } from './open-days.ts';
import { peopleFor } from './people-for.ts';

/** Previews a replacement, decided by the same rule and in the same order as the replacement itself. */
export async function previewReplacement(
  source: Queryable,
  actor: Actor,
  asked: Replacement,
): Promise<ReplacementPreview | Refusal> {
  const checked = await checkReplacement(source, asked);
  if (isRefusal(checked)) return checked;
  const { open } = checked;
  const orders = await findAffected(source, {
    menuId: asked.menuId,
    itemId: asked.fromItemId,
    days: open,
  });
  const replacement = await findCatalogueItem(source, asked.toItemId);
  const dates = [...new Set(open.map((day) => day.date))];
  const left = await findLeft(source, asked.toItemId, dates);
  const decided = decideAll(actor, orders, replacement, left);
  const counts = await countOrdered(source, asked.menuId, asked.fromItemId);
  return {
    days: daysOf(checked, orders, left),
    orders: orders.length,
    families: new Set(orders.map((order) => order.user_id)).size,
    lunchers: new Set(orders.map((order) => order.luncher_id)).size,
    replaced: decided.replaced,
    locked: checked.days
      .filter((day) => isLocked(day, checked.rules))
      .reduce((sum, day) => {
        const count = counts.find((one) => one.market_id === day.marketId && one.date === day.date);
        return sum + (count?.orders ?? 0);
      }, 0),
    refused: decided.refused,
    lower_cents: decided.lowerCents,
    credit_cents: decided.creditCents,
  };
}

function decideAll(
  actor: Actor,
  orders: readonly AffectedRow[],
  replacement: CatalogueItem | undefined,
  left: readonly { date: PlainDate; left: number | null }[],
) {
  const units = new Map(
    left.flatMap((row) =>
      row.left === null || !replacement ? [] : [[`${replacement.id}|${row.date}`, row.left]],
    ),
  );
  const stock = openStock(units);
  const refused: RefusedChild[] = [];
  let lowerCents = 0;
  let creditCents = 0;
  for (const order of orders) {
    const decided = decideReplacement({
      order,
      tolerances: order.tolerances,
      replacement,
      extras: order.extra_parts,
      exchange: (before, after) => stock.exchange(order.date, before, after),
    });
    if (decided.kind === 'replaced') {
      lowerCents += order.total_cents - decided.after.total_cents;
      continue;
    }
    creditCents += order.total_cents;
    refused.push({
      order_id: order.id,
      date: order.date,
      ...peopleFor(actor, order),
      problem: decided.problem,
      detail: decided.detail,
    });
  }
  return { refused, replaced: orders.length - refused.length, lowerCents, creditCents };
}

function daysOf(
  { days, rules }: CheckedReplacement,
  orders: readonly AffectedRow[],
  left: readonly { date: PlainDate; left: number | null }[],
): ReplacementPreview['days'] {
  const dates = [...new Set(days.map((day) => day.date))];
  return dates.map((date) => {
    const ofDate = days.filter((day) => day.date === date);
    const ordered = orders.filter((order) => order.date === date).length;
    const rest = left.find((row) => row.date === date)?.left ?? null;
    return {
      date,
      schools: ofDate.reduce((sum, day) => sum + day.schools, 0),
      locked: ofDate.every((day) => isLocked(day, rules)),
      ordered,
      left: rest,
      short: rest === null ? 0 : Math.max(ordered - rest, 0),
    };
  });
}
