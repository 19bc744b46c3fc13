import { defineModule } from '../../platform/define-module.ts';
import { remindersJobs, sweepLetters } from './reminders.jobs.ts';

export const manifest = defineModule({ kinds: [sweepLetters], jobs: remindersJobs });
