export { BlackoutCreate } from './components/blackout-create.tsx';
export { BlackoutsPage } from './components/blackouts-page.tsx';
export { SchoolBlackoutCreate } from './components/school-blackout-create.tsx';
export { SchoolSchedule } from './components/school-schedule.tsx';
