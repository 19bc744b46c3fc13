import type { User, UserRow } from '@yay/contract/users/calls';
import { type Instant, toIso } from '@yay/domain/time';
import type { Actor } from '../../platform/http/index.ts';
import { abilitiesOn } from './abilities.ts';
import type { PersonRow } from './users.repo.ts';

export const fullName = ({ first, last }: { first: string; last: string }): string =>
  `${first} ${last}`;
export const isoOrNull = (at: Instant | null): string | null => (at === null ? null : toIso(at));

export function presentRow(person: PersonRow): UserRow {
  const {
    permissions: _,
    erased_at: __,
    email_waiting: ___,
    dropped,
    email_proved,
    ...row
  } = person;
  return {
    ...row,
    full_name: fullName(row),
    suspended_on: isoOrNull(row.suspended_on),
    deleted_at: isoOrNull(row.deleted_at),
    invited_until: isoOrNull(row.invited_until),
    delinquent: row.delinquent ? 1 : 0,
    roleStrings: row.roles,
    school_user: row.roles.includes('school'),
    vendor_user: row.roles.includes('vendor'),
    created_at: toIso(row.created_at),
    last_seen_at: isoOrNull(row.last_seen_at),
  };
}

export const presentUser = (actor: Actor, person: PersonRow): User => ({
  ...presentRow(person),
  permissions: person.permissions,
  email_waiting: person.email_waiting,
  abilities: abilitiesOn(actor, person),
});
