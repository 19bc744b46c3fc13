import { PROPERTIES, TOLERANCE_LEVELS } from '@yay/domain/allergy';
import { LUNCHER_COLORS, RECHECK_REASONS } from '@yay/domain/lunchers';
import { z } from 'zod';
import { dateOut, errorBody, flag, id, idText, monday, personName, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

export const tolerances = z.partialRecord(z.enum(PROPERTIES), z.enum(TOLERANCE_LEVELS));

export const market = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  timezone: z.string(),
});
export const luncherDestination = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  market,
});
export const luncherGrade = z.object({
  id,
  label: z.string(),
  destination_id: id,
  destination: luncherDestination,
});
export const luncher = z.object({
  id,
  first: z.string(),
  name: z.object({ first: z.string(), last: z.string() }),
  full_name: z.string(),
  color: z.enum(LUNCHER_COLORS),
  grade_id: id,
  grade: luncherGrade,
  areOrdersRepeating: z.boolean(),
  tolerances,
});
export type Luncher = z.infer<typeof luncher>;

const luncherFields = {
  first: personName,
  last: personName,
  grade_id: id,
  tolerances,
};

/**
 * A property that she must not have in a lunch: the food contains it, or nobody has verified that
 * it does not.
 */
const finding = z.object({
  /** The meal itself, an option or an extra. */
  part: z.string(),
  property: z.enum(PROPERTIES),
  found: z.enum(['contains', 'unverified']),
});

/** An order ahead that no longer fits after a change of the luncher, and why. */
export const affectedOrder = z.object({
  luncher_id: id,
  date: dateOut,
  item_name: z.string(),
  total: z.number().int(),
  because: z.enum(RECHECK_REASONS),
  /** The allergies or diets that the lunch fails; empty for any other reason. */
  findings: z.array(finding),
  /** The order is, or would be, cancelled; false when the kitchen has it already. */
  cancelled: z.boolean(),
  /**
   * The sum that comes back when it is cancelled: the price paid for it; null when it is not
   * charged.
   */
  paid_cents: z.number().int().nullable(),
});
export type AffectedOrder = z.infer<typeof affectedOrder>;

const ofFamily = z.object({ userId: idText.optional() });

export const listLunchers = endpoint({
  method: 'GET',
  path: '/api/lunchers',
  permission: { any: ['user:lunch_calendar', 'user:account'] },
  tag: 'lunchers',
  summary: 'The lunchers of a family',
  query: ofFamily,
  responses: { 200: z.object({ data: z.array(luncher) }), ...refusals },
});

export const addLuncher = endpoint({
  method: 'POST',
  path: '/api/lunchers',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'lunchers',
  summary: 'Add a luncher',
  query: ofFamily,
  body: z.object({ ...luncherFields, tolerances: tolerances.optional() }),
  responses: { 201: z.object({ data: luncher }), ...refusals },
});

export const updateLuncher = endpoint({
  method: 'PUT',
  path: '/api/lunchers/:id',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'lunchers',
  summary: 'Change a luncher; orders ahead are checked again',
  params: z.object({ id: idText }),
  body: z
    .object({
      ...luncherFields,
      areOrdersRepeating: flag,
      /** The week whose lunches come again, with areOrdersRepeating. */
      mondayOfWeek: monday,
    })
    .partial(),
  responses: { 200: z.object({ data: luncher, affected: z.array(affectedOrder) }), ...refusals },
});

export const deleteLuncher = endpoint({
  method: 'DELETE',
  path: '/api/lunchers/:id',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'lunchers',
  summary: 'Remove a luncher; orders ahead are cancelled',
  params: z.object({ id: idText }),
  responses: { 200: z.object({ affected: z.array(affectedOrder) }), ...refusals },
});

export const checkLuncher = endpoint({
  method: 'POST',
  path: '/api/lunchers/:id/check',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'lunchers',
  summary: 'What a change or a removal would cancel, without doing it',
  params: z.object({ id: idText }),
  body: z.union([
    z.object({ deleted: z.literal(true) }).strict(),
    z.object({ grade_id: id.optional(), tolerances: tolerances.optional() }).strict(),
  ]),
  responses: { 200: z.object({ data: z.array(affectedOrder) }), ...refusals },
});

export const returnFamily = endpoint({
  method: 'POST',
  path: '/api/lunchers/return',
  permission: { any: ['user:lunch_calendar'] },
  tag: 'lunchers',
  summary: 'Say of each luncher of a returning family whether it still eats, and where',
  body: z.object({
    lunchers: z
      .array(
        z.object({
          id,
          stays: z.boolean(),
          /** The grade of a luncher that stays; without it, the grade stays too. */
          grade_id: id.optional(),
        }),
      )
      .max(100),
  }),
  /** 409: the family has other lunchers by now. */
  responses: { 200: z.object({ affected: z.array(affectedOrder) }), 409: errorBody, ...refusals },
});

export const boardingDestination = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  city: z.string(),
  market_id: id,
  grades: z.array(z.object({ id, label: z.string() })),
});
export type BoardingDestination = z.infer<typeof boardingDestination>;
const boardingField = z.enum(['id', 'name', 'abbreviation', 'city', 'market_id', 'grades']);
export type BoardingField = z.infer<typeof boardingField>;

export const listBoardingDestinations = endpoint({
  method: 'GET',
  path: '/api/v2/boarding-destinations',
  permission: 'signed_in',
  tag: 'lunchers',
  summary: 'The active schools that a luncher can belong to, with their grades',
  query: z.object({
    /** A comma list; without it, everything. */
    fields: z
      .string()
      .transform((list) => list.split(',').map((field) => field.trim()))
      .pipe(z.array(boardingField).min(1))
      .optional(),
    /** No others are told of. */
    status: z.literal('active').optional(),
  }),
  responses: {
    200: z.object({ data: z.array(boardingDestination.partial().required({ id: true })) }),
    ...refusals,
  },
});
