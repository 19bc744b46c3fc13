import * as contract from '@yay/contract/vendors';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { countDay } from './count-day.ts';
import { getVendor } from './get-vendor.ts';
import { listVendors } from './list-vendors.ts';

export function vendorRoutes(app: FastifyInstance, parts: { readonly db: Queryable }): void {
  const { db } = parts;
  register(app, contract.listVendors, ({ actor, query }) =>
    listVendors(db, actor, query.page ?? 1),
  );
  register(app, contract.getVendor, ({ actor, params }) => getVendor(db, actor, params.vendor));
  register(app, contract.getVendorCounts, ({ actor, params, query }) =>
    countDay(db, actor, { vendorId: params.id, date: query.date }),
  );
}
