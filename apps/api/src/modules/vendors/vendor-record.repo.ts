import type { VendorBody } from '@yay/contract/vendors/calls';
import type { VendorScope } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { COLUMNS, IN_SCOPE, userOf, type VendorRow } from './vendors.repo.ts';

export interface VendorRecordRow extends VendorRow {
  is_high_volume: boolean;
  suspended_on: Instant | null;
  version: number;
}

export async function findRecord(
  source: Queryable,
  scope: VendorScope,
  id: number,
): Promise<VendorRecordRow | undefined> {
  const [row] = await source.query<VendorRecordRow>(
    'vendors.record',
    `select ${COLUMNS}, v.is_high_volume, v.suspended_on, v.version
     from vendors v where v.id = $2 and ${IN_SCOPE}`,
    [userOf(scope), id],
  );
  return row;
}

/** Locks a vendor, so that nobody else changes it until the commit. */
export async function lockVendor(tx: Tx, id: number): Promise<VendorRecordRow | undefined> {
  await tx.query(
    'vendors.lock',
    `select id from vendors where id = $1 ${LOCKS.vendors.forNoKeyUpdate(['$1'])}`,
    [id],
  );
  return findRecord(tx, 'every', id);
}

const SHORT = 30;

const valuesOf = (body: VendorBody) => [
  body.display_name,
  body.branch_name,
  body.vendor_code,
  body.short_name || body.display_name.slice(0, SHORT).trim(),
  JSON.stringify(body.contacts),
  body.is_high_volume,
];

export async function insertVendor(tx: Tx, body: VendorBody): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'vendors.insert',
    `insert into vendors (display_name, branch_name, vendor_code, short_name, contacts,
       is_high_volume)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    valuesOf(body),
  );
  if (row === undefined) throw new Error('the vendor was not written');
  return row.id;
}

export async function writeVendor(tx: Tx, id: number, body: VendorBody): Promise<void> {
  await tx.query(
    'vendors.update',
    `update vendors set display_name = $1, branch_name = $2, vendor_code = $3, short_name = $4,
       contacts = $5, is_high_volume = $6, version = version + 1 where id = $7`,
    [...valuesOf(body), id],
  );
}

export async function markSuspended(tx: Tx, id: number, suspended: boolean): Promise<void> {
  await tx.query(
    'vendors.mark_suspended',
    `update vendors set suspended_on = case when $2 then app_now() end, version = version + 1
     where id = $1`,
    [id, suspended],
  );
}
