import type { Properties } from '@yay/domain/allergy';
import { plain } from './food.ts';

export type Tint = 'peach' | 'butter' | 'mint' | 'sky' | 'rose';

export type OptionOf = { name: string; price: number; properties: Properties };
export type OptionGroupOf = { name: string; min: number; max: number; options: OptionOf[] };

/** An item of a vendor, as its own file describes it. Prices in cents. */
export type Dish = {
  name: string;
  description: string;
  price: number;
  toVendor: number;
  picture: string;
  tint: Tint;
  properties: Properties;
  extra: boolean;
  groups: OptionGroupOf[];
  /** Units that the kitchen can make on one day. */
  capacity: number | null;
  /** Weeks since it was first offered anywhere, counted from this week; null is since ever. */
  newForWeeks: number | null;
};

type Described = Pick<Dish, 'name' | 'description' | 'price' | 'picture' | 'tint' | 'properties'> &
  Partial<Pick<Dish, 'groups' | 'capacity' | 'newForWeeks'>>;

const VENDOR_SHARE = 0.68;

/** Described by the vendor, sold with about a third on top. */
export function entree(dish: Described): Dish {
  return {
    groups: [],
    capacity: null,
    newForWeeks: null,
    ...dish,
    extra: false,
    toVendor: Math.round((dish.price * VENDOR_SHARE) / 5) * 5,
  };
}

export function extra(dish: Described): Dish {
  return { ...entree(dish), extra: true };
}

export function choice(name: string, price = 0, properties: Properties = plain): OptionOf {
  return { name, price, properties };
}

export function pickOne(name: string, ...options: OptionOf[]): OptionGroupOf {
  return { name, min: 1, max: 1, options };
}

export function upTo(max: number, name: string, ...options: OptionOf[]): OptionGroupOf {
  return { name, min: 0, max, options };
}
