import { z } from 'zod';
import { dateOut, errorBody, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { TIME_ZONES } from './values.ts';

const MARKETS = { any: ['internal_dashboard:markets'] } as const;
const ONE_LINE = /^\P{Cc}*$/u;

/** The orders that stand in the way: placed and not served yet. */
export const ordersAhead = z.object({
  orders: z.number().int(),
  families: z.number().int(),
  last_on: dateOut.nullable(),
});
export type OrdersAhead = z.infer<typeof ordersAhead>;
/** A refusal at a field, with the lunches that are why. */
export const invalidWithAhead = errorBody.extend({ ahead: ordersAhead.optional() });

export const macroMarket = z.object({ id, name: z.string() });
export type MacroMarket = z.infer<typeof macroMarket>;

export const marketRecord = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  timezone: z.string(),
  macro_market: macroMarket.nullable(),
  /** Active ones. */
  schools: z.number().int(),
  families: z.number().int(),
  lunchers: z.number().int(),
  archived_at: instantOut.nullable(),
  /** Grows with every change; a change names the one that it saw. */
  version: z.number().int(),
});
export type MarketRecord = z.infer<typeof marketRecord>;

export const marketBody = z
  .object({
    name: z.string().trim().min(1).max(80).regex(ONE_LINE),
    /** Kept in capitals, however it is typed. */
    abbreviation: z.string().trim().toUpperCase().min(2).max(10).regex(ONE_LINE),
    timezone: z.enum(TIME_ZONES).default(TIME_ZONES[0]),
    macro_market_id: id.nullable().default(null),
  })
  .strict();
export type MarketBody = z.output<typeof marketBody>;

const marketAnswer = z.object({ data: marketRecord });
const conflict = errorBody.extend({ market: marketRecord.optional() });
export type MarketConflict = z.infer<typeof conflict>;
const params = z.object({ id: idText });

export const listMarkets = endpoint({
  method: 'GET',
  path: '/api/markets',
  permission: { any: ['internal_dashboard:markets', 'internal_dashboard:schools'] },
  tag: 'markets',
  summary: 'Markets that are not archived',
  responses: { 200: z.object({ data: z.array(marketRecord) }), ...refusals },
});

export const getMarket = endpoint({
  method: 'GET',
  path: '/api/markets/:id',
  permission: MARKETS,
  tag: 'markets',
  summary: 'One market',
  params,
  responses: { 200: marketAnswer, ...refusals },
});

export const createMarket = endpoint({
  method: 'POST',
  path: '/api/markets',
  permission: MARKETS,
  tag: 'markets',
  summary: 'Open a market',
  body: marketBody,
  responses: { 201: marketAnswer, ...refusals },
});

export const updateMarket = endpoint({
  method: 'PUT',
  path: '/api/markets/:id',
  permission: MARKETS,
  tag: 'markets',
  summary: 'Change a market. Its time zone stays while lunches are ordered in it',
  params,
  body: marketBody.extend({ version: z.number().int().min(1) }),
  responses: { 200: marketAnswer, 409: conflict, ...refusals, 422: invalidWithAhead },
});

export const archiveMarket = endpoint({
  method: 'POST',
  path: '/api/markets/:id/archive',
  permission: MARKETS,
  tag: 'markets',
  summary: 'Take a market without active schools out of use',
  params,
  responses: { 200: marketAnswer, 409: errorBody, ...refusals },
});

export const restoreMarket = endpoint({
  method: 'POST',
  path: '/api/markets/:id/restore',
  permission: MARKETS,
  tag: 'markets',
  summary: 'Put an archived market into use again',
  params,
  responses: { 200: marketAnswer, ...refusals },
});

const macroBody = z.object({ name: z.string().trim().min(1).max(80).regex(ONE_LINE) }).strict();

export const listMacroMarkets = endpoint({
  method: 'GET',
  path: '/api/macro-markets',
  permission: MARKETS,
  tag: 'markets',
  summary: 'Macro-markets, each with how many markets are in it',
  responses: {
    200: z.object({ data: z.array(macroMarket.extend({ markets: z.number().int() })) }),
    ...refusals,
  },
});

export const createMacroMarket = endpoint({
  method: 'POST',
  path: '/api/macro-markets',
  permission: MARKETS,
  tag: 'markets',
  summary: 'Make a macro-market',
  body: macroBody,
  responses: { 201: z.object({ data: macroMarket }), ...refusals },
});

export const renameMacroMarket = endpoint({
  method: 'PUT',
  path: '/api/macro-markets/:id',
  permission: MARKETS,
  tag: 'markets',
  summary: 'Give a macro-market another name',
  params,
  body: macroBody,
  responses: { 200: z.object({ data: macroMarket }), ...refusals },
});
