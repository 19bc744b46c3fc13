import { ACTIVITY_ACTIONS } from './actions.gen.ts';

/** Everything that stands in the record of who did what; each has its sentence in `words`. */
export { ACTIVITY_ACTIONS };
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
