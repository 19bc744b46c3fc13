import type { Properties } from '@yay/domain/allergy';
import { plain } from './food.ts';

export type Tint = 'peach' | 'butter' | 'mint' | 'sky' | 'rose';

/** A name in both languages. */
type Named = readonly [english: string, spanish: string];
export type OptionOf = { name: string; nameEs: string; price: number; properties: Properties };
export type OptionGroupOf = {
  name: string;
  nameEs: string;
  min: number;
  max: number;
  options: OptionOf[];
};

/** An item of a vendor, as its own file describes it. Prices in cents. */
export type Dish = {
  name: string;
  nameEs: string;
  description: string;
  descriptionEs: string;
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

type Described = Pick<
  Dish,
  'name' | 'nameEs' | 'description' | 'descriptionEs' | 'price' | 'picture' | 'tint' | 'properties'
> &
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

export function choice([name, nameEs]: Named, price = 0, properties = plain): OptionOf {
  return { name, nameEs, price, properties };
}

export function pickOne([name, nameEs]: Named, ...options: OptionOf[]): OptionGroupOf {
  return { name, nameEs, min: 1, max: 1, options };
}

export function upTo(max: number, [name, nameEs]: Named, ...options: OptionOf[]): OptionGroupOf {
  return { name, nameEs, min: 0, max, options };
}
