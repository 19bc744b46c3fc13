import { defineModule } from '../../platform/define-module.ts';
import { userEventsJobs } from './user-events.jobs.ts';
import { userEventsRoutes } from './user-events.routes.ts';
import { deliverEvent } from './user-events.ts';

export { createUserEvents, type UserEvents } from './user-events.ts';

export const manifest = defineModule({
  routes: userEventsRoutes,
  kinds: [deliverEvent],
  jobs: userEventsJobs,
});
