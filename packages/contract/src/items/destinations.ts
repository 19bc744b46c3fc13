import { z } from 'zod';
import { dateOut, id, idText, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

export const itemDestination = z.object({
  destination: z.object({ id, name: z.string() }),
  market_id: id,
  /** Grade groups of this school that can have it. */
  groups: z.array(z.string()),
  /** The number of days ahead, and the first and the last of them. */
  days: z.number().int(),
  first: dateOut,
  last: dateOut,
});
export type ItemDestination = z.infer<typeof itemDestination>;

export const listItemDestinations = endpoint({
  method: 'GET',
  path: '/api/item-destinations',
  permission: { any: ['internal_dashboard:menus', 'internal_dashboard:items'] },
  tag: 'items',
  summary: 'Schools that an item is offered at from today on, by a menu or as a daily special',
  query: z.object({ item_id: idText }),
  responses: { 200: z.object({ data: z.array(itemDestination) }), ...refusals },
});
