import { REFUSAL_CODES } from '@yay/domain/ordering';

/** Codes of whole-request refusals. Each has its sentence in `words`. */
export const ERROR_CODES = [
  'unauthenticated',
  'wrong_credentials',
  'suspended',
  'forbidden',
  'not_while_impersonating',
  'already_impersonating',
  'second_factor_required',
  'wrong_code',
  'passkey_refused',
  'sign_in_over',
  'second_factor_exists',
  'last_second_factor',
  'link_over',
  'cross_site',
  'not_found',
  'invalid',
  'malformed',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'version_conflict',
  'archived',
  'code_lapsed',
  'key_reused',
  'refund_instead',
  'unavailable',
  'unknown',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * Codes of one refused day in a save. The other days of the save stand.
 * `late_fee_changed` and `price_changed`: what the person was shown is no longer what it costs, so she is asked again.
 */
export const DAY_REFUSAL_CODES = [...REFUSAL_CODES, 'late_fee_changed', 'price_changed'] as const;
export type DayRefusalCode = (typeof DAY_REFUSAL_CODES)[number];

/** Codes at one field of a body (422). */
export const FIELD_CODES = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'email_invalid',
  'password_too_short',
  'password_common',
  'password_guessable',
  'password_wrong',
  'wrong_code',
  'email_taken',
  'email_not_yours',
  'changed_meanwhile',
  'role_not_yours',
  'unknown_role',
  'unknown_destination',
  'unknown_vendor',
  'needs_role',
  'unknown_event',
  'unknown_model',
  'unknown_column',
  'unknown_operator',
  'unknown_relation',
  'last_superadmin',
  'unknown_luncher',
  'unknown_item',
  'unknown_option',
  'wrong_option_group',
  'too_few_options',
  'too_many_options',
  'duplicate',
  'unknown_extra',
  'not_an_entree',
  'not_a_weekday',
  'other_week',
  'unknown_grade',
  'unknown_property',
  'amount_low',
  'amount_high',
  'not_whole_cents',
  'unknown_code',
  'code_unusable',
  'code_yours',
  'codes_redeemed',
  'refund_whole',
  'in_the_past',
  'your_own_email',
  'too_many',
  'still_owed',
  'payment_under_way',
  'not_offered',
  'refund_too_much',
  'unknown_market',
  'market_required',
  'school_required',
  'grade_required',
  'code_letters',
  'code_exists',
  'code_in_use',
  'percent_range',
  'ends_before_start',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** Why a promo code does not count. */
export { DISCOUNT_PROBLEMS, type DiscountProblem } from '@yay/domain/pricing';
