import { defineModule } from '../../platform/define-module.ts';
import { calendarRoutes } from './calendar.routes.ts';

export { loadWeek } from './load-week.ts';
export { type CalendarQuery, readCalendar } from './read-calendar.ts';
export { readStock } from './read-stock.ts';
export { type Draft, summarizeDraft } from './summarize-draft.ts';

export const manifest = defineModule({ routes: calendarRoutes });
