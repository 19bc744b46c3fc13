import type { LunchCalendar, LunchCalendarAnswer } from './calls.ts';

/**
 * The part of a week that its menus decide by themselves: the same for every family that has them.
 */
export type MenusPart = Pick<
  LunchCalendar,
  'items' | 'option_groups' | 'options' | 'not_together' | 'allPossibleExtras' | 'itemMenus'
>;

export const isWhole = (answer: LunchCalendarAnswer): answer is LunchCalendar =>
  answer.itemMenus !== undefined;

/** Returns what a whole week says of the items that are on its menus. */
export function menusPartOf(week: LunchCalendar): MenusPart {
  const onMenus = new Set(week.itemMenus.map((row) => row.item_id));
  const besides = new Set(
    week.option_groups.filter((group) => !onMenus.has(group.item_id)).map((group) => group.id),
  );
  const besideOptions = new Set(
    week.options.filter((option) => besides.has(option.option_group_id)).map((option) => option.id),
  );
  return {
    items: week.items.filter((item) => onMenus.has(item.id)),
    option_groups: week.option_groups.filter((group) => !besides.has(group.id)),
    options: week.options.filter((option) => !besideOptions.has(option.id)),
    not_together: week.not_together.filter((ids) => !ids.some((id) => besideOptions.has(id))),
    allPossibleExtras: week.allPossibleExtras,
    itemMenus: week.itemMenus,
  };
}

/** Returns the whole week of an answer that leaves out this part. */
export const joinMenus = (answer: LunchCalendarAnswer, part: MenusPart): LunchCalendar => ({
  ...answer,
  items: [...part.items, ...answer.items],
  option_groups: [...part.option_groups, ...answer.option_groups],
  options: [...part.options, ...answer.options],
  not_together: [...part.not_together, ...answer.not_together],
  allPossibleExtras: part.allPossibleExtras,
  itemMenus: part.itemMenus,
});
