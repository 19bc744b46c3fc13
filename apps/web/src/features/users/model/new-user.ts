import type { Role } from '@yay/domain/access';
import type { NewUser } from '../api/create-user.ts';

type Place = { readonly id: number; readonly name: string };

/** What is set about a new account, as it is typed. */
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

/** What is to be sent; whether it will do is the server's to say. */
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
