import type { SchedulePlan } from '@yay/contract/menu-schedules/calls';
import type { MonthProposal } from '@yay/contract/menu-schedules/month';
import { monthOf, nextMonth, type PlainDate, plainDate } from '@yay/domain/calendar';

export type MonthMenu = { readonly id: number; readonly name: string };
/** The menus chosen in place of the proposal; null is no menu. */
export type MonthPicks = ReadonlyMap<string, MonthMenu | null>;
/** A weekday of a group, with the menu that it is to have. */
export type MonthCell = {
  readonly key: string;
  readonly group: string;
  readonly weekday: number;
  readonly menu: MonthMenu | null;
  /** The day that had the proposed menu last. */
  readonly from: PlainDate | null;
  /** The field in which the server reports its problem; null without a menu. */
  readonly field: string | null;
};

const MONTHS = 13;

/** Returns the first days of the months that can be planned. */
export function monthsFrom(today: PlainDate): readonly PlainDate[] {
  const months = [monthOf(today)];
  while (months.length < MONTHS) months.push(nextMonth(months.at(-1) ?? ''));
  return months.map((month) => plainDate(`${month}-01`));
}

/** Returns every weekday of every group with the proposed menu, or the one chosen instead. */
export function monthCells({ groups }: MonthProposal, picks: MonthPicks): readonly MonthCell[] {
  let index = 0;
  return groups.flatMap(({ name, weekdays }) =>
    weekdays.map(({ weekday, menu: proposed, from }) => {
      const key = `${name} ${weekday}`;
      const menu = picks.has(key) ? (picks.get(key) ?? null) : proposed;
      const field = menu === null ? null : `plan.menus.${index}`;
      if (menu !== null) index += 1;
      return { key, group: name, weekday, menu, from: menu === proposed ? from : null, field };
    }),
  );
}

/** Returns what to ask of the server, or what is missing. */
export function monthPlanOf(
  proposal: MonthProposal,
  picks: MonthPicks,
): { plan: SchedulePlan } | { errors: Record<string, string[]> } {
  const menus = monthCells(proposal, picks).flatMap(({ group, weekday, menu }) =>
    menu === null ? [] : [{ group, weekday, menu_id: menu.id }],
  );
  if (menus.length === 0) return { errors: { 'plan.menus': ['required'] } };
  return {
    plan: {
      kind: 'weekdays',
      destination_ids: [proposal.destination.id],
      groups: proposal.groups.map(({ name }) => name),
      dates: proposal.dates,
      menus,
    },
  };
}
