/** `tree_nuts` as a reader knows it: 'Tree nuts'. */
export function fromCode(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields whose values are codes of ours and not what somebody typed. */
const CODED = new Set([
  'roles',
  'reason',
  'suspension_reason',
  'second_factor',
  'status',
  'kind',
  'method',
]);

export const isCoded = (field: string): boolean =>
  CODED.has(field) || field.startsWith('tolerance.');

/**
 * Returns the end of a field's name, once its kind is known from elsewhere: of `tolerance.peanuts`,
 * peanuts.
 */
export const lastPart = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** An instant as the wire writes it. */
export const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/.test(text);

/** The list of codes that one text is: 'customer, school'. */
export const codesIn = (text: string): string[] => text.split(', ');
