import * as contract from '@yay/contract/destinations';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { getDestination } from './get-destination.ts';
import { listDestinations } from './list-destinations.ts';
import { readSchoolWeek } from './read-school-week.ts';

export function destinationRoutes(app: FastifyInstance, parts: { readonly db: Queryable }): void {
  const { db } = parts;
  register(app, contract.listDestinations, ({ actor, query }) =>
    listDestinations(db, actor, query.page ?? 1),
  );
  register(app, contract.getDestination, ({ actor, params }) =>
    getDestination(db, actor, params.destination),
  );
  register(app, contract.getSchoolWeek, ({ actor, params, query }) =>
    readSchoolWeek(db, actor, {
      destinationId: params.destination,
      mondayOfWeek: query.mondayOfWeek,
    }),
  );
}
