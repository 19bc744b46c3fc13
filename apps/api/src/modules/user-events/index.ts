export { userEventsJobs } from './user-events.jobs.ts';
export { userEventsRoutes } from './user-events.routes.ts';
export { createUserEvents, deliverEvent, type UserEvents } from './user-events.ts';
