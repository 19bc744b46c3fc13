import { ALLERGENS, PROPERTIES } from '@yay/domain/allergy';
import { REPLACEMENT_PROBLEMS } from '@yay/domain/week';
import { z } from 'zod';
import {
  cents,
  date,
  dateOut,
  errorBody,
  id,
  idText,
  instantOut,
  page,
  refusals,
} from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { because, becauseEs } from '../mass-cancellation/because.ts';
import { CHOICE_STATES } from './values.ts';

const MENUS = { any: ['internal_dashboard:menus'] } as const;
const FAMILY = { any: ['user:lunch_calendar'] } as const;
const ofMenu = z.object({ id: idText });
const ofChoice = z.object({ id: idText });
const conflicts = { 409: errorBody } as const;
const madeByKey = z.object({ 'idempotency-key': z.string().min(8).max(100) });

export type { ReplacementProblem } from '@yay/domain/week';
export { CHOICE_STATES, type ChoiceState } from './values.ts';

const named = z.object({ id, name: z.string() });
/** The cause of an allergy: the property, and the part of the meal that has it. */
export const problemDetail = z.object({ property: z.string(), part: z.string() });
export type ProblemDetail = z.infer<typeof problemDetail>;

// Team ------------------------------------------------------------------------------------------

export const itemOrderedDay = z.object({
  date: dateOut,
  schools: z.number().int(),
  orders: z.number().int(),
  /** The kitchen has counted it: it stays as it is. */
  locked: z.boolean(),
});

export const itemOrdered = z.object({
  menu: named,
  item: named.extend({ is_extra: z.boolean() }),
  /** The menu offers it at all. */
  offered: z.boolean(),
  /** The item is ordered on days that are not locked. */
  ordered: z.boolean(),
  orders: z.number().int(),
  families: z.number().int(),
  /** Every day ahead on which the menu is served, ordered or not. */
  days: z.array(itemOrderedDay),
});
export type ItemOrdered = z.infer<typeof itemOrdered>;

export const isItemOrdered = endpoint({
  method: 'GET',
  path: '/api/menus/:id/is-item-ordered',
  permission: MENUS,
  tag: 'menus',
  summary: 'Whether a menu’s item is ordered ahead, by day',
  params: ofMenu,
  query: z.object({ item_id: idText, starts_on: date.optional(), ends_on: date.optional() }),
  responses: { 200: z.object({ data: itemOrdered }), ...refusals },
});

export const itemQuantity = z.object({
  date: dateOut,
  /** The ordered units of the item that would be replaced. */
  ordered: z.number().int(),
  /** Units of the replacement that are left; null is as many as are asked for. */
  left: z.number().int().nullable(),
  /** The number of units that are missing. */
  short: z.number().int(),
});
export type ItemQuantity = z.infer<typeof itemQuantity>;

export const checkItemQuantity = endpoint({
  method: 'GET',
  path: '/api/menus/:id/check-item-quantity',
  permission: MENUS,
  tag: 'menus',
  summary: 'Units left of a replacement on each day, against what is ordered of the item',
  params: ofMenu,
  query: z.object({
    item_id: idText,
    replacement_id: idText,
    starts_on: date.optional(),
    ends_on: date.optional(),
  }),
  responses: { 200: z.object({ data: z.array(itemQuantity) }), ...refusals },
});

const replacement = z.strictObject({
  from_item_id: id,
  to_item_id: id,
  starts_on: date,
  ends_on: date,
});

/** Null for members of the team who may not see people: they read what happens, not to whom. */
const peopleOfOrder = {
  luncher: z.object({ id, full_name: z.string() }).nullable(),
  family: z.object({ id, full_name: z.string() }).nullable(),
};

/** A child who can't have the replacement, or of whom it is not known. */
export const refusedChild = z.object({
  order_id: z.number().int(),
  date: dateOut,
  ...peopleOfOrder,
  problem: z.enum(REPLACEMENT_PROBLEMS),
  detail: problemDetail.nullable(),
});
export type RefusedChild = z.infer<typeof refusedChild>;

export const replacementPreview = z.object({
  days: z.array(itemQuantity.extend({ schools: z.number().int(), locked: z.boolean() })),
  orders: z.number().int(),
  families: z.number().int(),
  lunchers: z.number().int(),
  /** The orders that get the replacement at once. */
  replaced: z.number().int(),
  /** The orders on days that the kitchen has counted; they stay. */
  locked: z.number().int(),
  refused: z.array(refusedChild),
  /** The sum by which the replacement costs families less. */
  lower_cents: cents,
  /** The worth of the refused ones: credited at the lock when nobody answers. */
  credit_cents: cents,
});
export type ReplacementPreview = z.infer<typeof replacementPreview>;

export const previewReplacement = endpoint({
  method: 'POST',
  path: '/api/menus/:id/replace-item/preview',
  permission: MENUS,
  tag: 'menus',
  summary: 'What replacing a menu’s item would do to whom; changes nothing',
  params: ofMenu,
  body: replacement,
  responses: { 200: z.object({ data: replacementPreview }), ...refusals },
});

export const substitution = z.object({
  id,
  menu: named,
  /** The menu that the days have since: the same one, or its copy. */
  served_menu: named,
  from: named,
  to: named,
  starts_on: dateOut,
  ends_on: dateOut,
  because: z.string(),
  because_es: z.string().nullable(),
  state: z.enum(['running', 'done']),
  families: z.number().int(),
  families_done: z.number().int(),
  /** Orders by the state of their choice. */
  choices: z.record(z.enum(CHOICE_STATES), z.number().int()),
  by: z.string().nullable(),
  created_at: instantOut,
});
export type Substitution = z.infer<typeof substitution>;

export const replaceItem = endpoint({
  method: 'POST',
  path: '/api/menus/:id/replace-item',
  permission: MENUS,
  tag: 'menus',
  summary: 'Replace a menu’s item on some days; families that ordered it are dealt with in a job',
  params: ofMenu,
  headers: madeByKey,
  body: replacement.extend({ because, because_es: becauseEs }),
  responses: { 201: z.object({ data: substitution }), ...refusals, ...conflicts },
});

export const getSubstitution = endpoint({
  method: 'GET',
  path: '/api/substitutions/:id',
  permission: MENUS,
  tag: 'menus',
  summary: 'One substitution and how far it is',
  params: ofChoice,
  responses: { 200: z.object({ data: substitution }), ...refusals },
});

export const listSubstitutions = endpoint({
  method: 'GET',
  path: '/api/menus/:id/substitutions',
  permission: MENUS,
  tag: 'menus',
  summary: 'The latest substitutions of a menu',
  params: ofMenu,
  responses: { 200: z.object({ data: z.array(substitution) }), ...refusals },
});

export const staffChoice = z.object({
  id,
  date: dateOut,
  ...peopleOfOrder,
  state: z.enum(CHOICE_STATES),
  problem: z.enum(REPLACEMENT_PROBLEMS).nullable(),
  detail: problemDetail.nullable(),
  /** The child's lunch now; null when it has nothing. */
  has: z.string().nullable(),
  decided_at: instantOut.nullable(),
  /** Null where the lock decided, or a family whose name the actor may not read. */
  decided_by: z.string().nullable(),
  is_by_family: z.boolean(),
});
export type StaffChoice = z.infer<typeof staffChoice>;

export const listSubstitutionChoices = endpoint({
  method: 'GET',
  path: '/api/substitutions/:id/choices',
  permission: MENUS,
  tag: 'menus',
  summary: 'What became of each order of a substitution',
  params: ofChoice,
  query: z.object({ page: idText.optional() }),
  responses: { 200: page(staffChoice), ...refusals },
});

export const deletionPreview = z.object({
  orders: z.number().int(),
  families: z.number().int(),
  lunchers: z.number().int(),
  paid_cents: cents,
  /** Days ahead on which the item would be gone. */
  days: z.array(itemOrderedDay),
});
export type DeletionPreview = z.infer<typeof deletionPreview>;

export const previewDeletion = endpoint({
  method: 'POST',
  path: '/api/menus/:id/delete-item/preview',
  permission: MENUS,
  tag: 'menus',
  summary: 'What taking an item off a menu would cancel; changes nothing',
  params: ofMenu,
  body: z.strictObject({ item_id: id }),
  responses: { 200: z.object({ data: deletionPreview }), ...refusals },
});

export const deleteItem = endpoint({
  method: 'POST',
  path: '/api/menus/:id/delete-item',
  permission: MENUS,
  tag: 'menus',
  summary:
    'Take an item off a menu: refused while it is ordered, unless its orders are cancelled and given back',
  params: ofMenu,
  body: z.strictObject({
    item_id: id,
    compensate: z.boolean().default(false),
    /** Needed with compensation. */
    because: because.optional(),
    because_es: becauseEs,
  }),
  responses: {
    200: z.object({ data: z.object({ run_id: id.nullable() }) }),
    ...refusals,
    ...conflicts,
  },
});

// Family ----------------------------------------------------------------------------------------

/** Allergens that a meal has, and what of it the child would rather not eat. */
const contents = {
  contains: z.array(z.enum(ALLERGENS)),
  /** Empty: safe for this child. Otherwise it may be had, and is said. */
  avoids: z.array(z.enum(PROPERTIES)),
};

export const familyChoice = z.object({
  id,
  state: z.enum(['open', 'accepted', 'swapped', 'credited']),
  date: dateOut,
  luncher: z.object({ id, first: z.string(), color: z.string() }),
  from: named,
  to: named.extend({ description: z.string(), picture: z.string(), tint: z.string() }),
  because: z.string(),
  /** Null: the order has the replacement, and nothing in it is forbidden to this child. */
  problem: z.enum(REPLACEMENT_PROBLEMS).nullable(),
  detail: problemDetail.nullable(),
  ...contents,
  /** The child's lunch now; null when it has nothing. */
  has: z.string().nullable(),
  /** The meal of the order, also once it is cancelled. */
  meal: z.string(),
  /** The order's price before and now. */
  before_cents: cents,
  total_cents: cents,
  /** The paid sum that crediting gives back, and the sum that is then not charged. */
  returned_cents: cents,
  uncharged_cents: cents,
  /** The instant until which there is a choice; afterwards what `at_lock` says is done. */
  until: instantOut,
  /** The zone of the school: the lock is an hour there. */
  timezone: z.string(),
  at_lock: z.enum(['accept', 'credit']),
  decided_at: instantOut.nullable(),
  /** The maker of a choice that is made. */
  decided: z.enum(['family', 'team', 'lock']).nullable(),
});
export type FamilyChoice = z.infer<typeof familyChoice>;

export const listChoices = endpoint({
  method: 'GET',
  path: '/api/substitution-choices',
  permission: FAMILY,
  tag: 'substitutions',
  summary: 'What was replaced of a family’s lunches: choices that wait, then those made lately',
  query: z.object({ userId: idText.optional() }),
  responses: { 200: z.object({ data: z.array(familyChoice) }), ...refusals },
});

export const alternative = z.object({
  item: named.extend({
    description: z.string(),
    picture: z.string(),
    tint: z.string(),
    vendor: z.string(),
  }),
  /** The options that have to be chosen with it, chosen safely. */
  options: z.array(named),
  total_cents: cents,
  ...contents,
});
export type Alternative = z.infer<typeof alternative>;

export const listAlternatives = endpoint({
  method: 'GET',
  path: '/api/substitution-choices/:id/alternatives',
  permission: FAMILY,
  tag: 'substitutions',
  summary: 'Everything else that this child may have on that day, what is safe for it first',
  params: ofChoice,
  responses: { 200: z.object({ data: z.array(alternative) }), ...refusals, ...conflicts },
});

export const acceptChoice = endpoint({
  method: 'POST',
  path: '/api/substitution-choices/:id/accept',
  permission: FAMILY,
  tag: 'substitutions',
  summary: 'Keep the replacement',
  params: ofChoice,
  responses: { 200: z.object({ data: familyChoice }), ...refusals, ...conflicts },
});

export const creditChoice = endpoint({
  method: 'POST',
  path: '/api/substitution-choices/:id/credit',
  permission: FAMILY,
  tag: 'substitutions',
  summary: 'Give the lunch up; what was paid for it comes back',
  params: ofChoice,
  responses: { 200: z.object({ data: familyChoice }), ...refusals, ...conflicts },
});

export const swapChoice = endpoint({
  method: 'POST',
  path: '/api/substitution-choices/:id/swap',
  permission: FAMILY,
  tag: 'substitutions',
  summary: 'Take something else of that day instead, without a late fee',
  params: ofChoice,
  body: z.strictObject({
    item_id: id,
    option_ids: z.array(id).max(60).default([]),
    /** The price that the person was shown. */
    expected_total: cents.min(0).max(10_000_000).optional(),
  }),
  responses: { 200: z.object({ data: familyChoice }), ...refusals, ...conflicts },
});
