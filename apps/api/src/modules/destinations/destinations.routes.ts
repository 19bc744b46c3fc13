import * as contract from '@yay/contract/destinations/calls';
import { getSchoolDay, seatLunchers as seats } from '@yay/contract/destinations/school-day';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import { createDestination } from './create-destination.ts';
import { getDestination } from './get-destination.ts';
import { listDestinations } from './list-destinations.ts';
import { readSchoolDay } from './read-school-day.ts';
import { readSchoolWeek } from './read-school-week.ts';
import { seatLunchers } from './seat-lunchers.ts';
import { updateDestination } from './update-destination.ts';

export function destinationRoutes(app: FastifyInstance, parts: { readonly db: Db }): void {
  const { db } = parts;
  for (const endpoint of [contract.listDestinations, contract.listDestinationsToo]) {
    register(app, endpoint, ({ actor, query }) => listDestinations(db, actor, query.page ?? 1));
  }
  register(app, contract.getDestination, ({ actor, params }) =>
    getDestination(db, actor, params.destination),
  );
  register(app, contract.getSchoolWeek, ({ actor, params, query }) =>
    readSchoolWeek(db, actor, {
      destinationId: params.destination,
      mondayOfWeek: query.mondayOfWeek,
    }),
  );
  register(app, getSchoolDay, ({ actor, params, query }) =>
    readSchoolDay(db, actor, {
      destinationId: params.destination,
      date: query.date,
      allChanges: query.changes === 'all',
    }),
  );
  register(app, seats, ({ actor, params, body }) =>
    seatLunchers(db, actor, {
      destinationId: params.destination,
      roomId: body.room_id,
      luncherIds: body.luncher_ids,
    }),
  );
  register(app, contract.createDestination, async ({ actor, body }) => {
    const created = await createDestination(db, actor, body);
    return isRefusal(created) ? created : answer(201, { data: created });
  });
  register(app, contract.updateDestination, async ({ actor, params, body }) => {
    const changed = await updateDestination(db, actor, params.destination, body);
    return isRefusal(changed) ? changed : { data: changed };
  });
}
