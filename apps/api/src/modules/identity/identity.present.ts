import type { Me } from '@yay/contract/identity/calls';
import { toIso } from '@yay/domain/time';
import type { PersonRow } from './identity.repo.ts';

export const fullName = (person: { first: string; last: string }): string =>
  `${person.first} ${person.last}`;

/** A person who owes us may sign in, to pay. */
export const isSuspendedUntilPaid = (
  person: Pick<PersonRow, 'suspended_on' | 'suspension_reason'>,
): boolean => person.suspended_on !== null && person.suspension_reason === 'payment';

export const isShutOut = (person: Pick<PersonRow, 'suspended_on' | 'suspension_reason'>): boolean =>
  person.suspended_on !== null && !isSuspendedUntilPaid(person);

export function presentMe(
  person: PersonRow,
  impersonator: Me['impersonator'],
  mustEnrol: boolean,
): Me {
  return {
    id: person.id,
    first: person.first,
    last: person.last,
    full_name: fullName(person),
    email: person.email,
    locale: person.locale,
    suspended_on: person.suspended_on === null ? null : toIso(person.suspended_on),
    roles: person.roles,
    roleStrings: person.roles,
    permissions: person.permissions,
    school_user: person.roles.includes('school'),
    vendor_user: person.roles.includes('vendor'),
    delinquent: person.delinquent ? 1 : 0,
    reboard: person.reboard,
    impersonator,
    must_enrol: mustEnrol,
    must_pay: isSuspendedUntilPaid(person),
  };
}
