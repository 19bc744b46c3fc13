import * as contract from '@yay/contract/badges/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import { assignBadge, endBadge } from './assign-badge.ts';
import { checkCompatibility } from './check-compatibility.ts';
import { listBadgeHistory, listBadges } from './list-badges.ts';
import { listReaders } from './list-readers.ts';
import { addReader, changeReader, removeReader } from './save-reader.ts';

export function badgesRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.listBadges, ({ query }) => listBadges(db, query));
  register(app, contract.listBadgeHistory, ({ query }) =>
    listBadgeHistory(db, { luncher_id: query.luncher_id, user_id: null }),
  );
  register(app, contract.listBadgeHistoryOfPerson, ({ query }) =>
    listBadgeHistory(db, { luncher_id: null, user_id: query.user_id }),
  );
  register(app, contract.assignBadge, async ({ actor, body }) => {
    const given = await assignBadge(db, actor, { ...body, user_id: null });
    return isRefusal(given) ? given : answer(201, given);
  });
  register(app, contract.assignBadgeToPerson, async ({ actor, body }) => {
    const given = await assignBadge(db, actor, { ...body, luncher_id: null });
    return isRefusal(given) ? given : answer(201, given);
  });
  register(app, contract.endBadge, ({ actor, params }) => endBadge(db, actor, params.badge));
  register(app, contract.listReaders, ({ query }) => listReaders(db, query.destination_id));
  register(app, contract.addReader, async ({ actor, body }) => {
    const added = await addReader(db, actor, body);
    return isRefusal(added) ? added : answer(201, added);
  });
  register(app, contract.changeReader, ({ actor, params, body }) =>
    changeReader(db, actor, params.reader, body),
  );
  register(app, contract.removeReader, ({ actor, params }) =>
    removeReader(db, actor, params.reader),
  );
  register(app, contract.askBadgeCompatibility, ({ actor, query, locale }) =>
    checkCompatibility(db, actor, query, locale),
  );
  register(app, contract.validateBadgeCompatibility, ({ actor, body, locale }) =>
    checkCompatibility(db, actor, body, locale),
  );
}
