import type { FieldCode } from '@yay/contract/codes';
import { isWeekday, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { optionsProblem } from '@yay/domain/ordering';
import { dayKey, type FamilyWeek, isAsOrdered, type MealSelection } from '@yay/domain/week';
import type { FieldErrors } from '../../platform/http/index.ts';
import type { Catalogue, CatalogueItem } from '../schedule/index.ts';
import type { RequestedDay } from './week-save.ts';

type Problems = Record<string, FieldCode[]>;

const orNull = (problems: Problems): FieldErrors | null =>
  Object.keys(problems).length > 0 ? problems : null;

/** Reports lunchers or days that a request names twice, and days outside of its week. */
export function checkDates(
  monday: PlainDate,
  lunchers: readonly { id: number; dates: readonly { date: PlainDate; path: string }[] }[],
): FieldErrors | null {
  const problems: Problems = {};
  const seen = new Set<number>();
  lunchers.forEach(({ id, dates }, index) => {
    if (seen.has(id)) problems[`lunchers.${index}.id`] = ['duplicate'];
    seen.add(id);
    const days = new Set<PlainDate>();
    for (const { date, path } of dates) {
      if (!isWeekday(date)) problems[path] = ['not_a_weekday'];
      else if (mondayOf(date) !== monday) problems[path] = ['other_week'];
      else if (days.has(date)) problems[path] = ['duplicate'];
      days.add(date);
    }
  });
  return orNull(problems);
}

/** Reports lunchers of other families like unknown ones, so that an answer tells nothing about them. */
export function checkLunchers(
  week: { readonly lunchers: readonly { readonly id: number }[] },
  lunchers: readonly { id: number }[],
): FieldErrors | null {
  const known = new Set(week.lunchers.map((luncher) => luncher.id));
  const problems: Problems = {};
  lunchers.forEach(({ id }, index) => {
    if (!known.has(id)) problems[`lunchers.${index}.id`] = ['unknown_luncher'];
  });
  return orNull(problems);
}

/** The fields of a request for the parts of a meal. */
export interface MealFields {
  readonly entree: string;
  readonly options: string;
  readonly extras: string;
}
const SAVED_AS: MealFields = { entree: 'entreeId', options: 'optionIds', extras: 'extraIds' };

/** Reports selections that can't be an order on any day; the day itself refuses all others. */
export function checkSelections(
  { orders: existingOrders }: Pick<FamilyWeek, 'orders'>,
  catalogue: Catalogue,
  days: readonly RequestedDay[],
  existingOptions: ReadonlySet<number>,
  fields: MealFields = SAVED_AS,
): FieldErrors | null {
  const orders = new Map(
    existingOrders.map((order) => [dayKey(order.luncher_id, order.date), order]),
  );
  const problems: Problems = {};
  for (const { luncherId, date, selection, path } of days) {
    if (selection.kind === 'nothing') continue;
    if (selection.kind === 'meal') {
      if (isAsOrdered(selection, orders.get(dayKey(luncherId, date)) ?? null)) continue;
      Object.assign(problems, mealProblems(selection, catalogue, existingOptions, path, fields));
    }
    const extra = extraProblem(selection.extraIds, catalogue);
    if (extra) problems[`${path}.${fields.extras}`] = [extra];
  }
  return orNull(problems);
}

function mealProblems(
  meal: MealSelection,
  catalogue: Catalogue,
  existingOptions: ReadonlySet<number>,
  path: string,
  fields: MealFields,
): Problems {
  const item = catalogue.item(meal.itemId);
  if (!item) return { [`${path}.${fields.entree}`]: ['unknown_item'] };
  if (item.isExtra) return { [`${path}.${fields.entree}`]: ['not_an_entree'] };
  const code = optionCode(item, meal.optionIds, existingOptions);
  return code ? { [`${path}.${fields.options}`]: [code] } : {};
}

function optionCode(
  item: CatalogueItem,
  chosen: readonly number[],
  existing: ReadonlySet<number>,
): FieldCode | null {
  const foreign = chosen.find((id) => !item.options.has(id));
  if (foreign !== undefined) {
    return existing.has(foreign) ? 'wrong_option_group' : 'unknown_option';
  }
  const groups = item.groups.map((group) => ({
    id: group.id,
    min_choices: group.minChoices,
    max_choices: group.maxChoices,
    // An option that was archived meanwhile is no mistake of the sender: its day is refused.
    option_ids: [...item.options.values()]
      .filter((option) => option.groupId === group.id)
      .map((option) => option.id),
  }));
  switch (optionsProblem(groups, chosen)?.code) {
    case 'too_few':
      return 'too_few_options';
    case 'too_many':
      return 'too_many_options';
    case 'duplicate':
      return 'duplicate';
    default:
      return null;
  }
}

function extraProblem(ids: readonly number[], catalogue: Catalogue): FieldCode | null {
  if (new Set(ids).size < ids.length) return 'duplicate';
  return ids.every((id) => catalogue.item(id)?.isExtra) ? null : 'unknown_extra';
}

/** Returns the options that don't belong to the meal that a day names them with. */
export function foreignOptionIds(catalogue: Catalogue, days: readonly RequestedDay[]): number[] {
  return days.flatMap(({ selection }) => {
    if (selection.kind !== 'meal') return [];
    const item = catalogue.item(selection.itemId);
    return item ? selection.optionIds.filter((id) => !item.options.has(id)) : [];
  });
}
