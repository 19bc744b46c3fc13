export { type ScheduleProblem, scheduleProblem } from './schedule.ts';
