import type { Permission } from '@yay/domain/access';
import { type Condition, searched } from './conditions.ts';
import type { Model, Place } from './model.ts';
import { destination } from './models/destination.ts';
import { discount } from './models/discount.ts';
import { item, SPANISH_NAME } from './models/item.ts';
import { luncher } from './models/luncher.ts';
import { market } from './models/market.ts';
import { menu } from './models/menu.ts';
import { user } from './models/user.ts';
import { vendor } from './models/vendor.ts';
import type { Params } from './params.ts';
import { phoneDigits } from './phone-digits.ts';

/** One kind of record that the search of everything finds. */
export interface SearchSection {
  readonly section: string;
  readonly need: Permission;
  readonly from: string;
  readonly key: string;
  readonly name: string;
  readonly label: (text: string, params: Params) => string;
  /** SQL of the address of its page. */
  readonly url: string;
  readonly order: readonly string[];
  /** The text in lower case that starts with the name; without it, records are found by number. */
  readonly search?: string;
  /** Builds the condition of a match; null when the text can match no record of this kind. */
  readonly where: (text: string) => Condition | null;
}

interface Naming {
  readonly section: string;
  readonly need: Permission;
  readonly url: string;
  /** Further columns in which a word of the text may stand. */
  readonly places?: readonly Place[];
}

function byName(model: Model, { section, need, url, places = [] }: Naming): SearchSection {
  const { finding, hidden } = model;
  if (finding === undefined) throw new Error(`${model.name} is not found by a name`);
  return {
    section,
    need,
    url,
    from: model.from,
    key: model.key,
    name: finding.name,
    label: () => finding.label,
    order: finding.order,
    search: finding.search,
    where: (text) => (params) => {
      const condition = searched(text, [finding.search, ...places])(params);
      return hidden ? `${condition} and ${hidden.unless}` : condition;
    },
  };
}

/** The digits of a telephone number; users_phone_digits_idx is on the same expression. */
const DIGITS = `regexp_replace(u.phone, '[^0-9]', '', 'g')`;
const hasDigits = (digits: string, params: Params) =>
  `${DIGITS} like ${params.add(`%${digits}%`, 'text')}`;

const users = byName(user, {
  section: 'users',
  need: 'internal_dashboard:users',
  url: `'/admin/users/' || u.id || '/settings'`,
});

/** Users, who are found by their telephone as well. */
const usersOrPhones: SearchSection = {
  ...users,
  label: (text, params) => {
    const digits = phoneDigits(text);
    if (digits === undefined) return users.label(text, params);
    return `case when ${hasDigits(digits, params)} then u.phone || ' · ' else '' end || u.email`;
  },
  where: (text) => {
    const named = users.where(text);
    const digits = phoneDigits(text);
    if (digits === undefined) return named;
    return (params) =>
      `((${named?.(params)}) or (${hasDigits(digits, params)} and u.deleted_at is null))`;
  },
};

const lunchers = byName(luncher, {
  section: 'lunchers',
  need: 'internal_dashboard:users',
  url: `'/admin/users/' || l.user_id || '/lunchers'`,
});

/** Lunchers, whose accounts are read one by one: matches are few, and all accounts are many. */
const livingLunchers: SearchSection = {
  ...lunchers,
  from: 'lunchers l',
  where: (text) => {
    const named = lunchers.where(text);
    return (params) => `${named?.(params)} and l.deleted_at is null
      and (select u.deleted_at from users u where u.id = l.user_id) is null`;
  },
};

/** Items of the vendors with such a name: vendors are few, and their items have an index. */
const itemsOfVendor: Place = (pattern) =>
  `i.vendor_id = any (array(select v.id from vendors v where lower(v.display_name) like ${pattern}))`;

const orders: SearchSection = {
  section: 'orders',
  need: 'internal_dashboard:users',
  from: 'lunches o',
  key: 'o.id',
  name: `'#' || o.id || ' · ' || o.luncher_first || ' ' || o.luncher_last`,
  label: () => `to_char(o.date, 'YYYY-MM-DD')`,
  url: `'/admin/users/' || o.user_id || '/selections'`,
  order: ['o.id'],
  where: (text) => {
    const number = /^#?(\d{1,15})$/.exec(text)?.[1];
    return number === undefined ? null : (params) => `o.id = ${params.add(number, 'integer')}`;
  },
};

/** The sections in the order in which those with equally good matches stand. */
export const SEARCH_SECTIONS: readonly SearchSection[] = [
  usersOrPhones,
  livingLunchers,
  byName(destination, {
    section: 'schools',
    need: 'internal_dashboard:schools',
    url: `'/admin/schools/' || d.id`,
  }),
  byName(item, {
    section: 'items',
    need: 'internal_dashboard:items',
    url: `'/admin/items/' || i.id`,
    places: [SPANISH_NAME, itemsOfVendor],
  }),
  byName(vendor, {
    section: 'vendors',
    need: 'internal_dashboard:vendors',
    url: `'/admin/vendors/' || v.id`,
  }),
  byName(menu, {
    section: 'menus',
    need: 'internal_dashboard:menus',
    url: `'/admin/menus/' || m.id`,
  }),
  byName(discount, {
    section: 'discounts',
    need: 'internal_dashboard:discounts',
    url: `'/admin/discounts/' || d.id`,
  }),
  byName(market, {
    section: 'markets',
    need: 'internal_dashboard:markets',
    url: `'/admin/markets/' || m.id`,
  }),
  orders,
];
