import { defineModule } from '../../platform/define-module.ts';
import { remindersJobs, sweepLetters } from './reminders.jobs.ts';

export { postWeekPreview } from './post-week-preview.ts';

export const manifest = defineModule({ kinds: [sweepLetters], jobs: remindersJobs });
