import { BLACKOUT_STATES, type BlackoutState } from '@yay/contract/blackouts/values';

/** SQL of each state of a closure, aliased `b`, by the day that it is for the team. */
export const CLOSURE_STATES: Readonly<Record<BlackoutState, string>> = {
  lifted: 'b.lifted_at is not null',
  past: `b.lifted_at is null and b.ends_on < office_today()`,
  upcoming: `b.lifted_at is null and b.starts_on > office_today()`,
  active: `b.lifted_at is null and b.starts_on <= office_today() and b.ends_on >= office_today()`,
};

/** SQL of the state of a closure, aliased `b`. */
export const CLOSURE_STATE = `case ${BLACKOUT_STATES.map((state) => `when ${CLOSURE_STATES[state]} then '${state}'`).join(' ')} end`;
