import { z } from 'zod';
import { date, errorBody, flagText, id, idText, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { weight } from '../menus/texts.ts';

const WRITE = { any: ['internal_dashboard:menus'] } as const;

const special = z.object({
  id,
  menu_id: id,
  destination_day_id: id,
  item_id: id,
  weight: z.number().int(),
});
const specialAnswer = z.object({ data: special });
const params = z.object({ id: idText });
/** `special_locked` with the meals that were counted, or `day_locked`. */
const conflict = errorBody.extend({ meals: z.number().int().optional() });

export const createDailySpecial = endpoint({
  method: 'POST',
  path: '/api/v2/daily-specials',
  permission: WRITE,
  tag: 'schedule',
  summary: 'Make an item a special of a menu on a day; at most two',
  body: z.object({ menu_id: id, destination_day_id: id, item_id: id, weight: weight.default(1) }),
  responses: { 201: specialAnswer, 409: conflict, ...refusals },
});

/** The reasons why an item can't become a special at a school. */
export const SPECIAL_REFUSALS = [
  'not_by_this_menu',
  'day_locked',
  'already_special',
  'too_many_specials',
] as const;
export type SpecialRefusal = (typeof SPECIAL_REFUSALS)[number];
const refusedSchool = z.object({
  destination: z.object({ id, name: z.string() }),
  code: z.enum(SPECIAL_REFUSALS),
});
export type RefusedSchool = z.infer<typeof refusedSchool>;

/** All of them or none: where one can't have it, every one that can't is told. */
export const createDailySpecials = endpoint({
  method: 'POST',
  path: '/api/v2/daily-specials/schools',
  permission: WRITE,
  tag: 'schedule',
  summary: 'Make an item a special of a menu on a day at several schools, or at none of them',
  body: z.object({
    menu_id: id,
    date,
    destination_ids: z.array(id).min(1).max(500),
    item_id: id,
    weight: weight.default(1),
  }),
  responses: {
    201: z.object({ data: z.array(special) }),
    409: errorBody.extend({ schools: z.array(refusedSchool).optional() }),
    ...refusals,
  },
});

export const updateDailySpecial = endpoint({
  method: 'PUT',
  path: '/api/v2/daily-specials/:id',
  permission: WRITE,
  tag: 'schedule',
  summary: 'Another item or weight of a daily special',
  params,
  body: z.object({ item_id: id.optional(), weight: weight.optional() }),
  responses: { 200: specialAnswer, 409: conflict, ...refusals },
});

/**
 * Deletes a special. On a day that is closed no meal is made, so counted meals no longer lock one.
 */
export const deleteDailySpecial = endpoint({
  method: 'DELETE',
  path: '/api/v2/daily-specials/:id',
  permission: WRITE,
  tag: 'schedule',
  summary: 'Remove a daily special; locked while its menu lacks the item and meals are counted',
  params,
  query: z.object({ isBlackoutDay: flagText.optional() }),
  responses: { 204: z.undefined(), 409: conflict, ...refusals },
});

export const countSpecialMeals = endpoint({
  method: 'GET',
  path: '/api/v2/daily-specials/meal-counts',
  permission: { any: ['internal_dashboards'] },
  tag: 'schedule',
  summary: 'Meals that are ordered of daily specials',
  query: z.object({ ids: z.string().regex(/^\d{1,10}(,\d{1,10}){0,499}$/) }),
  responses: {
    200: z.object({
      data: z.array(z.object({ id, meals: z.number().int(), locked: z.boolean() })),
    }),
    ...refusals,
  },
});
