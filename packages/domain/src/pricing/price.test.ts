import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mealsSubtotal, priceDay, priceLine, priceWeek } from './index.ts';

const cents = fc.nat({ max: 5000 });
const line = fc
  .record({
    entree: cents,
    options: fc.array(cents, { maxLength: 4 }),
    extras: fc.array(cents, { maxLength: 4 }),
    lateFee: fc.constantFrom(0, 100),
  })
  .map(priceLine);

it('prices a line part by part', () => {
  const price = priceLine({ entree: 650, options: [50, 0], extras: [125, 75], lateFee: 100 });
  expect(price).toEqual({ entree: 650, options: 50, extras: 200, late_fee: 100, total: 1000 });
  expect(mealsSubtotal(price)).toBe(900);
});

it('prices an empty day and an empty week at nothing', () => {
  const nothing = { entree: 0, options: 0, extras: 0, late_fee: 0, total: 0 };
  expect(priceDay([])).toEqual(nothing);
  expect(priceWeek([])).toEqual({ ...nothing, meals: 0, discount_total: 0, grand_total: 0 });
});

it('a discount is taken off the meals and leaves the late fee', () => {
  const day = priceDay([priceLine({ entree: 500, options: [], extras: [], lateFee: 100 })]);
  expect(priceWeek([day], 200)).toMatchObject({ discount_total: 200, grand_total: 400 });
  expect(priceWeek([day], 9999)).toMatchObject({ discount_total: 500, grand_total: 100 });
  expect(priceWeek([day], -50)).toMatchObject({ discount_total: 0, grand_total: 600 });
});

it('sums to the same by line, by day and by week', () => {
  const week = fc.array(fc.array(line, { maxLength: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(week, fc.nat({ max: 50_000 }), (days, discount) => {
      const price = priceWeek(days.map(priceDay), discount);
      expect(price.total).toBe(priceDay(days.flat()).total);
      expect(price.total).toBe(price.entree + price.options + price.extras + price.late_fee);
      expect(price.grand_total).toBe(price.meals - price.discount_total + price.late_fee);
      expect(price.grand_total).toBeGreaterThanOrEqual(price.late_fee);
    }),
  );
});
