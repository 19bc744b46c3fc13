import { deleteOrdersBulk, updateOrdersBulk } from '@yay/contract/orders/calls';
import type { FastifyInstance } from 'fastify';
import { register } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { clearWeek } from './clear-week.ts';
import { placeWeek } from './place-week.ts';
import type { SaveParts } from './save-week.ts';

export function ordersRoutes(
  app: FastifyInstance,
  parts: SaveParts & { readonly limits: Limits },
): void {
  register(app, updateOrdersBulk, ({ actor, params, headers, body }) =>
    placeWeek(parts, actor, { ...params, key: headers['idempotency-key'] ?? null, body }),
  );
  register(app, deleteOrdersBulk, ({ actor, params, headers, body }) =>
    clearWeek(parts, actor, { ...params, key: headers['idempotency-key'] ?? null, body }),
  );
}
