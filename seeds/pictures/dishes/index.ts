import { bluePlate } from './blue-plate.ts';
import { dailyBread } from './daily-bread.ts';
import type { Drawings } from './drawings.ts';
import { greenBowl } from './green-bowl.ts';
import { kumoKitchen } from './kumo-kitchen.ts';
import { luigisCorner } from './luigis-corner.ts';
import { oliveAndThyme } from './olive-and-thyme.ts';
import { smokehouseJunction } from './smokehouse-junction.ts';
import { spiceRoute } from './spice-route.ts';
import { sunnySide } from './sunny-side.ts';
import { tacoVerde } from './taco-verde.ts';
import { unlisted } from './unlisted.ts';

/** Every dish that is drawn. A picture is drawn for one dish and is nobody else's. */
export const DRAWINGS: Drawings = {
  ...luigisCorner,
  ...tacoVerde,
  ...kumoKitchen,
  ...dailyBread,
  ...oliveAndThyme,
  ...spiceRoute,
  ...sunnySide,
  ...smokehouseJunction,
  ...greenBowl,
  ...bluePlate,
  ...unlisted,
};
