import type { Alternative } from '@yay/contract/substitutions/calls';
import { allergensIn } from '@yay/domain/allergy';
import { mondayOf } from '@yay/domain/calendar';
import { sumCents } from '@yay/domain/money';
import { avoidedOn, luncherDays, partsOf, plateConflict, requiredOptions } from '@yay/domain/week';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { loadWeek, readStock } from '../calendar/index.ts';
import { ordererOf } from '../orders/index.ts';
import { reachableChoice } from './decide-choice.ts';

/** Everything else of that day that this child may have and that is still to be had, the safe first. */
export async function listAlternatives(
  db: Db,
  actor: Actor,
  id: number,
): Promise<{ data: Alternative[] } | Refusal> {
  const choice = await reachableChoice(db, actor, id);
  if (isRefusal(choice)) return choice;
  const monday = mondayOf(choice.date);
  const loaded = await loadWeek(db, actor, { userId: choice.user_id, monday });
  if (isRefusal(loaded)) return loaded;
  const { week, catalogue } = loaded;
  const luncher = week.lunchers.find((one) => one.id === choice.luncher_id);
  if (luncher === undefined) return refuse(404, 'not_found');
  const dayOf = luncherDays(week, catalogue, ordererOf(actor, choice.user_id));
  const day = dayOf(luncher, choice.date);
  if (!day.state.orderable || day.choiceUntil === null) return refuse(409, 'choice_closed');

  const stock = await readStock(db, loaded);
  const soldOut = new Set(
    stock.flatMap((row) => (row.date === choice.date && row.left === 0 ? [row.item_id] : [])),
  );
  const offered = [...(day.menu?.entrees ?? []), ...day.specials.map((special) => special.item)];
  const items = [...new Map(offered.map((item) => [item.id, item])).values()];
  const extras = (day.order?.extras ?? []).flatMap((extra) => catalogue.item(extra.id) ?? []);
  const extraCents = sumCents((day.order?.extras ?? []).map((extra) => extra.cents));
  const alternatives = items.flatMap((item): Alternative[] => {
    if (item.id === day.order?.item_id || item.id === choice.to_item_id) return [];
    if (soldOut.has(item.id)) return [];
    const options = requiredOptions(luncher.tolerances, item);
    if (options === null) return [];
    const plate = { item, options, extras };
    if (plateConflict(luncher.tolerances, plate) !== null) return [];
    const { name, description, picture, tint } = item;
    return [
      {
        item: { id: item.id, name, description, picture, tint, vendor: item.vendor.display_name },
        options: options.map((option) => ({ id: option.id, name: option.name })),
        total_cents: item.cents + sumCents(options.map((option) => option.cents)) + extraCents,
        contains: allergensIn(partsOf(plate)),
        avoids: avoidedOn(luncher.tolerances, plate),
      },
    ];
  });
  const isAvoided = ({ avoids }: Alternative) => Number(avoids.length > 0);
  return {
    data: alternatives.sort((a, b) => isAvoided(a) - isAvoided(b) || a.total_cents - b.total_cents),
  };
}
