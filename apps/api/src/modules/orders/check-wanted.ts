import type { FieldCode } from '@yay/contract/codes';
import { isWeekday, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { optionsProblem } from '@yay/domain/ordering';
import type { FieldErrors } from '../../platform/http/index.ts';
import type { Catalogue, CatalogueItem } from '../schedule/index.ts';
import { dayKey, type FamilyWeek } from './family-week.ts';
import { isAsOrdered, type WantedDay, type WantedMeal } from './wanted-day.ts';

type Problems = Record<string, FieldCode[]>;

const orNull = (problems: Problems): FieldErrors | null =>
  Object.keys(problems).length > 0 ? problems : null;

/** What the request alone shows to be no save: the same luncher or day twice, days elsewhere. */
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

/** Of another family or of nobody: the answer is the same, so that it tells nothing. */
export function checkLunchers(
  week: FamilyWeek,
  lunchers: readonly { id: number }[],
): FieldErrors | null {
  const known = new Set(week.lunchers.map((luncher) => luncher.id));
  const problems: Problems = {};
  lunchers.forEach(({ id }, index) => {
    if (!known.has(id)) problems[`lunchers.${index}.id`] = ['unknown_luncher'];
  });
  return orNull(problems);
}

/** How a request calls the parts of a meal. */
export interface MealFields {
  readonly entree: string;
  readonly options: string;
  readonly extras: string;
}
const SAVED_AS: MealFields = { entree: 'entreeId', options: 'optionIds', extras: 'extraIds' };

/** What can't be an order on any day. What can't be one on that day is refused by the day. */
export function checkWanted(
  week: FamilyWeek,
  catalogue: Catalogue,
  days: readonly WantedDay[],
  existingOptions: ReadonlySet<number>,
  fields: MealFields = SAVED_AS,
): FieldErrors | null {
  const orders = new Map(week.orders.map((order) => [dayKey(order.luncher_id, order.date), order]));
  const problems: Problems = {};
  for (const { luncherId, date, wanted, path } of days) {
    if (wanted.kind === 'nothing') continue;
    if (wanted.kind === 'meal') {
      if (isAsOrdered(wanted, orders.get(dayKey(luncherId, date)) ?? null)) continue;
      Object.assign(problems, mealProblems(wanted, catalogue, existingOptions, path, fields));
    }
    const extra = extraProblem(wanted.extraIds, catalogue);
    if (extra) problems[`${path}.${fields.extras}`] = [extra];
  }
  return orNull(problems);
}

function mealProblems(
  meal: WantedMeal,
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

/** Options that belong to none of the meals they were named with. */
export function foreignOptionIds(catalogue: Catalogue, days: readonly WantedDay[]): number[] {
  return days.flatMap(({ wanted }) => {
    if (wanted.kind !== 'meal') return [];
    const item = catalogue.item(wanted.itemId);
    return item ? wanted.optionIds.filter((id) => !item.options.has(id)) : [];
  });
}
