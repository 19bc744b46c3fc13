import * as contract from '@yay/contract/school-setup/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { getSchoolSetup } from './get-school-setup.ts';
import { saveContacts } from './save-contacts.ts';
import { savePeriods } from './save-periods.ts';
import { saveRooms } from './save-rooms.ts';

export function schoolSetupRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.getSchoolSetup, ({ actor, params }) =>
    getSchoolSetup(db, actor, params.school),
  );
  register(app, contract.saveRooms, ({ actor, params, body }) =>
    saveRooms(db, actor, params.school, body),
  );
  register(app, contract.savePeriods, ({ actor, params, body }) =>
    savePeriods(db, actor, params.school, body),
  );
  register(app, contract.saveContacts, ({ actor, params, body }) =>
    saveContacts(db, actor, params.school, body),
  );
}
