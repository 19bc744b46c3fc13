import * as contract from '@yay/contract/class-trips/calls';
import type { FastifyInstance } from 'fastify';
import { answer, isRefusal, originOf, register } from '../../platform/http/index.ts';
import { type AnswerParts, answerTrip } from './answer-trip.ts';
import { getTrip, listTrips } from './read-trips.ts';
import {
  openTeachersLink,
  proposeTrip,
  type TeacherParts,
  withdrawTrip,
} from './teachers-trips.ts';
import { createLink, listLinks, revokeLink } from './trip-links.ts';

export function classTripsRoutes(app: FastifyInstance, parts: AnswerParts & TeacherParts): void {
  const { db } = parts;
  register(app, contract.listTripLinks, ({ actor, params }) =>
    listLinks(db, actor, params.destination),
  );
  register(app, contract.createTripLink, async ({ actor, params, body }) => {
    const made = await createLink(parts, actor, params.destination, body);
    return isRefusal(made) ? made : answer(201, made);
  });
  register(app, contract.revokeTripLink, ({ actor, params }) =>
    revokeLink(db, actor, params.destination, params.link),
  );
  register(app, contract.listTrips, ({ actor, params }) =>
    listTrips(db, actor, params.destination),
  );
  register(app, contract.getTrip, ({ actor, params, query }) =>
    getTrip(db, actor, { schoolId: params.destination, id: params.trip }, query.lunchers),
  );
  register(app, contract.answerTrip, ({ actor, params, body }) =>
    answerTrip(parts, actor, { schoolId: params.destination, id: params.trip }, body),
  );

  register(app, contract.openTripLink, ({ body, request, locale }) =>
    openTeachersLink(parts, body.token, { origin: originOf(request), locale }),
  );
  register(app, contract.proposeTrip, ({ body, request, locale }) =>
    proposeTrip(parts, body, { origin: originOf(request), locale }),
  );
  register(app, contract.withdrawTrip, ({ body, request, locale }) =>
    withdrawTrip(parts, body, { origin: originOf(request), locale }),
  );
}
