import { PROPERTIES } from '@yay/domain/allergy';
import { z } from 'zod';
import { date, dateOut, id, idText, instantOut, page, refusals } from './common.ts';
import { endpoint } from './endpoint.ts';

export const vendor = z.object({
  id,
  display_name: z.string(),
  branch_name: z.string(),
  vendor_code: z.string(),
  short_name: z.string(),
  contacts: z.array(z.object({ email: z.string() })),
});

/** The vendors that the caller may see: her own, or all for the internal team. */
export const listVendors = endpoint({
  method: 'GET',
  path: '/api/v2/vendors',
  permission: { any: ['vendor:portal', 'internal_dashboard:vendors'] },
  tag: 'vendors',
  summary: 'Vendors',
  query: z.object({ page: idText.optional() }),
  responses: { 200: page(vendor), ...refusals },
});

export const getVendor = endpoint({
  method: 'GET',
  path: '/api/vendors/:vendor',
  permission: { any: ['vendor:portal', 'internal_dashboard:vendors'] },
  tag: 'vendors',
  summary: 'One vendor',
  params: z.object({ vendor: idText }),
  responses: { 200: z.object({ data: vendor }), ...refusals },
});

const units = z.number().int();
const school = z.object({
  destination_id: id,
  name: z.string(),
  abbreviation: z.string(),
  units,
  /** In the school's own order. */
  grades: z.array(z.object({ grade_id: id, label: z.string(), units })),
});

/** A kitchen's count for one day: what to make, for whom, and with what care. */
export const vendorCounts = z.object({
  vendor,
  date: dateOut,
  /** True once every market concerned has locked the day: the counts can no longer change. */
  final: z.boolean(),
  /** When the last of those that are still open locks. */
  locks_at: instantOut.nullable(),
  /** The zone of the market that locks last, in which a kitchen reads its times. */
  time_zone: z.string().nullable(),
  total_meals: units,
  items: z.array(
    z.object({
      item_id: id,
      name: z.string(),
      is_extra: z.boolean(),
      units,
      /** The same entree with different options is made apart. */
      variants: z.array(
        z.object({
          options: z.array(z.string()),
          units,
          strict_allergies: z.array(z.object({ property: z.enum(PROPERTIES), units })),
        }),
      ),
      options: z.array(z.object({ option_id: id, name: z.string(), group: z.string(), units })),
      schools: z.array(school),
    }),
  ),
  /** Where the meals go. A school or grade that gets nothing but extras has 0 units here. */
  schools: z.array(school),
  /** Every meal for a child with a strict allergy or diet, by name. */
  allergies: z.array(
    z.object({
      order_id: z.number().int(),
      luncher: z.string(),
      school: z.string(),
      grade: z.string(),
      item: z.string(),
      /** Another kitchen makes the meal: `item` is an extra that goes with it. */
      only_extras: z.boolean(),
      options: z.array(z.string()),
      extras: z.array(z.string()),
      strict: z.array(z.enum(PROPERTIES)),
    }),
  ),
});
export type VendorCounts = z.infer<typeof vendorCounts>;

export const getVendorCounts = endpoint({
  method: 'GET',
  path: '/api/vendor/:id/counts',
  permission: { any: ['vendor:portal', 'internal_dashboard:vendors'] },
  tag: 'vendors',
  summary: 'Exactly what a vendor has to make for a day',
  params: z.object({ id: idText }),
  query: z.object({ date: date.optional() }),
  responses: { 200: z.object({ data: vendorCounts }), ...refusals },
});
