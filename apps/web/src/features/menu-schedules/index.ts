export { MonthDialog } from './components/month-dialog.tsx';
export { ScheduleCalendar } from './components/schedule-calendar.tsx';
export { type ScheduleAddress, scheduleAddress } from './model/schedule-address.ts';
