import { z } from 'zod';
import { errorBody, flagText, id, idText, refusals } from './common.ts';
import { endpoint } from './endpoint.ts';
import { weight } from './menu-texts.ts';

const WRITE = { any: ['internal_dashboard:menus'] } as const;

const special = z.object({
  id,
  menu_id: id,
  destination_day_id: id,
  item_id: id,
  weight: z.number().int(),
});
const one = z.object({ data: special });
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
  responses: { 201: one, 409: conflict, ...refusals },
});

export const updateDailySpecial = endpoint({
  method: 'PUT',
  path: '/api/v2/daily-specials/:id',
  permission: WRITE,
  tag: 'schedule',
  summary: 'Another item or weight of a daily special',
  params,
  body: z.object({ item_id: id.optional(), weight: weight.optional() }),
  responses: { 200: one, 409: conflict, ...refusals },
});

/** On a day that is closed no meal is made, so what was counted no longer locks a special. */
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
