import { z } from 'zod';
import { date, dateOut, id, idText, refusals } from '../common.ts';
import { targets } from '../discounts/calls.ts';
import { endpoint } from '../endpoint.ts';
import { because, becauseEs } from '../mass-cancellation/because.ts';
import { affected } from '../mass-cancellation/calls.ts';
import { compared, periodBefore } from '../reports/figures.ts';
import { MEAL_TYPES } from './values.ts';

const MEALS = { any: ['internal_dashboard:meals'] } as const;

export {
  MEAL_SOURCES,
  MEAL_STATES,
  MEAL_TYPES,
  type MealSource,
  type MealState,
  type MealType,
} from './values.ts';

const counted = z.object({ id, name: z.string(), meals: z.number().int() });

export const mealCounts = z.object({
  meals: z.number().int(),
  types: z.record(z.enum(MEAL_TYPES), z.number().int()),
  days: z.array(z.object({ date: dateOut, meals: z.number().int() })),
  /** The largest first, no more than anybody looks at. */
  schools: z.array(counted),
  vendors: z.array(counted),
  items: z.array(counted),
  /** The figures that the report opens with, beside the same days of the week right before. */
  figures: z.object({
    meals: compared,
    types: z.record(z.enum(MEAL_TYPES), compared),
  }),
  before: periodBefore,
});
export type MealCounts = z.infer<typeof mealCounts>;

const asked = {
  type: z.enum(MEAL_TYPES).optional(),
  start_date: date,
  end_date: date,
  market_id: idText.optional(),
};

export const getMeals = endpoint({
  method: 'GET',
  path: '/api/meals',
  permission: MEALS,
  tag: 'meals',
  summary: 'How many meals there are of a type: by day, school, vendor and item',
  query: z.object(asked),
  responses: { 200: z.object({ data: mealCounts }), ...refusals },
});

export const downloadMealCounts = endpoint({
  method: 'GET',
  path: '/api/meals/file',
  permission: MEALS,
  file: true,
  tag: 'meals',
  summary: 'The same as a file: a line for each day, type, school, vendor and item',
  query: z.object(asked),
  responses: { 200: z.undefined(), ...refusals },
});

const range = z.strictObject({
  start_date: date,
  end_date: date,
  type: z.enum(MEAL_TYPES).optional(),
  /** Everybody is asked for by name: nothing is not everything. */
  targets,
  vendor_ids: z.array(id).max(500).optional(),
  item_ids: z.array(id).max(500).optional(),
});
export type MealRange = z.output<typeof range>;

export const previewMealDeletion = endpoint({
  method: 'POST',
  path: '/api/meals/delete-by-date-range/preview',
  permission: MEALS,
  tag: 'meals',
  summary: 'What deleting the meals of some days would cancel; changes nothing',
  body: range,
  responses: { 200: z.object({ data: affected }), ...refusals },
});

export const deleteMeals = endpoint({
  method: 'DELETE',
  path: '/api/meals',
  permission: MEALS,
  tag: 'meals',
  summary: 'Delete the meals of some days: cancelled, given back and told, family by family',
  body: range.extend({ because, because_es: becauseEs }),
  responses: { 200: z.object({ data: z.object({ run_id: id }) }), ...refusals },
});
