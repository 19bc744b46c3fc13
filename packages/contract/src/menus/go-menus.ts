import { z } from 'zod';
import { date, dateOut, id, idText, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const WRITE = { any: ['internal_dashboard:menus'] } as const;

export const goMenu = z.object({
  id,
  destination: z.object({ id, name: z.string() }),
  menu: z.object({ id, name: z.string() }),
  starts_on: dateOut,
  /** The last day; null is until further notice. */
  ends_on: dateOut.nullable(),
});
export type GoMenu = z.infer<typeof goMenu>;

const body = z.object({ starts_on: date, ends_on: date.nullable().default(null) });
const params = z.object({ id: idText });

export const listGoMenus = endpoint({
  method: 'GET',
  path: '/api/v2/go-menus',
  permission: { any: ['internal_dashboards', 'school:portal', 'user:lunch_calendar'] },
  tag: 'menus',
  summary: 'Which menu a school keeps ready without ordering, the latest first',
  query: z.object({
    destination_id: idText.optional(),
    menu_id: idText.optional(),
    /** Keeps the menus that hold on this day. */
    on: date.optional(),
  }),
  responses: { 200: z.object({ data: z.array(goMenu) }), ...refusals },
});

export const createGoMenu = endpoint({
  method: 'POST',
  path: '/api/v2/go-menus',
  permission: WRITE,
  tag: 'menus',
  summary: 'A school keeps a grab-and-go menu from a day on',
  body: body.extend({ destination_id: id, menu_id: id }),
  responses: { 201: z.object({ data: goMenu }), ...refusals },
});

export const updateGoMenu = endpoint({
  method: 'PUT',
  path: '/api/v2/go-menus/:id',
  permission: WRITE,
  tag: 'menus',
  summary: 'Other days of a grab-and-go menu at a school',
  params,
  body,
  responses: { 200: z.object({ data: goMenu }), ...refusals },
});

export const deleteGoMenu = endpoint({
  method: 'DELETE',
  path: '/api/v2/go-menus/:id',
  permission: WRITE,
  tag: 'menus',
  summary: 'A school no longer keeps a grab-and-go menu',
  params,
  responses: { 204: z.undefined(), ...refusals },
});
