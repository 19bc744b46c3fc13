import type { Item } from './catalogue.ts';
import type { Random } from './random.ts';

/** Eight to eleven entrees and five or six extras, of three or four vendors. */
export function composeMenu(
  offered: readonly Item[],
  always: readonly Item[],
  vendors: readonly string[],
  turn: number,
  random: Random,
): { entrees: Item[]; extras: Item[] } {
  const codes = [...new Set(always.map(({ vendorCode }) => vendorCode))];
  const others = vendors.filter((code) => !codes.includes(code));
  const rotated = others.map((_, index) => others[(index + turn) % others.length] ?? '');
  codes.push(...rotated.slice(0, Math.max(0, random.between(3, 4) - codes.length)));
  const ofVendors = offered.filter(
    (item) => codes.includes(item.vendorCode) && !always.includes(item),
  );
  const fixedEntrees = always.filter(({ extra }) => !extra);
  const fixedExtras = always.filter(({ extra }) => extra);
  // Each vendor of the day has at least two meals on the menu.
  const ofEach = codes.flatMap((code) =>
    random.some(
      ofVendors.filter((item) => !item.extra && item.vendorCode === code),
      Math.max(0, 2 - fixedEntrees.filter(({ vendorCode }) => vendorCode === code).length),
    ),
  );
  const chosen = [...fixedEntrees, ...ofEach];
  const rest = ofVendors.filter((item) => !item.extra && !chosen.includes(item));
  return {
    entrees: [...chosen, ...random.some(rest, random.between(8, 11) - chosen.length)],
    extras: [
      ...fixedExtras,
      ...random.some(
        ofVendors.filter(({ extra }) => extra),
        random.between(5, 6) - fixedExtras.length,
      ),
    ],
  };
}
