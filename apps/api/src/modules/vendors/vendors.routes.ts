import * as contract from '@yay/contract/vendors/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import { checkSuspension } from './check-suspension.ts';
import { countDay } from './count-day.ts';
import { createVendor } from './create-vendor.ts';
import { getVendor } from './get-vendor.ts';
import { listVendors } from './list-vendors.ts';
import { suspendVendor } from './suspend-vendor.ts';
import { unsuspendVendor } from './unsuspend-vendor.ts';
import { updateVendor } from './update-vendor.ts';

export function vendorRoutes(app: FastifyInstance, parts: { readonly db: Db }): void {
  const { db } = parts;
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });

  for (const endpoint of [contract.listVendors, contract.listVendorsToo]) {
    register(app, endpoint, ({ actor, query }) => listVendors(db, actor, query.page ?? 1));
  }
  register(app, contract.getVendor, async ({ actor, params }) =>
    dataOf(await getVendor(db, actor, params.vendor)),
  );
  register(app, contract.createVendor, async ({ actor, body }) => {
    const created = await createVendor(db, actor, body);
    return isRefusal(created) ? created : answer(201, { data: created });
  });
  register(app, contract.updateVendor, async ({ actor, params, body }) =>
    dataOf(await updateVendor(db, actor, params.vendor, body)),
  );
  register(app, contract.checkVendorSuspension, ({ params }) => checkSuspension(db, params.id));
  register(app, contract.suspendVendor, async ({ actor, params }) =>
    dataOf(await suspendVendor(db, actor, params.id)),
  );
  register(app, contract.unsuspendVendor, async ({ actor, params }) =>
    dataOf(await unsuspendVendor(db, actor, params.id)),
  );
  register(app, contract.getVendorCounts, ({ actor, params, query }) =>
    countDay(db, actor, { vendorId: params.id, date: query.date }),
  );
}
