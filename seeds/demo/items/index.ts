import type { Dish } from '../../lib/dish.ts';
import { bluePlate } from './blue-plate.ts';
import { dailyBread } from './daily-bread.ts';
import { greenBowl } from './green-bowl.ts';
import { kumoKitchen } from './kumo-kitchen.ts';
import { luigisCorner } from './luigis-corner.ts';
import { oliveAndThyme } from './olive-and-thyme.ts';
import { smokehouseJunction } from './smokehouse-junction.ts';
import { spiceRoute } from './spice-route.ts';
import { sunnySide } from './sunny-side.ts';
import { tacoVerde } from './taco-verde.ts';

/** Vendor code to what it makes. */
export const DISHES: Record<string, readonly Dish[]> = {
  LUIGI: luigisCorner,
  TACOV: tacoVerde,
  KUMO: kumoKitchen,
  BREAD: dailyBread,
  OLIVE: oliveAndThyme,
  SPICE: spiceRoute,
  SUNNY: sunnySide,
  SMOKE: smokehouseJunction,
  GREEN: greenBowl,
  BLUE: bluePlate,
};
