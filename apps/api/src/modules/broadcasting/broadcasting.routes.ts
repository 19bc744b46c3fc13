import { authorizeChannel } from '@yay/contract/broadcasting/calls';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../platform/db/index.ts';
import { refuse, register } from '../../platform/http/index.ts';
import { channelKey } from '../../platform/realtime/index.ts';
import { mayHear } from './may-hear.ts';

export function broadcastingRoutes(app: FastifyInstance, { db }: { readonly db: Queryable }): void {
  const key = channelKey(db);
  const may = mayHear(db);

  register(app, authorizeChannel, async ({ actor, body }) => {
    if (!(await may(actor, body.channel_name))) return refuse(403, 'forbidden');
    const { socket_id: socketId, channel_name: channel } = body;
    return { auth: await key.sign({ socketId, channel, userId: actor.userId }) };
  });
}
