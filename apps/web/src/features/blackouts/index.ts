export { BlackoutCreate } from './components/blackout-create.tsx';
export { BlackoutsPage } from './components/blackouts-page.tsx';
export { PortalClosureCreate } from './components/portal-closure-create.tsx';
export { PortalClosures } from './components/portal-closures.tsx';
export { SchoolBlackoutCreate } from './components/school-blackout-create.tsx';
export { SchoolSchedule } from './components/school-schedule.tsx';
