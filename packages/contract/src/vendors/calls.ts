import { PROPERTIES } from '@yay/domain/allergy';
import { z } from 'zod';
import { date, dateOut, errorBody, id, idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { ordersAhead } from '../markets/calls.ts';

export const vendor = z.object({
  id,
  display_name: z.string(),
  branch_name: z.string(),
  vendor_code: z.string(),
  short_name: z.string(),
  contacts: z.array(z.object({ email: z.string() })),
});

/** A vendor with everything that is set about it. */
export const vendorRecord = vendor.extend({
  is_high_volume: z.boolean(),
  suspended_on: instantOut.nullable(),
  /** Grows with every change; a change names the one that it saw. */
  version: z.number().int(),
});
export type VendorRecord = z.infer<typeof vendorRecord>;

const ONE_LINE = /^\P{Cc}*$/u;
const line = (max: number) => z.string().trim().max(max).regex(ONE_LINE);
const MOST_CONTACTS = 20;

export const vendorBody = z
  .object({
    display_name: line(80).min(1),
    branch_name: line(80).default(''),
    /** Kept in capitals, however it is typed. */
    vendor_code: line(20)
      .toUpperCase()
      .min(2)
      .regex(/^[A-Z0-9_-]*$/, 'code_letters'),
    /** The name where there is little room; the name's beginning where nothing is given. */
    short_name: line(30).default(''),
    /** The primary contacts; each address once. */
    contacts: z
      .array(
        z
          .object({
            email: z.string().trim().toLowerCase().max(254).pipe(z.email('email_invalid')),
          })
          .strict(),
      )
      .max(MOST_CONTACTS)
      .default([])
      .superRefine((contacts, context) => {
        contacts.forEach(({ email }, index) => {
          if (contacts.findIndex((one) => one.email === email) === index) return;
          context.addIssue({ code: 'custom', path: [index, 'email'], message: 'duplicate' });
        });
      }),
    is_high_volume: z.boolean().default(false),
  })
  .strict();
export type VendorBody = z.output<typeof vendorBody>;

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

export const listVendorsToo = endpoint({ ...listVendors, path: '/api/vendors' });

export const getVendor = endpoint({
  method: 'GET',
  path: '/api/vendors/:vendor',
  permission: { any: ['vendor:portal', 'internal_dashboard:vendors'] },
  tag: 'vendors',
  summary: 'One vendor',
  params: z.object({ vendor: idText }),
  responses: { 200: z.object({ data: vendorRecord }), ...refusals },
});

const VENDORS = { any: ['internal_dashboard:vendors'] } as const;
const vendorAnswer = z.object({ data: vendorRecord });
const conflict = errorBody.extend({ vendor: vendorRecord.optional() });
export type VendorConflict = z.infer<typeof conflict>;

export const createVendor = endpoint({
  method: 'POST',
  path: '/api/vendors',
  permission: VENDORS,
  tag: 'vendors',
  summary: 'Open a vendor',
  body: vendorBody,
  responses: { 201: vendorAnswer, ...refusals },
});

export const updateVendor = endpoint({
  method: 'PUT',
  path: '/api/vendors/:vendor',
  permission: VENDORS,
  tag: 'vendors',
  summary: 'Change a vendor',
  params: z.object({ vendor: idText }),
  body: vendorBody.extend({ version: z.number().int().min(1) }),
  responses: { 200: vendorAnswer, 409: conflict, ...refusals },
});

export const checkVendorSuspension = endpoint({
  method: 'GET',
  path: '/api/vendor/:id/suspend/check',
  permission: VENDORS,
  tag: 'vendors',
  summary: 'Whether a vendor can be suspended, and which meals stand in the way',
  params: z.object({ id: idText }),
  responses: {
    200: z.object({ data: z.object({ can_suspend: z.boolean(), ahead: ordersAhead }) }),
    ...refusals,
  },
});

export const suspendVendor = endpoint({
  method: 'POST',
  path: '/api/vendor/:id/suspend',
  permission: VENDORS,
  tag: 'vendors',
  summary: 'Suspend a vendor that has no meals scheduled',
  params: z.object({ id: idText }),
  responses: {
    200: vendorAnswer,
    400: errorBody.extend({ ahead: ordersAhead.optional() }),
    ...refusals,
  },
});

export const unsuspendVendor = endpoint({
  method: 'POST',
  path: '/api/vendor/:id/unsuspend',
  permission: VENDORS,
  tag: 'vendors',
  summary: 'Lift the suspension of a vendor',
  params: z.object({ id: idText }),
  responses: { 200: vendorAnswer, ...refusals },
});

const units = z.number().int();
const school = z.object({
  destination_id: id,
  name: z.string(),
  abbreviation: z.string(),
  units,
  /** The grades in the school's own order. */
  grades: z.array(z.object({ grade_id: id, label: z.string(), units })),
});

/** A kitchen's count for one day: what to make, for whom, and with what care. */
export const vendorCounts = z.object({
  vendor,
  date: dateOut,
  /** True once every market concerned has locked the day: the counts can no longer change. */
  final: z.boolean(),
  /** The instant at which the last of those that are still open locks. */
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
      /** The variants: the same entree with different options is made apart. */
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
  /**
   * The schools that the meals go to. A school or grade that gets nothing but extras has 0 units
   * here.
   */
  schools: z.array(school),
  /** Every meal for a child with a strict allergy or diet. */
  allergies: z.array(
    z.object({
      order_id: z.number().int(),
      /** Null to a reader of the team who may not see people; a kitchen reads all names. */
      luncher: z.string().nullable(),
      school: z.string(),
      grade: z.string(),
      item: z.string(),
      /** Another kitchen makes the meal: `item` is an extra that goes with it. */
      only_extras: z.boolean(),
      options: z.array(z.string()),
      extras: z.array(z.string()),
      strict: z.array(z.enum(PROPERTIES)),
      /** The part that the child must not be served, by the present facts about the food. */
      not_safe: z.object({ part: z.string(), property: z.enum(PROPERTIES) }).nullable(),
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
