import {
  getLunchCalendar,
  getLunchMenuWithItems,
  getMealsSummaries,
  getOrderSummary,
} from '@yay/contract/calendar';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { lunchMenu } from './lunch-menu.ts';
import { mealsSummaries } from './meals-summaries.ts';
import { orderSummary } from './order-summary.ts';
import { readCalendar } from './read-calendar.ts';

export function calendarRoutes(
  app: FastifyInstance,
  parts: { readonly db: Db; readonly limits: Limits },
): void {
  const { db } = parts;
  register(app, getLunchCalendar, ({ actor, query }) => readCalendar(db, actor, query));
  register(app, getOrderSummary, ({ actor, body }) => orderSummary(parts, actor, body));
  register(app, getLunchMenuWithItems, ({ actor, query }) => lunchMenu(db, actor, query));
  register(app, getMealsSummaries, ({ actor, query }) => mealsSummaries(db, actor, query));
}
