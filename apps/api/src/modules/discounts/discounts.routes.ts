import { checkDiscount as check, validDiscount } from '@yay/contract/discounts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { checkDiscount } from './check-discount.ts';

/** Not part of the door: it asks the calendar, which itself asks the door. */
export function discountsRoutes(
  app: FastifyInstance,
  parts: { readonly db: Db; readonly limits: Limits },
): void {
  register(app, check, ({ actor, body }) => checkDiscount(parts, actor, body));
  register(app, validDiscount, ({ actor, body }) => checkDiscount(parts, actor, body));
}
