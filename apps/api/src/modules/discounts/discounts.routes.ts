import { checkDiscount as check, validDiscount } from '@yay/contract/discounts/check';
import type { FastifyInstance } from 'fastify';
import { register } from '../../platform/http/index.ts';
import { type CheckParts, checkDiscount } from './check-discount.ts';

export function discountsRoutes(app: FastifyInstance, parts: CheckParts): void {
  register(app, check, ({ actor, body }) => checkDiscount(parts, actor, body));
  register(app, validDiscount, ({ actor, body }) => checkDiscount(parts, actor, body));
}
