import { FIELD_CODES_OF_NOUNS, REQUEST_CODES_OF_NOUNS } from './codes.gen.ts';

/**
 * Codes of whole-request refusals: those of one noun stand in its `codes.ts`, and those that many
 * give stand here. Each has its sentence in `words`.
 */
export const ERROR_CODES = [
  ...REQUEST_CODES_OF_NOUNS,
  'unauthenticated',
  'suspended',
  'forbidden',
  'not_while_impersonating',
  'cross_site',
  'not_found',
  'invalid',
  'malformed',
  'too_large',
  'too_slow',
  'unsupported_media_type',
  'too_many_requests',
  'version_conflict',
  'archived',
  'key_reused',
  'already_decided',
  'ordered',
  'overloaded',
  'held_up',
  'unavailable',
  'unknown',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export { DAY_REFUSAL_CODES, type DayRefusalCode } from '@yay/domain/ordering';

/** Codes at one field of a body (422). */
export const FIELD_CODES = [
  ...FIELD_CODES_OF_NOUNS,
  'required',
  'invalid',
  'too_short',
  'too_long',
  'email_invalid',
  'changed_meanwhile',
  'duplicate',
  'not_a_weekday',
  'amount_low',
  'amount_high',
  'not_whole_cents',
  'in_the_past',
  'too_many',
  'no_head',
  'no_rows',
  'too_many_rows',
  'unreadable',
  'code_letters',
  'ends_before_start',
  'too_many_days',
  'nothing_changes',
  'ordered_ahead',
  'name_exists',
  'taken',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** The reasons for which a promo code does not count. */
export { DISCOUNT_PROBLEMS, type DiscountProblem } from '@yay/domain/pricing';
