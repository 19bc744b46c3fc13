import type { Consequence } from '@yay/contract/site-options/calls';
import type { SiteOptionFields, SiteOptionType } from '@yay/contract/site-options/fields';
import type { Queryable } from '../../platform/db/index.ts';
import type { NowRow } from './site-options.repo.ts';

export type Values = Consequence['values'];

/** Tells the effects of an option of a type. */
export type Tell<Type extends SiteOptionType> = (
  source: Queryable,
  fields: SiteOptionFields<Type>,
  at: NowRow,
) => Consequence[] | Promise<Consequence[]>;

export const says = (
  code: Consequence['code'],
  values: Values = {},
  grave = false,
): Consequence => ({ code, values, grave });

export const when = (is: boolean, ...said: Consequence[]): Consequence[] => (is ? said : []);
