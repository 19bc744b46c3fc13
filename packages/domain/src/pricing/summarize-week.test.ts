import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paidFrom, priceLine, summarizeWeek } from './index.ts';

const lunch = (luncherId: number, entree: number, lateFee = 0, extras: number[] = []) => ({
  luncherId,
  price: priceLine({ entree, options: [], extras, lateFee }),
});

const NO_GO = { go_total: 0, go_count: 0 };

describe('the rows of a week', () => {
  test('leave late fees and grab-and-go to rows of their own', () => {
    const week = [lunch(2, 1750, 100), lunch(1, 1200), lunch(1, 1200)];
    const sums = summarizeWeek(week, 600, { go_total: 450, go_count: 1 });
    expect(sums).toEqual({
      lunchers: [
        { luncher_id: 1, lunches: 2, total: 2400 },
        { luncher_id: 2, lunches: 1, total: 1750 },
      ],
      meals_total: 4150,
      late_fee_total: 100,
      late_fee_count: 1,
      go_total: 450,
      go_count: 1,
      discount_total: 600,
      grand_total: 4100,
    });
  });

  test('are none for a luncher without a lunch, and a discount takes off no fee and no grab-and-go', () => {
    expect(summarizeWeek([], 500, NO_GO)).toMatchObject({ lunchers: [], grand_total: 0 });
    expect(summarizeWeek([lunch(1, 300, 100)], 500, { go_total: 700, go_count: 1 })).toMatchObject({
      discount_total: 300,
      grand_total: 800,
    });
  });

  test('add up to the sum that the card pays, whatever was ordered and whatever pays it', () => {
    const cents = fc.nat({ max: 3_000 });
    const lunches = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 4 }), cents, fc.constantFrom(0, 100, 300), cents)
        .map(([id, entree, fee, extra]) => lunch(id, entree, fee, extra > 1_000 ? [extra] : [])),
      { maxLength: 20 },
    );
    const funds = fc.option(fc.record({ data: cents, yay_bucks: cents, charged: cents }));
    fc.assert(
      fc.property(lunches, cents, cents, funds, (week, discount, go, known) => {
        const sums = summarizeWeek(week, discount, { go_total: go, go_count: Number(go > 0) });
        const paid = paidFrom(sums.grand_total, known);
        const rows = sums.lunchers.reduce((sum, own) => sum + own.total, 0);
        const spent = paid.charged + paid.credit + paid.yayBucks;
        expect(rows).toBe(sums.meals_total);
        expect(rows + sums.late_fee_total + go - sums.discount_total - spent).toBe(paid.rest);
        expect(sums.lunchers.reduce((sum, own) => sum + own.lunches, 0)).toBe(week.length);
        expect(
          Math.min(paid.rest, paid.charged, paid.credit, paid.yayBucks),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
