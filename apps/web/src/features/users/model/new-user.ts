import type { Role } from '@yay/domain/access';
import type { NewUser } from '../api/create-user.ts';

type Place = { readonly id: number; readonly name: string };

/** The settings of a new account, as they are typed. */
export type NewUserValues = {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  readonly locale: 'en' | 'es';
  readonly roles: readonly Role[];
  readonly destinations: readonly Place[];
  readonly vendors: readonly Place[];
};

export const NEW_USER: NewUserValues = {
  first: '',
  last: '',
  email: '',
  phone: '',
  locale: 'en',
  roles: [],
  destinations: [],
  vendors: [],
};

/** Returns the input to send; the server decides whether it will do. */
export function inputOf(values: NewUserValues): { input: NewUser } {
  const { phone, roles, destinations, vendors, ...rest } = values;
  return {
    input: {
      ...rest,
      ...(phone.trim() && { phone }),
      roles: [...roles],
      destination_ids: destinations.map(({ id }) => id),
      vendor_ids: vendors.map(({ id }) => id),
    },
  };
}
