import type { FieldCode } from '@yay/contract/codes';
import type { Role } from '@yay/domain/access';
import type { PersonRow } from './users.repo.ts';

export const SETTINGS = [
  'first',
  'last',
  'email',
  'phone',
  'locale',
  'reboard',
  'notify_week_preview',
  'notify_nothing_chosen',
] as const;
export type Settings = Partial<Pick<PersonRow, (typeof SETTINGS)[number]>>;

/** The changeable fields of an account; an absent one stays. */
export interface UserSettings {
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly locale?: 'en' | 'es' | undefined;
  readonly reboard?: boolean | undefined;
  readonly notify_week_preview?: boolean | undefined;
  readonly notify_nothing_chosen?: boolean | undefined;
  readonly roles?: readonly Role[] | undefined;
  readonly destination_ids?: readonly number[] | undefined;
  readonly vendor_ids?: readonly number[] | undefined;
}

/** The real differences that a change makes. */
export interface Differences {
  readonly settings: Settings;
  /** All that she would have, each once. */
  readonly roles: readonly Role[] | undefined;
  readonly destinationIds: readonly number[] | undefined;
  readonly vendorIds: readonly number[] | undefined;
}

export function changedFields(person: PersonRow, input: UserSettings): Differences {
  return {
    settings: Object.fromEntries(
      SETTINGS.filter((field) => input[field] !== undefined && input[field] !== person[field]).map(
        (field) => [field, input[field]],
      ),
    ),
    roles: otherSet(person.roles, input.roles),
    destinationIds: otherSet(idsOf(person.destinations), input.destination_ids),
    vendorIds: otherSet(idsOf(person.vendors), input.vendor_ids),
  };
}

/** Returns the fields whose value has changed since somebody began to change them. */
export function overtaken(person: PersonRow, was: UserSettings): Record<string, FieldCode[]> {
  const { settings, roles, destinationIds, vendorIds } = changedFields(person, was);
  const fields = [
    ...Object.keys(settings),
    ...(roles ? ['roles'] : []),
    ...(destinationIds ? ['destination_ids'] : []),
    ...(vendorIds ? ['vendor_ids'] : []),
  ];
  return Object.fromEntries(fields.map((field) => [field, ['changed_meanwhile'] as FieldCode[]]));
}

const idsOf = (places: readonly { id: number }[]) => places.map((place) => place.id);

function otherSet<Value>(
  has: readonly Value[],
  wanted: readonly Value[] | undefined,
): readonly Value[] | undefined {
  if (wanted === undefined) return undefined;
  const each = new Set(wanted);
  return each.size === has.length && has.every((value) => each.has(value)) ? undefined : [...each];
}
