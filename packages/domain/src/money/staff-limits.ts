import type { Cents } from './cents.ts';

/**
 * The sums that people of the team give alone, in cents. Beyond any of them a second person agrees.
 */
export interface StaffLimits {
  /** One act, and one person to one family in a day. */
  readonly alone: Cents;
  /** One family in a day, from whomever. */
  readonly family: Cents;
  /** One person to all families in a day. */
  readonly person: Cents;
  /** Everybody to everybody in a day. */
  readonly everybody: Cents;
}

/** The sums of a day, with the act that is asked for. */
export interface SumsOfDay {
  /** The act alone; of a refund, with what went back of its payment before. */
  readonly act: Cents;
  /** The most that any family has then: of this person, and of everybody. */
  readonly familyOfPerson: Cents;
  readonly familyOfAll: Cents;
  /** The codes, which any family may have: of this person, and of everybody. */
  readonly codesOfPerson: Cents;
  readonly codesOfAll: Cents;
  readonly person: Cents;
  readonly everybody: Cents;
}

/** Tells whether a second person has to agree. A limit itself is still one's own to give. */
export function needsSecondPerson(sums: SumsOfDay, limits: StaffLimits): boolean {
  return (
    sums.act > limits.alone ||
    sums.familyOfPerson + sums.codesOfPerson > limits.alone ||
    sums.familyOfAll + sums.codesOfAll > limits.family ||
    sums.person > limits.person ||
    sums.everybody > limits.everybody
  );
}

/**
 * Tells whether a family, or all together, would have more within a day than people of the team
 * give.
 */
export const isOverDay = (
  { familyOfAll, everybody }: Pick<SumsOfDay, 'familyOfAll' | 'everybody'>,
  limits: Pick<StaffLimits, 'family' | 'everybody'>,
): boolean => familyOfAll > limits.family || everybody > limits.everybody;
