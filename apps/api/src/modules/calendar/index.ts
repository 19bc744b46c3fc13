export { calendarRoutes } from './calendar.routes.ts';
export { type CalendarQuery, readCalendar } from './read-calendar.ts';
export { type Draft, summarizeDraft } from './summarize-draft.ts';
