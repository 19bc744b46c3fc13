import { ALLERGENS } from '@yay/domain/allergy';
import { z } from 'zod';
import { cents, dateOut, id, idText, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { ITEM_FLAGS } from './values.ts';

export { ITEM_FLAGS, type ItemFlag } from './values.ts';

export const flaggedItem = z.object({
  id,
  name: z.string(),
  vendor: z.string(),
  is_extra: z.boolean(),
  price: cents,
  price_to_vendor: cents,
  /** Every flag that it has. */
  flags: z.array(z.enum(ITEM_FLAGS)),
  /** The allergens that nobody verified. */
  unverified: z.array(z.enum(ALLERGENS)),
  likes: z.number().int(),
  dislikes: z.number().int(),
  /** The last day that it was ordered for, within the days that count. */
  last_ordered_on: dateOut.nullable(),
});
export type FlaggedItem = z.infer<typeof flaggedItem>;

export const flagCounts = z.record(z.enum(ITEM_FLAGS), z.number().int());

export const listItemFlags = endpoint({
  method: 'GET',
  path: '/api/item-flags',
  permission: { any: ['internal_dashboard:merchandising'] },
  tag: 'items',
  summary: 'Items in use that somebody should look at: how many by flag, and those of one flag',
  query: z.object({
    flag: z.enum(ITEM_FLAGS).default('no_picture'),
    vendor: idText.optional(),
    page: idText.optional(),
  }),
  responses: {
    200: page(flaggedItem).extend({
      counts: flagCounts,
      vendors: z.array(z.object({ id, name: z.string() })),
    }),
    ...refusals,
  },
});
