import {
  getLunchCalendar,
  getLunchMenuWithItems,
  getMealsSummaries,
  getOrderSummary,
} from '@yay/contract/calendar/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { isRefusal, register, written } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { lunchMenu } from './lunch-menu.ts';
import { mealsSummaries } from './meals-summaries.ts';
import { orderSummary } from './order-summary.ts';
import { readCalendarText } from './read-calendar.ts';

export function calendarRoutes(
  app: FastifyInstance,
  parts: { readonly db: Db; readonly limits: Limits },
): void {
  const { db } = parts;
  register(app, getLunchCalendar, async ({ actor, query }) => {
    const calendar = await readCalendarText(db, actor, query);
    return isRefusal(calendar) ? calendar : written(calendar);
  });
  register(app, getOrderSummary, ({ actor, body }) => orderSummary(parts, actor, body));
  register(app, getLunchMenuWithItems, ({ actor, query }) => lunchMenu(db, actor, query));
  register(app, getMealsSummaries, ({ actor, query }) => mealsSummaries(db, actor, query));
}
