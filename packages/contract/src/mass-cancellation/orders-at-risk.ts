import { PROPERTIES } from '@yay/domain/allergy';
import { z } from 'zod';
import { dateOut } from '../common.ts';

/** Lunches that are ordered and that their children must not eat. */
export const ordersAtRisk = z.object({
  /** Orders that can still be cancelled. */
  orders: z.number().int(),
  families: z.number().int(),
  days: z.array(
    z.object({
      date: dateOut,
      orders: z.number().int(),
      families: z.number().int(),
      locked_orders: z.number().int(),
    }),
  ),
  /** The orders of days whose count the kitchen has: somebody has to speak to the school. */
  locked: z.object({ orders: z.number().int(), families: z.number().int() }),
  /** The first hundred of these. */
  locked_lunches: z.array(
    z.object({
      order_id: z.number().int(),
      date: dateOut,
      school: z.string(),
      /** Null to a reader who may not see people. */
      luncher: z.string().nullable(),
      item: z.string(),
      /** The part of the lunch that it is about. */
      part: z.string(),
      property: z.enum(PROPERTIES),
      found: z.enum(['contains', 'unverified']),
    }),
  ),
});
export type OrdersAtRisk = z.infer<typeof ordersAtRisk>;
