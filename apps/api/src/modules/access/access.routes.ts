import * as contract from '@yay/contract/access/calls';
import type { FastifyInstance } from 'fastify';
import { register } from '../../platform/http/index.ts';
import { type AccessParts, grantAccess } from './grant-access.ts';
import { listAccess } from './list-access.ts';
import { PORTALS } from './portals.ts';
import { revokeAccess } from './revoke-access.ts';

export function accessRoutes(app: FastifyInstance, parts: AccessParts): void {
  const { db } = parts;
  const { school, vendor } = PORTALS;
  register(app, contract.listSchoolAccess, ({ actor, params }) =>
    listAccess(db, actor, school, params.id),
  );
  register(app, contract.grantSchoolAccess, ({ actor, params, body }) =>
    grantAccess(parts, actor, school, params.id, body),
  );
  register(app, contract.revokeSchoolAccess, ({ actor, params }) =>
    revokeAccess(db, actor, school, { placeId: params.id, userId: params.user }),
  );
  register(app, contract.listVendorAccess, ({ actor, params }) =>
    listAccess(db, actor, vendor, params.id),
  );
  register(app, contract.grantVendorAccess, ({ actor, params, body }) =>
    grantAccess(parts, actor, vendor, params.id, body),
  );
  register(app, contract.revokeVendorAccess, ({ actor, params }) =>
    revokeAccess(db, actor, vendor, { placeId: params.id, userId: params.user }),
  );
}
