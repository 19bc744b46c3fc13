import type { User } from '@yay/contract/users/calls';
import type { Role } from '@yay/domain/access';
import { formatPhone } from '@yay/domain/phones';
import type { UserChanges } from '../api/update-user.ts';

type Place = { id: number; name: string };

/** The values of a person on the settings page, as its fields have them. */
export type UserValues = {
  first: string;
  last: string;
  email: string;
  phone: string;
  locale: 'en' | 'es';
  roles: readonly Role[];
  destinations: readonly Place[];
  vendors: readonly Place[];
  reboard: boolean;
  notify_week_preview: boolean;
  notify_nothing_chosen: boolean;
};
export type UserField = keyof UserValues;

/** The fields in the order in which they stand on the page. */
export const USER_FIELDS: readonly UserField[] = [
  'first',
  'last',
  'email',
  'phone',
  'locale',
  'roles',
  'destinations',
  'vendors',
  'reboard',
  'notify_week_preview',
  'notify_nothing_chosen',
];

/** The unsaved edits. A field that is back at what is saved is not in it. */
export type Edits = { readonly [Field in UserField]?: UserValues[Field] };

export function valuesOf(user: User): UserValues {
  return {
    first: user.first,
    last: user.last,
    email: user.email,
    phone: formatPhone(user.phone ?? ''),
    locale: user.locale,
    roles: user.roles,
    destinations: user.destinations,
    vendors: user.vendors,
    reboard: user.reboard,
    notify_week_preview: user.notify_week_preview,
    notify_nothing_chosen: user.notify_nothing_chosen,
  };
}

/** Returns the values of the fields: the saved ones, and over them the edits. */
export function shownOf(saved: UserValues, edits: Edits): UserValues {
  return { ...saved, ...edits };
}

export function edit<Field extends UserField>(
  saved: UserValues,
  edits: Edits,
  field: Field,
  value: UserValues[Field],
): Edits {
  const { [field]: _, ...others } = edits;
  return isSame(saved[field], value) ? others : { ...others, [field]: value };
}

/**
 * Returns the changed fields, in the order of the page. The saved values may have moved on since.
 */
export function changedFields(saved: UserValues, edits: Edits): UserField[] {
  return USER_FIELDS.filter(
    (field) => edits[field] !== undefined && !isSame(saved[field], edits[field]),
  );
}

/** Names only what is changed, and what it was when it was seen: two people do not undo each other. */
export function changesOf(saved: UserValues, edits: Edits): UserChanges {
  const fields = changedFields(saved, edits);
  return { ...named({ ...saved, ...edits }, fields), was: named(saved, fields) };
}

/** The name under which the server speaks of a field. */
export const WIRE: Record<UserField, keyof UserChanges> = {
  first: 'first',
  last: 'last',
  email: 'email',
  phone: 'phone',
  locale: 'locale',
  roles: 'roles',
  destinations: 'destination_ids',
  vendors: 'vendor_ids',
  reboard: 'reboard',
  notify_week_preview: 'notify_week_preview',
  notify_nothing_chosen: 'notify_nothing_chosen',
};

type Named = Omit<UserChanges, 'was'>;

function named(values: UserValues, fields: readonly UserField[]): Named {
  const all: Named = {
    first: values.first.trim(),
    last: values.last.trim(),
    email: values.email.trim(),
    phone: values.phone.trim() || null,
    locale: values.locale,
    roles: [...values.roles],
    destination_ids: values.destinations.map(({ id }) => id),
    vendor_ids: values.vendors.map(({ id }) => id),
    reboard: values.reboard,
    notify_week_preview: values.notify_week_preview,
    notify_nothing_chosen: values.notify_nothing_chosen,
  };
  const names = new Set<string>(fields.map((field) => WIRE[field]));
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

/** Texts but for the space around them, lists but for their order. */
function isSame(one: UserValues[UserField], other: UserValues[UserField] | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const keys = (list: readonly unknown[]) => list.map(keyOf).sort().join();
    return keys(one) === keys(other);
  }
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return one === other;
}

function keyOf(entry: unknown): string {
  return typeof entry === 'object' && entry !== null && 'id' in entry
    ? String(entry.id)
    : String(entry);
}
