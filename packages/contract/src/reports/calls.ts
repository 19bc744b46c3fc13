import { z } from 'zod';
import { cents, date, dateOut, idText, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { compared, periodBefore } from './figures.ts';
import { REVENUE_DATES, REVENUE_GROUPS } from './values.ts';

const MARKETS = { any: ['internal_dashboard:markets'] } as const;

export const revenueSums = z.object({
  lunches: z.number().int(),
  meals_cents: cents,
  late_fees_cents: cents,
  discounts_cents: cents,
  /** Meals and late fees less discounts. */
  net_cents: cents,
  /** The part that was paid with credit that was given and with bonuses. */
  promo_cents: cents,
  vendor_cents: cents,
  /** Net less what the kitchens get. */
  margin_cents: cents,
});
export type RevenueSums = z.infer<typeof revenueSums>;

const asked = {
  from: date,
  to: date,
  by: z.enum(REVENUE_DATES).optional(),
  market: idText.optional(),
  school: idText.optional(),
  vendor: idText.optional(),
};

export const revenueRow = revenueSums.extend({
  /** The day itself, or the id of the market, school or vendor. */
  key: z.string(),
  name: z.string(),
});
export type RevenueRow = z.infer<typeof revenueRow>;

/**
 * The figures that the report opens with. A lunch's average is of what was charged for it, in whole
 * cents.
 */
const revenueFigures = z.object({
  net_cents: compared,
  lunches: compared,
  per_lunch_cents: compared,
  vendor_cents: compared,
  margin_cents: compared,
});
export type RevenueFigures = z.infer<typeof revenueFigures>;

export const getRevenue = endpoint({
  method: 'GET',
  path: '/api/reports/revenue',
  permission: MARKETS,
  tag: 'reports',
  summary: 'Revenue and vendor cost of some days: day by day, by the chosen group, and in all',
  query: z.object({ ...asked, group: z.enum(REVENUE_GROUPS).optional() }),
  responses: {
    200: z.object({
      data: z.object({
        days: z.array(revenueSums.extend({ date: dateOut })),
        rows: z.array(revenueRow),
        total: revenueSums,
        figures: revenueFigures,
        before: periodBefore,
      }),
    }),
    ...refusals,
  },
});

export const listRevenuePlaces = endpoint({
  method: 'GET',
  path: '/api/reports/revenue/places',
  permission: MARKETS,
  tag: 'reports',
  summary: 'Markets, schools and vendors that a report can be about, and the days there are',
  responses: {
    200: z.object({
      data: z.object({
        markets: z.array(z.object({ id: z.number().int(), name: z.string() })),
        schools: z.array(
          z.object({ id: z.number().int(), name: z.string(), market_id: z.number().int() }),
        ),
        vendors: z.array(z.object({ id: z.number().int(), name: z.string() })),
        /** The office's, by the product's clock. */
        today: dateOut,
      }),
    }),
    ...refusals,
  },
});

export const downloadRevenue = endpoint({
  method: 'GET',
  path: '/api/reports/revenue/file',
  permission: MARKETS,
  file: true,
  tag: 'reports',
  summary: 'The same as a file: a line for each day, market, school and vendor',
  query: z.object(asked),
  responses: { 200: z.undefined(), ...refusals },
});
