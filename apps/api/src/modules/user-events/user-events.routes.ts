import { triggerEvent as trigger } from '@yay/contract/user-events/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { triggerEvent } from './trigger-event.ts';
import type { UserEvents } from './user-events.ts';

export function userEventsRoutes(
  app: FastifyInstance,
  parts: { readonly db: Db; readonly limits: Limits; readonly events: UserEvents },
): void {
  register(app, trigger, async ({ actor, body }) => {
    const { user_id: userId, event: name, data = {} } = body;
    const recorded = await triggerEvent(parts, actor, { userId, name, data });
    return isRefusal(recorded) ? recorded : answer(202, { data: recorded });
  });
}
