import type { MealCounts, MealType } from '@yay/contract/meals/calls';
import { type PlainDate, sameWeekdaysBefore } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { rangeProblem } from './meal-range.ts';
import { type Asked, type CountRow, countMeals, countTypes } from './meals.repo.ts';

export async function readMealCounts(
  source: Queryable,
  asked: Asked,
): Promise<{ data: MealCounts } | Refusal> {
  const wrong = rangeProblem(asked.startDate, asked.endDate);
  if (wrong) return refuse(422, 'invalid', wrong);
  const before = sameWeekdaysBefore(asked.startDate, asked.endDate);
  const [rows, rowsBefore] = await Promise.all([
    countMeals(source, asked),
    countTypes(source, { ...asked, startDate: before.from, endDate: before.to }),
  ]);
  const of = (by: CountRow['by']) => rows.filter((row) => row.by === by);
  const named = (by: CountRow['by']) =>
    of(by).map(({ id, name, meals }) => ({ id: id ?? 0, name, meals }));
  const types = { calendar: 0, grab_and_go: 0 };
  for (const { name, meals } of of('type')) types[name as MealType] = meals;
  const typesBefore = { calendar: 0, grab_and_go: 0 };
  for (const { type, meals } of rowsBefore) typesBefore[type] = meals;
  return {
    data: {
      meals: sumOf(types),
      types,
      days: of('day').map(({ name, meals }) => ({ date: name as PlainDate, meals })),
      schools: named('school'),
      vendors: named('vendor'),
      items: named('item'),
      figures: {
        meals: { now: sumOf(types), before: sumOf(typesBefore) },
        types: {
          calendar: { now: types.calendar, before: typesBefore.calendar },
          grab_and_go: { now: types.grab_and_go, before: typesBefore.grab_and_go },
        },
      },
      before,
    },
  };
}

const sumOf = (types: Readonly<Record<MealType, number>>) => types.calendar + types.grab_and_go;
